import { type Channel, shellName } from '@aangan/manifest';
import type { Database } from '@aangan/server';
import type { Kysely } from 'kysely';
import type { Verdict } from '../gates/check-composition.ts';
import type { EngineBeside, Tables } from '../tables.ts';
import { addChannelLine, type ChannelDecision, lockChannel } from './channel-line.ts';
import * as repository from './required-engines-repository.ts';

/** What the checker calls the browser of each engine, and what installs it. */
const browsersOf: Record<EngineBeside, { name: string; install: string }> = {
  gecko: {
    name: 'Firefox',
    install: 'Install it where the checker runs (Debian: apt-get install -y firefox-esr)',
  },
  webkit: {
    name: 'WebKitGTK',
    install:
      'Install it where the checker runs (Debian: apt-get install -y webkit2gtk-driver xvfb)',
  },
};

/** Engines beside Chromium's in which pages must have been opened before a channel serves a release. */
export interface RequiredEngines {
  /**
   * Makes a channel take only releases whose pages were opened in these engines; none ends it.
   * @throws {RegistryRefusal} `not-found` for an unknown channel, `conflict` at another revision than the expected one
   */
  require(
    channel: Channel,
    engines: readonly EngineBeside[],
    decided: ChannelDecision,
  ): Promise<{ engines: EngineBeside[] }>;
  /** Channel → the engines that it requires; channels that require none are left out. */
  list(): Promise<Record<Channel, EngineBeside[]>>;
}

export function createRequiredEngines(database: Pick<Database<Tables>, 'kysely'>): RequiredEngines {
  const db = database.kysely;
  return {
    require: (channel, asked, decided) =>
      db.transaction().execute(async (transaction) => {
        const { by, why } = decided;
        const engines = [...new Set(asked)];
        const revision = await lockChannel(transaction, channel, decided);
        await repository.setEngines(transaction, channel, engines);
        const about = { kind: 'require-engines' as const, engines };
        await addChannelLine(transaction, channel, { ...about, revision, by, why });
        return { engines };
      }),

    list: () => repository.findEngines(db),
  };
}

interface Opened {
  /** The names whose release is new to the channel. */
  fresh: readonly string[];
  /** The browsers in which pages of these releases were opened. */
  openedIn: readonly string[];
  /** The new remotes that have a page for guests → the browsers in which one works; undefined where none was opened. */
  opened: Readonly<Record<string, readonly string[]>> | undefined;
}

/**
 * Why a channel that requires engines refuses releases; no problem if a page of each new remote works in each. A new
 * release without a page for guests cannot be opened there: a warning says so.
 */
export async function unopenedProblems(
  db: Kysely<Tables>,
  channel: Channel,
  found: Opened,
): Promise<Pick<Verdict, 'problems' | 'warnings'>> {
  const { [channel]: required = [] } = await repository.findEngines(db, channel);
  const names = required.map((engine) => browsersOf[engine].name);
  return {
    problems: required.flatMap((engine) => problemsOf(channel, engine, found)),
    warnings: names.length > 0 ? withoutPage(found).map((one) => unopenable(one, names)) : [],
  };
}

function problemsOf(channel: Channel, engine: EngineBeside, found: Opened): string[] {
  const { name, install } = browsersOf[engine];
  const { opened, openedIn } = found;
  const pages = Object.entries(opened ?? {});
  const unopened = pages
    .filter(([, browsers]) => !browsers.some((one) => one.startsWith(name)))
    .map(([remote]) => remote);
  const asked = `engines: ${channel} requires that pages are opened in ${name}, and`;
  if (!opened || (unopened.length > 0 && unopened.length === pages.length)) {
    return [
      `${asked} the checker could not (they were opened in ${openedIn.join(', ') || 'no browser'}). ${install}, and try again.`,
    ];
  }
  if (unopened.length === 0) return [];
  return [`${asked} no page of ${unopened.join(', ')} was opened there. Promote fewer at once.`];
}

/** The new releases of which no page can be opened. The shell is opened with any page. */
function withoutPage({ fresh, opened }: Opened): string[] {
  if (!opened) return [];
  const isAnyOpened = Object.keys(opened).length > 0;
  return fresh.filter((name) => (name === shellName ? !isAnyOpened : !Object.hasOwn(opened, name)));
}

const unopenable = (name: string, browsers: readonly string[]) =>
  `engines: ${name} has no page that guests may see, so that none was opened in ${browsers.join(' and ')}. Open one there yourself.`;
