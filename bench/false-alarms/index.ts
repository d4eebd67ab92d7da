/**
 * How often the sequential tests of platform/registry/src/rollback roll back a release that is no worse, and after how
 * many failures or page views they roll back one that is. Each run is looked at after every failure, every ten seconds,
 * or every ten page views. It says of each promise whether it holds, and exits with 1 where one does not; with far fewer runs
 * than the default, that may be chance.
 *
 *   npm run bench -- false-alarms [runs=20000]
 */
import { boundOfFailures } from '../../platform/registry/src/rollback/compared-metrics.ts';
import {
  evidenceAgainstCanary,
  evidenceOfRise,
  falseAlarmRate,
} from '../../platform/registry/src/rollback/evidence.ts';
import { createBounds, maxCount } from './bounds.ts';
import { measureOutcomes } from './measure-outcomes.ts';
import { measureSpeed } from './measure-speed.ts';

const runs = Number(process.argv[2] ?? 20_000);
const enough = 1 / falseAlarmRate;
const bounds = createBounds();

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)];
const percentOf = (count: number) => `${((100 * count) / runs).toFixed(2)} %`;

/** Failures until a canary is ended, at most 1,000; null where it never is. */
function failuresToEnd(share: number, timesWorse: number, ofOneVisitor: number): number | null {
  const expected = (timesWorse * share) / (timesWorse * share + 1 - share);
  const failed = { withCanary: 0, without: 0, share };
  for (let failure = 1; failure <= 1_000; failure += ofOneVisitor) {
    // A visitor whose browser fails does so on every page, always with the canary or always without.
    failed[Math.random() < expected ? 'withCanary' : 'without'] += ofOneVisitor;
    if (failed.withCanary >= 3 && evidenceAgainstCanary([failed]) >= boundOfFailures)
      return failure;
  }
  return null;
}

function measureCanaries(ofOneVisitor: number): void {
  for (const share of [0.01, 0.1, 0.5]) {
    for (const timesWorse of [1, 2, 4, 20]) {
      const ended: number[] = [];
      for (let run = 0; run < runs; run += 1) {
        const failures = failuresToEnd(share, timesWorse, ofOneVisitor);
        if (failures !== null) ended.push(failures);
      }
      const name = timesWorse === 1 ? 'no worse (false alarms)' : `${timesWorse} times as often`;
      const after = ended.length > 0 ? `, after ${median(ended)} failures` : '';
      const most = maxCount(runs, 1 / boundOfFailures);
      const holds = ofOneVisitor > 1 ? undefined : ended.length <= most;
      bounds.print(
        `${100 * share} %  ${name}: ${percentOf(ended.length)} ended${after}`,
        timesWorse === 1 ? holds : undefined,
      );
    }
  }
}

/** Failures among so many views; few of them, so that one number of each view is needed only. */
function failuresOf(views: number, rate: number): number {
  let failed = 0;
  for (let view = 0; view < views; view += 1) if (Math.random() < rate) failed += 1;
  return failed;
}

/** Views until a stable release is rolled back, of an hour with one view a second; null where it never is. */
function viewsToRollBack(rate: number, timesWorse: number): number | null {
  const before = { views: 3_600, failed: failuresOf(3_600, rate) };
  const after = { views: 0, failed: 0 };
  for (let step = 0; step < 360; step += 1) {
    after.views += 10;
    after.failed += failuresOf(10, rate * timesWorse);
    if (after.failed >= 3 && evidenceOfRise(before, after) >= enough) return after.views;
  }
  return null;
}

function measureStable(): void {
  for (const rate of [0.001, 0.01]) {
    for (const timesWorse of [1, 2, 5, 50]) {
      const rolledBack: number[] = [];
      for (let run = 0; run < runs / 10; run += 1) {
        const views = viewsToRollBack(rate, timesWorse);
        if (views !== null) rolledBack.push(views);
      }
      const name = timesWorse === 1 ? 'no worse (false alarms)' : `${timesWorse} times as often`;
      const share = percentOf(rolledBack.length * 10);
      const after = rolledBack.length > 0 ? `, after ${median(rolledBack)} views` : '';
      const most = maxCount(Math.ceil(runs / 10), falseAlarmRate);
      bounds.print(
        `${100 * rate} % of views fail  ${name}: ${share} rolled back${after}`,
        timesWorse === 1 ? rolledBack.length <= most : undefined,
      );
    }
  }
}

console.log(`canaries, one failed view of each network (promised: ${100 / boundOfFailures} %)`);
measureCanaries(1);
console.log('\ncanaries, where each visitor who fails does so three times and all three count');
measureCanaries(3);
console.log('\nstable releases, for an hour with one view a second');
measureStable();
measureOutcomes(Math.ceil(runs / 50), bounds);
measureSpeed(Math.ceil(runs / 10), bounds);
if (!bounds.all()) process.exitCode = 1;
