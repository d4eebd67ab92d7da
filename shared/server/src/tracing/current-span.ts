import { AsyncLocalStorage } from 'node:async_hooks';
import type { Span, SpanEnd, SpanStart } from './span.ts';

const storage = new AsyncLocalStorage<Span | undefined>();

/** The span that the running code works for; undefined where nothing is traced. */
export function currentSpan(): Span | undefined {
  return storage.getStore();
}

/** Runs code, and all that it waits for, as work for a span; without one as work for none. */
export function inSpan<Result>(span: Span | undefined, work: () => Result): Result {
  return storage.run(span, work);
}

/**
 * Does a part of the running work as a span of its own; where nothing is traced it only does it.
 * @param endOf what the span says of the result
 */
export async function traced<Result>(
  start: SpanStart,
  work: () => Promise<Result>,
  endOf?: (result: Result) => SpanEnd,
): Promise<Result> {
  const span = currentSpan()?.child(start);
  return span ? spanOf(span, work, endOf) : work();
}

/** Does work as a span, which ends with it. */
export async function spanOf<Result>(
  span: Span,
  work: () => Promise<Result>,
  endOf: (result: Result) => SpanEnd = () => ({}),
): Promise<Result> {
  try {
    const result = await inSpan(span, work);
    span.end(endOf(result));
    return result;
  } catch (error) {
    // The kind of the error only: its text can hold what was entered.
    const errorType = error instanceof Error ? error.name : '_OTHER';
    span.end({ hasFailed: true, attributes: { errorType } });
    throw error;
  }
}
