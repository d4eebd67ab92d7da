import type { RenderFailure } from '@aangan/manifest';
import type { FastifyBaseLogger } from 'fastify';

/** A page, or a part of it, that could not be rendered with the composition that it was asked for. */
export interface UnrenderedPage {
  /** The pattern of the route, `/*` where none matches: an address can hold names and secrets. */
  route: string;
  /** The id of the composition. */
  composition: string;
  failure: RenderFailure;
  /** The part of another remote that failed, such as `boards ./SaveButton`; absent where the whole page did. */
  part?: string;
  detail: string;
  /** The releases that were used in place of those that failed; absent where nothing was rendered. */
  fallbacks?: { remote: string; failed: string; release: string }[];
}

/** How often the same failure is logged, in milliseconds. */
const everyMs = 60_000;

/**
 * Logs pages that could not be rendered: each kind of failure once a minute, with the number of repetitions since. A
 * slow or unreachable renderer fails every page in the same way, which is no error: the visitor's browser renders the
 * page.
 * @param now the time in milliseconds
 */
export function unrenderedLog(
  logger: Pick<FastifyBaseLogger, 'info' | 'warn'>,
  now: () => number = Date.now,
): (page: UnrenderedPage) => void {
  const told = new Map<string, { at: number; untold: number }>();
  return (page) => {
    const key = keyOf(page);
    const last = told.get(key);
    if (last && now() < last.at + everyMs) {
      last.untold += 1;
      return;
    }
    forgetOld(told, now());
    told.set(key, { at: now(), untold: 0 });
    const since = last ? { untold: last.untold } : {};
    if (page.failure === 'late') logger.info({ ...page, ...since }, 'a page came late');
    else logger.warn({ ...page, ...since }, 'a page could not be rendered');
  };
}

/**
 * Missing answers of the renderer are grouped, as they say nothing about the page; else each page and part is separate.
 */
function keyOf({ failure, composition, route, part = '' }: UnrenderedPage): string {
  const isOfRenderer = failure === 'late' || failure === 'unreachable' || failure === 'busy';
  return isOfRenderer ? failure : [failure, composition, route, part].join('\n');
}

/** Compositions come and go while an edge runs. */
function forgetOld(told: Map<string, { at: number }>, now: number): void {
  for (const [key, { at }] of told) {
    if (now >= at + 10 * everyMs) told.delete(key);
  }
}
