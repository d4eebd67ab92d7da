import type { Middleware, UnknownAction } from '@reduxjs/toolkit';
import { markOutdated } from './mark-outdated.ts';

/** What a slice has that was made with `createApi`. */
interface TagUtil {
  invalidateTags?(tags: readonly string[]): UnknownAction;
}

/** The state of such a slice. */
type TagState =
  | {
      provided?: { tags: Record<string, unknown> };
      queries?: Record<string, { status: string; requestId?: string } | undefined>;
    }
  | undefined;

/** Tags that were marked while a first answer was under way, which may be of before. */
interface Awaited {
  path: string;
  tags: readonly string[];
  /** Ids of the requests. */
  requests: Set<string>;
}

/** Tells every slice which of its answers are out of date, those too that arrive later and were asked for before. */
export function outdating(injected: ReadonlyMap<string, { util: object }>): Middleware {
  return ({ dispatch, getState }) => {
    let awaited: Awaited[] = [];
    const stateOf = (path: string) => (getState() as Record<string, TagState>)[path];
    const invalidate = (path: string, tags: readonly string[]) => {
      const { invalidateTags }: TagUtil = injected.get(path)?.util ?? {};
      // RTK Query warns about tags that a slice does not declare.
      const provided = tags.filter((tag) => isProvided(stateOf(path), tag));
      if (invalidateTags && provided.length > 0) dispatch(invalidateTags(provided));
    };
    const mark = (path: string, marked: readonly string[]) => {
      // Answers of known tags RTK Query itself waits for.
      const tags = marked.filter((tag) => !isProvided(stateOf(path), tag));
      const requests = new Set(requestsUnderWay(stateOf(path)));
      if (tags.length > 0 && requests.size > 0) awaited.push({ path, tags, requests });
      invalidate(path, marked);
    };
    return (next) => (action) => {
      const result = next(action);
      if (markOutdated.match(action)) {
        for (const path of injected.keys()) mark(path, action.payload);
      }
      const { id, isAnswered } = endOf(action);
      const waiting = awaited.filter(({ requests }) => requests.delete(id));
      awaited = awaited.filter(({ requests }) => requests.size > 0);
      for (const { path, tags } of isAnswered ? waiting : []) invalidate(path, tags);
      return result;
    };
  };
}

const isProvided = (slice: TagState, tag: string) => slice?.provided?.tags[tag] !== undefined;

const requestsUnderWay = (slice: TagState): string[] =>
  Object.values(slice?.queries ?? {}).flatMap((query) =>
    query?.status === 'pending' && query.requestId ? [query.requestId] : [],
  );

/** The id of the request that an action says has ended, '' for another action, and whether it has an answer. */
function endOf(action: unknown): { id: string; isAnswered: boolean } {
  const { type, meta } = action as { type: string; meta?: { requestId?: string } };
  const [, how] = /\/(fulfilled|rejected)$/.exec(type) ?? [];
  return { id: how ? (meta?.requestId ?? '') : '', isAnswered: how === 'fulfilled' };
}
