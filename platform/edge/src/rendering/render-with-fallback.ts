import type {
  Composition,
  PageRequest,
  Renderer,
  RenderFailure,
  RenderOutcome,
} from '@aangan/manifest';
import { withFallback } from '@aangan/manifest/compose';

/** Failures of a release; the others say nothing about it. */
export const releaseFaults: ReadonlySet<RenderFailure> = new Set([
  'error',
  'timeout',
  'memory',
  'exit',
  'output',
]);

/** A rendered page, with the composition that it was rendered with: the browser must start from the same. */
export interface RenderedWith {
  outcome: RenderOutcome;
  composition: Composition;
  /** Why the page was not rendered with the composition that was asked for; absent where it was, or where nothing was. */
  failed?: Extract<RenderOutcome, { failure: RenderFailure }>;
}

/**
 * Renders a page; where a release is at fault, once more with the last known good one in its place, within the time
 * limit that one page has.
 */
export async function renderWithFallback(
  renderer: Renderer,
  page: PageRequest,
): Promise<RenderedWith> {
  const startedAt = performance.now();
  const { composition } = page;
  const outcome = await renderer.render(page, startedAt);
  if ('page' in outcome || !isOfRelease(outcome.failure)) return { outcome, composition };
  const fallback = fallbackOf(page);
  if (!fallback) return { outcome, composition };
  const second = await renderer.render({ ...page, composition: fallback }, startedAt);
  return 'page' in second
    ? { outcome: second, composition: fallback, failed: outcome }
    : { outcome, composition };
}

/** A server module that is missing or damaged is as bad as one that throws. */
function isOfRelease(failure: RenderFailure): boolean {
  return releaseFaults.has(failure) || failure === 'module';
}

/** Composition → the names that fall back → the composition then: each is hashed and sent to the renderer once. */
const fallbacks = new WeakMap<Composition, Map<string, Composition | null>>();

function fallbackOf(page: PageRequest): Composition | null {
  const names = suspects(page);
  const known = fallbacks.get(page.composition) ?? new Map<string, Composition | null>();
  fallbacks.set(page.composition, known);
  const key = names.join();
  const fallback = known.has(key) ? known.get(key) : withFallback(page.composition, names);
  known.set(key, fallback ?? null);
  return fallback ?? null;
}

/**
 * The remotes that may be at fault. The renderer cannot tell a page from the parts of other remotes in it: canaries
 * among them are suspected first.
 */
function suspects({ composition: { remotes }, route }: PageRequest): string[] {
  if (!route) return [];
  const consumes = remotes.find(({ name }) => name === route.remote)?.consumes ?? {};
  const shown = [route.remote, ...Object.keys(consumes)];
  const canaries = remotes.filter(
    ({ name, canary }) => canary !== undefined && shown.includes(name),
  );
  return canaries.length > 0 ? canaries.map(({ name }) => name) : [route.remote];
}
