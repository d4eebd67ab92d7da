import { AsyncLocalStorage } from 'node:async_hooks';
import { inSpan } from '../tracing/current-span.ts';

/** The request that the running code works for. */
export interface RequestContext {
  id: string;
  /** The pattern of its route, such as `/api/designers/profiles/:id/`; undefined where no route matches. */
  route: string | undefined;
  /** Whether a page sent it of its own accord while nobody used it: it keeps no session from ending. */
  isUnattended: boolean;
  /** Headers that tell another process of the site which request a call belongs to. */
  forward: Readonly<Record<string, string>>;
  /** The id of the account whose token it brought, once that was read. */
  account?: number;
}

const storage = new AsyncLocalStorage<RequestContext>();

/** The request that the running code works for; undefined in jobs and at the start. */
export function currentRequest(): RequestContext | undefined {
  return storage.getStore();
}

/** Says whose request it is: lines of the log that follow name the account by its id. */
export function noteAccount(id: number): void {
  const request = currentRequest();
  if (request) request.account = id;
}

/** Runs code, and all that it awaits, outside of any request: for work that many requests share. */
export function inNoRequest<Result>(work: () => Result): Result {
  return inSpan(undefined, () => storage.exit(work));
}

/** Runs code, and all that it waits for, as work for a request. */
export function inRequest<Result>(context: RequestContext, work: () => Result): Result {
  return storage.run(context, work);
}
