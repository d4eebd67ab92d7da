import type { OnStatement } from '../database/statements.ts';
import { currentSpan } from './current-span.ts';
import type { Tracer } from './span.ts';

/** In characters. */
const maxTextLength = 4_000;

/** Makes a span of each statement below a sampled span. @returns an observer for `createDatabase` */
export function statementSpans(tracer: Tracer): OnStatement {
  return ({ text, durationMs, failed }) => {
    const parent = currentSpan();
    if (!parent?.isSampled) return;
    const operation = /^\s*([a-z]+)/i.exec(text)?.[1]?.toUpperCase() ?? 'other';
    const span = tracer.start(
      {
        name: operation,
        kind: 'client',
        startedAt: Date.now() - durationMs,
        attributes: { statement: text.slice(0, maxTextLength), operation },
      },
      parent,
    );
    span.end(failed ? { hasFailed: true, attributes: { errorType: '_OTHER' } } : {});
  };
}
