import { versionProblem } from './compare-contracts.ts';
import type { HostContract } from './contract.ts';

/**
 * What is wrong with the contract of the sources, as sentences.
 * @param current the contract as the sources have it
 * @param report the checked-in report
 * @param published the reports of the history, newest first
 */
export function contractProblems(
  current: HostContract,
  report: HostContract | undefined,
  published: readonly HostContract[],
): string[] {
  const problem = report && versionProblem(report, current);
  if (problem) return [problem];
  if (!report || JSON.stringify(report) !== JSON.stringify(current)) {
    return [
      'The report of the host contract is out of date: run npm run host-contract and commit it.',
    ];
  }
  const sameVersion = published.findLast(({ version }) => version === current.version);
  const earlier = published.find(({ version }) => version !== current.version);
  return [sameVersion, earlier].flatMap((baseline) => {
    const step = baseline && versionProblem(baseline, current);
    return step ? [step] : [];
  });
}
