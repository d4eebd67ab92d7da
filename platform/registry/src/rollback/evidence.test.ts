import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { sequence } from '../testing/random-sequence.ts';
import {
  evidenceAgainstCanary,
  evidenceOfRise,
  evidenceOfStarts,
  falseAlarmRate,
} from './evidence.ts';

const enough = 1 / falseAlarmRate;

/** The most false alarms in so many runs: the promised rate, and three standard deviations of sampling error. */
const maxAlarms = (runs: number) =>
  runs * falseAlarmRate + 3 * Math.sqrt(runs * falseAlarmRate * (1 - falseAlarmRate));

/** How many of the runs pass the bound at any time. */
function alarms(runs: number, run: (random: () => number) => boolean): number {
  const random = sequence(7);
  let count = 0;
  for (let at = 0; at < runs; at += 1) if (run(random)) count += 1;
  return count;
}

describe('the evidence against a canary', () => {
  test('is enough after a few failures that all are the canary’s, and more of them where it reaches more', () => {
    const needed = (share: number) => {
      for (let withCanary = 1; ; withCanary += 1) {
        if (evidenceAgainstCanary([{ withCanary, without: 0, share }]) >= enough) return withCanary;
      }
    };
    assert.deepEqual([0.01, 0.1, 0.25, 0.5].map(needed), [2, 3, 5, 9]);
  });

  test('falls with every failure without the canary, and is 1 without failures', () => {
    assert.equal(evidenceAgainstCanary([]), 1);
    const of = (without: number) => evidenceAgainstCanary([{ withCanary: 4, without, share: 0.1 }]);
    assert.ok(of(0) > enough && of(3) < of(0) && of(36) < 1);
  });

  test('is not enough for a canary that is no worse, looked at after every failure, in all but few runs', () => {
    const runs = 2_000;
    for (const share of [0.01, 0.1, 0.5]) {
      const count = alarms(runs, (random) => {
        const failed = { withCanary: 0, without: 0, share };
        for (let failure = 0; failure < 300; failure += 1) {
          if (random() < share) failed.withCanary += 1;
          else failed.without += 1;
          if (evidenceAgainstCanary([failed]) >= enough) return true;
        }
        return false;
      });
      assert.ok(count <= maxAlarms(runs), `${count} of ${runs} at ${share}`);
    }
  });

  test('is enough for one that fails four times as often, in nearly all runs', () => {
    const share = (4 * 0.1) / (4 * 0.1 + 0.9);
    const count = alarms(500, (random) => {
      const failed = { withCanary: 0, without: 0, share: 0.1 };
      for (let failure = 0; failure < 200; failure += 1) {
        failed[random() < share ? 'withCanary' : 'without'] += 1;
        if (evidenceAgainstCanary([failed]) >= enough) return true;
      }
      return false;
    });
    assert.ok(count >= 490, String(count));
  });

  test('is kept over the steps of a rollout, and all of them have one false alarm rate', () => {
    const shares = [0.05, 0.1, 0.25, 0.5, 0.75];
    const before = [{ withCanary: 3, without: 20, share: 0.05 }];
    const both = [...before, { withCanary: 0, without: 0, share: 0.25 }];
    assert.equal(evidenceAgainstCanary(both), evidenceAgainstCanary(before));
    const runs = 2_000;
    const count = alarms(runs, (random) => {
      const steps = shares.map((share) => ({ withCanary: 0, without: 0, share }));
      for (const step of steps) {
        for (let failure = 0; failure < 60; failure += 1) {
          step[random() < step.share ? 'withCanary' : 'without'] += 1;
          if (evidenceAgainstCanary(steps) >= enough) return true;
        }
      }
      return false;
    });
    assert.ok(count <= maxAlarms(runs), `${count} of ${runs}`);
  });
});

describe('the evidence that a release fails more often than the one before', () => {
  test('is none without views before, and needs more failures where the one before failed too', () => {
    assert.equal(evidenceOfRise({ views: 0, failed: 0 }, { views: 100, failed: 100 }), 0);
    const needed = (failedBefore: number) => {
      for (let failed = 1; ; failed += 1) {
        const before = { views: 3_600, failed: failedBefore };
        if (evidenceOfRise(before, { views: 60, failed }) >= enough) return failed;
      }
    };
    assert.ok(needed(0) <= 4, String(needed(0)));
    assert.ok(needed(40) > needed(0));
  });

  test('is not enough for one that is no worse, looked at every minute for an hour, in all but few runs', () => {
    const runs = 2_000;
    const rate = 0.004;
    const failuresOf = (random: () => number, views: number) => {
      let failed = 0;
      for (let view = 0; view < views; view += 1) if (random() < rate) failed += 1;
      return failed;
    };
    const count = alarms(runs, (random) => {
      const before = { views: 600, failed: failuresOf(random, 600) };
      const after = { views: 0, failed: 0 };
      for (let minute = 0; minute < 60; minute += 1) {
        after.views += 10;
        after.failed += failuresOf(random, 10);
        if (evidenceOfRise(before, after) >= enough) return true;
      }
      return false;
    });
    assert.ok(count <= maxAlarms(runs), `${count} of ${runs}`);
  });
});

describe('the evidence that pages do not start', () => {
  const none = { withCanary: 0, without: 0 };
  const at = (
    share: number,
    { unstarted, started }: Record<'unstarted' | 'started', typeof none>,
  ) => evidenceOfStarts({ unstarted: [{ ...unstarted, share }], started: [{ ...started, share }] });

  test('is enough after few that tell so, and after some more starts that are missing', () => {
    const silent = (share: number) => {
      for (let without = 1; ; without += 1) {
        const started = { withCanary: 0, without };
        if (at(share, { unstarted: none, started }) >= enough) return without;
      }
    };
    assert.deepEqual([0.1, 0.25, 0.5].map(silent), [58, 22, 9]);
    const unstarted = { withCanary: 2, without: 0 };
    const started = { withCanary: 0, without: 24 };
    assert.ok(at(0.1, { unstarted, started }) >= enough);
    const startsToo = { withCanary: 2, without: 24 };
    assert.ok(at(0.1, { unstarted, started: startsToo }) < 10);
  });

  test('is not enough for a canary that is no worse, looked at after every page, in all but few runs', () => {
    const runs = 2_000;
    for (const share of [0.01, 0.1, 0.5]) {
      const count = alarms(runs, (random) => {
        const seen = { unstarted: { ...none }, started: { ...none } };
        for (let page = 0; page < 300; page += 1) {
          const counted = random() < 0.05 ? seen.unstarted : seen.started;
          counted[random() < share ? 'withCanary' : 'without'] += 1;
          if (at(share, seen) >= enough) return true;
        }
        return false;
      });
      assert.ok(count <= maxAlarms(runs), `${count} of ${runs} at ${share}`);
    }
  });
});
