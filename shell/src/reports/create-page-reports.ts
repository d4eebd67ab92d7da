import type { Host, Telemetry, TelemetryEvent } from '@aangan/host';
import type { SiteComposition } from '@aangan/manifest';
import { languageOf } from '@aangan/manifest/languages';
import { matchPath, pathsOf } from '@aangan/manifest/routes';
import {
  type ComposerEvent,
  createReporter,
  inlinedPage,
  isPageChanged,
  measurePage,
} from '@aangan/runtime';
import { watchUntrustedText } from './untrusted-text.ts';

const kinds = {
  failed: 'load-failed',
  threw: 'render-error',
  changed: 'changed-by-browser',
  ringed: 'slot-ring',
} as const;

/** What this page tells the platform of itself. Remotes do nothing for it. */
export interface PageReports {
  telemetry: Telemetry;
  /** Reports an outcome of a remote that the page has. */
  reportOutcome: Host['reportOutcome'];
  /** Measures how long React took to take the page over, in milliseconds. */
  rendered(milliseconds: number): void;
  /** To be told of what the composer loads. */
  onEvent(event: ComposerEvent): void;
}

/** Reports failures of the page at once and, in a sample of the pages, how fast it is. */
export function createPageReports(composition: SiteComposition, window: Window): PageReports {
  const { document } = window;
  const shown = () => shownPage(composition, window.location.pathname);
  const route = () => shown().route;
  const opened = shown();
  const reporter = createReporter({ page: inlinedPage(document), route, document });
  measurePage({ reporter, shown, window });
  /** Whether a remote's module has failed: markup that cannot be taken over then is the same failure, on a page of another remote too. */
  let hasFailed = false;
  /** Whether it was changed on its way here: React has removed what shows it once it has made the page again. */
  const wasChanged = isPageChanged(document);
  watchUntrustedText(document, ({ release, error }) => {
    reporter.failed({ kind: 'untrusted-text', ...(release ?? shown()), error });
  });

  return {
    telemetry: {
      report: (event: TelemetryEvent) => {
        console.warn(event.name, event);
        const { name, release } = shown();
        if (event.name === 'page-changed') {
          const { shell } = composition;
          const about = { name: 'shell', release: shell.release };
          reporter.failed({ kind: 'changed-by-browser', ...about, error: event.error });
        }
        if (event.name !== 'hydration-failed' || hasFailed) return;
        // Markup that a translator has changed cannot be taken over.
        const isChanged = wasChanged || isPageChanged(document);
        const kind = isChanged ? 'changed-by-browser' : 'hydration-mismatch';
        reporter.failed({ kind, name, release, error: event.error });
      },
    },
    reportOutcome: (name, outcome) => {
      const remote = composition.remotes.find((one) => one.name === name);
      if (remote) reporter.reached({ name, release: remote.release, outcome });
    },
    rendered: (milliseconds) => {
      reporter.measured({ kind: 'render-time', ...opened, value: milliseconds });
    },
    onEvent: (event) => {
      const { remote: name, release, expose } = event;
      if (event.type === 'loaded') {
        reporter.measured({ kind: 'load-time', name, release, value: event.milliseconds });
        return;
      }
      const { type, error } = event;
      hasFailed ||= type === 'failed' || type === 'threw';
      console.warn(`remote-${type}`, { remote: name, release, expose, error });
      reporter.failed({ kind: kinds[type], name, release, expose, error });
    },
  };
}

/** The release whose page is at a path, and the pattern of its route; the shell's for its own pages. */
function shownPage({ shell, remotes }: SiteComposition, pathname: string) {
  const own = { name: 'shell', release: shell.release };
  const pages = shell.pages.map(({ path }) => ({ path, about: own }));
  const routes = pathsOf(remotes).map(({ path, choices }) => {
    const [first] = choices;
    return {
      path,
      about: first ? { name: first.remote.name, release: first.remote.release } : own,
    };
  });
  const shown = languageOf(pathname, shell.languages).path;
  const matched = matchPath([...pages, ...routes], shown)?.path;
  return matched ? { ...matched.about, route: matched.path } : { ...own, route: '/*' };
}
