import { AsyncLocalStorage } from 'node:async_hooks';
import type { Span, SpanEnd, SpanStart } from './span.ts';

const storage = new AsyncLocalStorage<Span | undefined>();

/** The span that the running code works for; undefined where nothing is traced. */
export function currentSpan(): Span | undefined {
  return storage.getStore();
}

/** Runs code, and all that it awaits, as work for a span; undefined means for no span. */
export function inSpan<Result>(span: Span | undefined, work: () => Result): Result {
  return storage.run(span, work);
}

/**
 * Does a part of the current work in a span of its own; without tracing, only does the work.
 * @param endOf what the span records about the result
 */
export async function traced<Result>(
  start: SpanStart,
  work: () => Promise<Result>,
  endOf?: (result: Result) => SpanEnd,
): Promise<Result> {
  const span = currentSpan()?.child(start);
  return span ? spanOf(span, work, endOf) : work();
}

/** Does work in a span and ends the span with it. */
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
    // Only the name of the error: its message can contain what a visitor entered.
    const errorType = error instanceof Error ? error.name : '_OTHER';
    span.end({ hasFailed: true, attributes: { errorType } });
    throw error;
  }
}
