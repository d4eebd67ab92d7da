import { isVisibleText } from '../visible-text.ts';
import { linesOf, type Quote, quoteLimits, wholeQuote } from './quote.ts';
import { isTooLarge } from './quote-totals.ts';

/** Where a quote is wrong, as names and indexes from its outside in, and the code of the rule. */
export interface QuoteFault {
  path: readonly (string | number)[];
  code: QuoteFaultCode;
}

export type QuoteFaultCode =
  | 'blank'
  | 'required'
  | 'empty'
  | 'repeated_id'
  | 'too_many_lines'
  | 'total_too_large'
  | 'stages_not_whole'
  | 'valid_until_past'
  | 'valid_until_far';

/** What no draft may have either, since nothing could be computed or compared. */
export function draftFaults(quote: Quote): QuoteFault[] {
  const faults: QuoteFault[] = [];
  const lines = linesOf(quote);
  if (lines.length > quoteLimits.linesMax) {
    return [{ path: ['sections'], code: 'too_many_lines' }];
  }
  if (hasRepeated(lines) || hasRepeated(quote.sections)) {
    faults.push({ path: ['sections'], code: 'repeated_id' });
  }
  if (hasRepeated(quote.stages)) faults.push({ path: ['stages'], code: 'repeated_id' });
  if (isTooLarge(quote)) faults.push({ path: ['sections'], code: 'total_too_large' });
  return faults;
}

/**
 * What keeps a quote from being sent; empty where it can be.
 * @param today the day in India, YYYY-MM-DD
 */
export function sendFaults(quote: Quote, today: string): QuoteFault[] {
  const faults = draftFaults(quote);
  if (!isVisibleText(quote.title)) faults.push({ path: ['title'], code: 'blank' });
  if (linesOf(quote).length === 0) faults.push({ path: ['sections'], code: 'empty' });
  faults.push(...sectionFaults(quote), ...stageFaults(quote), ...validityFaults(quote, today));
  return faults;
}

function sectionFaults({ sections }: Quote): QuoteFault[] {
  return sections.flatMap((section, at): QuoteFault[] => [
    ...(isVisibleText(section.name)
      ? []
      : [{ path: ['sections', at, 'name'], code: 'blank' as const }]),
    ...section.lines.flatMap((line, place): QuoteFault[] => {
      const path = ['sections', at, 'lines', place];
      return [
        ...(isVisibleText(line.what) ? [] : [{ path: [...path, 'what'], code: 'blank' as const }]),
        ...(['quantity', 'rate'] as const).flatMap((field): QuoteFault[] =>
          line[field] === null ? [{ path: [...path, field], code: 'required' }] : [],
        ),
      ];
    }),
  ]);
}

function stageFaults({ stages }: Quote): QuoteFault[] {
  if (stages.length === 0) return [{ path: ['stages'], code: 'empty' }];
  const blanks = stages.flatMap((stage, at) =>
    (['name', 'proof'] as const).flatMap((field): QuoteFault[] =>
      isVisibleText(stage[field]) ? [] : [{ path: ['stages', at, field], code: 'blank' }],
    ),
  );
  if (blanks.length > 0) return blanks;
  const percent = stages.reduce((sum, stage) => sum + (stage.percent ?? 0), 0);
  return percent === wholeQuote ? [] : [{ path: ['stages'], code: 'stages_not_whole' }];
}

function validityFaults({ valid_until: until }: Quote, today: string): QuoteFault[] {
  const path = ['valid_until'];
  if (until === null) return [{ path, code: 'required' }];
  if (until < today) return [{ path, code: 'valid_until_past' }];
  return until > dayAfter(today, quoteLimits.validDaysMax)
    ? [{ path, code: 'valid_until_far' }]
    : [];
}

/** The day some days after another, both YYYY-MM-DD. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** The day in India at an instant, YYYY-MM-DD. */
export const dayInIndia = (instant: number): string =>
  new Date(instant + 5.5 * 3_600_000).toISOString().slice(0, 10);

const hasRepeated = (parts: readonly { id: string }[]) =>
  new Set(parts.map(({ id }) => id)).size < parts.length;
