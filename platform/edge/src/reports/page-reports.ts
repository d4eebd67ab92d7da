import {
  type AddressedLanguage,
  type ComposedRoute,
  type Composition,
  pageElementId,
  type RenderOutcome,
  type ReportingPage,
  shellName,
} from '@aangan/manifest';
import { nonceHole, pageIdHole, sampleHole, traceHole } from '../document/nonce-document.ts';
import { inlineJson } from '../inline-elements.ts';
import { type RenderedWith, releaseFaults } from '../rendering/render-with-fallback.ts';

/** A release that failed while a page of it was rendered. */
interface PageFailure {
  name: string;
  release: string;
  expose?: string;
  /** The pattern of the route. */
  route: string;
  /** What was thrown, with its stack. */
  detail: string;
}

/** What a page was made of, and what failed meanwhile. */
export interface MadePage {
  /** The composition that was used, with the last known good release in place of any that failed. */
  composition: Composition;
  /**
   * The releases that failed while it was rendered. Every answer with this page is a page view in which they failed.
   */
  failures: readonly PageFailure[];
  /** The page's language; undefined where its shell declares none. */
  spoken?: Pick<AddressedLanguage, 'language' | 'locale'> | undefined;
}

/** The element with a page's reporting id and the trace of its requests; empty if the edge takes no reports. */
export function pageElement(takesReports: boolean, isTraced: boolean): string {
  if (!takesReports) return '';
  const page: ReportingPage = {
    id: pageIdHole,
    samplePercent: sampleHole,
    ...(isTraced && { trace: traceHole }),
  };
  return inlineJson(pageElementId, JSON.stringify(page), nonceHole);
}

/** What is declared at the address of a page. */
interface DeclaredRoute {
  /** Undefined for pages of the shell. */
  route: ComposedRoute | undefined;
  /** Whether the route's remote is switched off. */
  isOff: boolean;
}

/** How a page was rendered, or why not. */
interface Rendering {
  /** Null for a page that is never rendered. */
  outcome: RenderOutcome | null;
  rendering: RenderedWith | null;
}

/**
 * The releases at fault for a page that could not be rendered with its composition, and for parts of other remotes that
 * failed; empty if no release is at fault.
 */
export function failuresOf(
  composition: Composition,
  page: DeclaredRoute,
  { outcome, rendering }: Rendering,
): PageFailure[] {
  const route = page.isOff ? undefined : page.route;
  const releaseOf = (name: string) =>
    composition.remotes.find((remote) => remote.name === name)?.release ?? '';
  const ofParts = (rendering?.failedParts ?? []).map((part) => ({
    name: part.remote,
    release: releaseOf(part.remote),
    expose: part.expose,
    detail: part.detail,
    route: route?.route.path ?? '/*',
  }));
  const failed = outcome && 'failure' in outcome ? outcome : rendering?.failed;
  if (!failed || !releaseFaults.has(failed.failure)) return ofParts;
  const { detail } = failed;
  if (!route) {
    return [{ name: shellName, release: composition.shell.release, route: '/*', detail }];
  }
  const { path, expose } = route.route;
  const failure = (name: string, release: string): PageFailure => ({
    name,
    release,
    route: path,
    detail,
    ...(name === route.remote.name && { expose }),
  });
  const replaced = rendering?.composition.remotes.flatMap(({ name, insteadOf }) =>
    insteadOf === undefined ? [] : [failure(name, insteadOf)],
  );
  if (replaced?.length) return replaced;
  return [failure(route.remote.name, releaseOf(route.remote.name))];
}
