import type { CompositionResult } from './check-composition.ts';

const verdicts = { good: 'passes', bad: 'fails', unknown: 'could not be told to pass or to fail' };
/** Padded to the same width. */
const marks = { good: 'good   ', bad: 'BAD    ', unknown: 'UNKNOWN' };

/** The result in a terminal. */
export function describeCheck(result: CompositionResult): string {
  const { channel, checked, skipped, journeys, answer } = result;
  return [
    `The composition that ${channel} would serve ${verdicts[answer]}: ${checked.length} pages checked, ${skipped.length} skipped.`,
    ...findingsOf(result).map((line) => `  ${line}`),
    ...(journeys ? [] : ['  No journeys were run.']),
    ...describeBlame(result),
  ].join('\n');
}

/** What was checked, what failed and what was skipped, one line each: the registry keeps them. */
export function findingsOf({ checked, skipped, journeys }: CompositionResult): string[] {
  return [
    ...checked.flatMap(({ address, because, answer, seen }) => [
      `${marks[answer]} ${address} (${because})`,
      ...seen.map((one) => `        ${one}`),
    ]),
    ...(journeys ? [`${marks[journeys.answer]} journeys ${journeys.name}`] : []),
    ...skipped.map(({ path, remote, because }) => `skipped ${path} of ${remote}: ${because}`),
  ];
}

function describeBlame({ guilty, unblamed }: CompositionResult): string[] {
  if (unblamed) return [unblamed];
  if (!guilty) return [];
  const head = guilty.length === 1 ? 'To blame:' : 'To blame, only together:';
  return [
    head,
    ...guilty.map(({ name, from, to }) => `  ${name} ${from ?? '(none)'} → ${to ?? '(none)'}`),
  ];
}
