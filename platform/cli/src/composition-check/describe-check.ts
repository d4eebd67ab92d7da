import type { CompositionResult } from './check-composition.ts';

/** The result in a terminal. */
export function describeCheck(result: CompositionResult): string {
  const { channel, checked, skipped, journeys, passed } = result;
  const verdict = passed ? 'passes' : 'fails';
  return [
    `The composition that ${channel} would serve ${verdict}: ${checked.length} pages checked, ${skipped.length} skipped.`,
    ...findingsOf(result).map((line) => `  ${line}`),
    ...(journeys ? [] : ['  No journeys were run.']),
    ...describeBlame(result),
  ].join('\n');
}

/** What was checked, what failed and what was skipped, one line each: the registry keeps them. */
export function findingsOf({ checked, skipped, journeys }: CompositionResult): string[] {
  return [
    ...checked.flatMap(({ address, because, problems }) => [
      `${problems.length === 0 ? 'good' : 'BAD '} ${address} (${because})`,
      ...problems.map((problem) => `     ${problem}`),
    ]),
    ...(journeys ? [`${journeys.passed ? 'good' : 'BAD '} journeys ${journeys.name}`] : []),
    ...skipped.map(({ path, remote, because }) => `skipped ${path} of ${remote}: ${because}`),
  ];
}

function describeBlame({ guilty, isOld, channel }: CompositionResult): string[] {
  if (isOld) return [`What ${channel} serves now fails in the same way.`];
  if (!guilty) return [];
  const head = guilty.length === 1 ? 'To blame:' : 'To blame, only together:';
  return [
    head,
    ...guilty.map(({ name, from, to }) => `  ${name} ${from ?? '(none)'} → ${to ?? '(none)'}`),
  ];
}
