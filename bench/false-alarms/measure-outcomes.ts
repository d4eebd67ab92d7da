import { boundOfOutcome } from '../../platform/registry/src/rollback/compared-metrics.ts';
import {
  betsOnFewer,
  neededOutcomes,
  noOutcomes,
  shareOfFewer,
} from '../../platform/registry/src/rollback/outcome-evidence.ts';
import { withBet, worthOf } from '../../platform/registry/src/rollback/wealth.ts';
import { type Bounds, minCount } from './bounds.ts';

/** How often visits lead to the outcome, for the number of visits that is printed. */
const perVisit = 0.02;

/** Simulates canaries with fewer outcomes: whether those that the screen says are enough. */
export function measureOutcomes(runs: number, bounds: Bounds): void {
  bounds.print(
    '\ncanaries by their outcomes (promised: as many visits as the screen says end it in 95 %)',
  );
  for (const share of [0.1, 0.5]) {
    for (const times of [0.9, 0.5]) {
      const needed = neededOutcomes(share, boundOfOutcome(1), times);
      const visits = Math.round(needed / perVisit / (share * times + 1 - share));
      const ended = Array.from({ length: runs }, () => isEnded(share, times, needed));
      const count = ended.filter((one) => one).length;
      const figure = `${100 * share} %, ${times} times as many outcomes: ${count} of ${runs} ended within ${needed} outcomes, which are ${visits} visits where one in ${1 / perVisit} leads to it`;
      bounds.print(figure, times === 0.9 ? count >= minCount(runs, 0.95) : undefined);
    }
    const ended = Array.from({ length: runs }, () => isEnded(share, 1, 20_000));
    const count = ended.filter((one) => one).length;
    const figure = `${100 * share} %, as many outcomes: ${count} of ${runs} ended within 20000 outcomes`;
    bounds.print(figure, count <= 0.005 * runs);
  }
}

function isEnded(share: number, times: number, outcomes: number): boolean {
  const expected = (times * share) / (times * share + 1 - share);
  let wealth = noOutcomes;
  for (let outcome = 0; outcome < outcomes; outcome += 1) {
    wealth = withBet(wealth, betsOnFewer(Math.random() < expected, share), shareOfFewer);
    if (worthOf(wealth) >= boundOfOutcome(1)) return true;
  }
  return false;
}
