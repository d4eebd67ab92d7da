import {
  type Composition,
  type FailedPart,
  type PageRequest,
  type Renderer,
  type RenderFailure,
  type RenderOutcome,
  shellName,
  shownRemotes,
} from '@aangan/manifest';
import { withFallback } from '@aangan/manifest/compose';
import { LRUCache } from 'lru-cache';

/** Failures that are a release's fault; the others say nothing about it. */
export const releaseFaults: ReadonlySet<RenderFailure> = new Set([
  'error',
  'timeout',
  'memory',
  'exit',
  'output',
]);

type Failure = Extract<RenderOutcome, { failure: RenderFailure }>;

/** A rendered page, with the composition that it was rendered with: the browser must start from the same. */
export interface RenderedWith {
  outcome: RenderOutcome;
  composition: Composition;
  /** Why the page was not rendered with the requested composition; absent if it was, or if nothing was rendered. */
  failed?: Failure;
  /** Parts of other remotes that threw in the requested composition. */
  failedParts: readonly FailedPart[];
}

/**
 * Renders a page. If a release is at fault, renders once more with its last known good release, within the same
 * deadline.
 */
export async function renderWithFallback(
  renderer: Renderer,
  page: PageRequest,
): Promise<RenderedWith> {
  const startedAt = performance.now();
  const { composition } = page;
  const outcome = await renderer.render(page, startedAt);
  const failedParts = believedParts(page, outcome);
  const isWhole = 'page' in outcome && failedParts.length === 0;
  if (isWhole || ('failure' in outcome && !isOfRelease(outcome.failure))) {
    return { outcome, composition, failedParts };
  }
  const names =
    'page' in outcome ? failedParts.map(({ remote }) => remote) : suspects(page, outcome);
  const fallback = fallbackOf(composition, [...new Set(names)].sort());
  if (!fallback) return { outcome, composition, failedParts };
  const second = await renderer.render({ ...page, composition: fallback }, startedAt);
  // A page with a failed part is still rendered: only a page without failures is better.
  const isBetter =
    'page' in second && ('failure' in outcome || believedParts(page, second).length === 0);
  if (!isBetter) return { outcome, composition, failedParts };
  const failed = 'failure' in outcome ? outcome : undefined;
  return { outcome: second, composition: fallback, failedParts, ...(failed && { failed }) };
}

/**
 * The failed parts that a page's child names, limited to those that the page may show: any remote could have forged it.
 */
function believedParts({ composition, route }: PageRequest, outcome: RenderOutcome): FailedPart[] {
  if ('failure' in outcome || !outcome.page.failedParts) return [];
  const { parts } = shownRemotes(composition, route?.remote ?? null);
  return outcome.page.failedParts.filter(({ remote, expose }) => parts.has(`${remote} ${expose}`));
}

/** A server module that is missing or damaged is as bad as one that throws. */
function isOfRelease(failure: RenderFailure): boolean {
  return releaseFaults.has(failure) || failure === 'module';
}

interface Fallback {
  composition: Composition | null;
}

/** A bound on fallbacks, because a hostile remote that shows many parts can claim that any of them failed. */
const maxFallbacks = 16;

/** Composition → names that fall back → the resulting composition: each is hashed and sent to the renderer once. */
const fallbacks = new WeakMap<Composition, LRUCache<string, Fallback>>();

function fallbackOf(composition: Composition, names: readonly string[]): Composition | null {
  const known = fallbacks.get(composition) ?? new LRUCache<string, Fallback>({ max: maxFallbacks });
  fallbacks.set(composition, known);
  const key = names.join();
  const fallback = known.get(key) ?? { composition: withFallback(composition, names) ?? null };
  known.set(key, fallback);
  return fallback.composition;
}

/**
 * The remotes that may be at fault for a page that was not rendered: the one whose file threw. If a limit was
 * exceeded, the culprit may be the page's remote or a part of another one: canaries among them are suspected first.
 */
function suspects({ composition, route }: PageRequest, { detail }: Failure): string[] {
  const { remotes } = shownRemotes(composition, route?.remote ?? null);
  const thrower = throwerOf(detail);
  if (remotes.some(({ name }) => name === thrower)) return [thrower as string];
  const canaries = remotes.filter(({ canary }) => canary !== undefined);
  if (canaries.length > 0) return canaries.map(({ name }) => name);
  return route ? [route.remote] : [];
}

/** The remote in whose file an error was thrown: the first in its stack, below the libraries that the shell shares. */
function throwerOf(stack: string): string | undefined {
  const names = [...stack.matchAll(/\/releases\/([^/\s]+)\//g)].map(([, name]) => name);
  return names.find((name) => name !== shellName);
}
