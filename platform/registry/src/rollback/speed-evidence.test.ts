import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { sequence } from '../testing/random-sequence.ts';
import { boundOf, boundOfOutcome, withoutIrrelevant } from './compared-metrics.ts';
import { evidenceOfFewer, neededOutcomes } from './outcome-evidence.ts';
import { emptyStratum, evidenceOfStrata, type Stratum, withPage } from './speed-evidence.ts';

interface Pages {
  /** How many times as slow those of the canary are. */
  times: number;
  random: () => number;
  share?: number;
  route?: string;
}

/** Values with a long tail, which grow and fall with the time of day. */
function pageAt(at: number, { times, random, share = 0.1 }: Pages) {
  const hasCanary = random() < share;
  const tail = random() < 0.04 ? 4 : 1;
  const spread = Math.exp(0.7 * (random() + random() + random() - 1.5));
  const drift = 1 + 0.2 * Math.sin(at / 300);
  const value = 2_000 * spread * drift * tail * (hasCanary ? times : 1);
  return { hasCanary, value: hasCanary ? withoutIrrelevant('lcp', value) : value };
}

/** How many pages end the canary; null where so many do not. */
function pagesToEnd(max: number, pages: Pages): number | null {
  let stratum: Stratum = emptyStratum;
  for (let at = 1; at <= max; at += 1) {
    stratum = withPage(stratum, pageAt(at, pages), pages.share ?? 0.1);
    const evidence = evidenceOfStrata([{ ...stratum, route: '/', isRepeat: false }]);
    if (evidence >= boundOf('lcp')) return at;
  }
  return null;
}

describe('the evidence that pages are slower', () => {
  test('is 1 without pages, and falls where the canary is faster', () => {
    assert.equal(evidenceOfStrata([]), 1);
    let stratum: Stratum = emptyStratum;
    const random = sequence(3);
    for (let at = 0; at < 500; at += 1) {
      stratum = withPage(stratum, pageAt(at, { times: 0.7, random }), 0.1);
    }
    assert.ok(evidenceOfStrata([{ ...stratum, route: '/', isRepeat: false }]) < 0.5);
  });

  test('does not end a canary that is as fast or 1 % slower, looked at after every page', () => {
    const random = sequence(7);
    for (const times of [1, 1.01]) {
      const ended = Array.from({ length: 150 }, () => pagesToEnd(1_500, { times, random }));
      assert.ok(ended.filter((pages) => pages !== null).length <= 2, `${times}: ${ended}`);
    }
  });

  test('ends one that is 20 % slower, for a tenth and for half of the visitors', () => {
    const random = sequence(11);
    for (const share of [0.1, 0.5]) {
      const ended = Array.from({ length: 40 }, () =>
        pagesToEnd(3_000, { times: 1.2, random, share }),
      );
      assert.ok(ended.filter((pages) => pages !== null).length >= 38, `${share}: ${ended}`);
    }
  });

  test('is there for one route of many, and for repeat visits alone', () => {
    for (const slow of [
      { route: '/slow', isRepeat: false },
      { route: '/', isRepeat: true },
    ]) {
      const random = sequence(5);
      const places = [
        ...Array.from({ length: 8 }, (_none, at) => ({ route: `/${at}`, isRepeat: false })),
        slow,
      ].map((place) => {
        let stratum: Stratum = emptyStratum;
        const times = place === slow ? 2 : 0.97;
        for (let at = 0; at < 900; at += 1)
          stratum = withPage(stratum, pageAt(at, { times, random }), 0.1);
        return { ...stratum, ...place };
      });
      assert.ok(evidenceOfStrata(places) >= boundOf('lcp'));
    }
  });

  test('takes any value: one page moves it by less than its stake', () => {
    for (const value of [0, 600_000, Number.MAX_VALUE]) {
      const { won } = withPage(
        { ...emptyStratum, recent: [1, 2, 3] },
        { value, hasCanary: true },
        0.1,
      );
      assert.ok(won.every((one) => Number.isFinite(one) && Math.abs(one) < Math.log(20)));
    }
  });
});

describe('the evidence of fewer outcomes', () => {
  /** How many outcomes end the canary; null where so many do not. */
  function outcomesToEnd(max: number, times: number, random: () => number): number | null {
    const seen = { withCanary: 0, without: 0 };
    const share = (0.5 * times) / (0.5 * times + 0.5);
    for (let at = 1; at <= max; at += 1) {
      seen[random() < share ? 'withCanary' : 'without'] += 1;
      if (evidenceOfFewer(seen, 0.5) >= boundOfOutcome(4)) return at;
    }
    return null;
  }

  test('does not end a canary with as many or 1 % fewer', () => {
    const random = sequence(17);
    for (const times of [1, 0.99]) {
      const ended = Array.from({ length: 200 }, () => outcomesToEnd(5_000, times, random));
      assert.ok(ended.filter((outcomes) => outcomes !== null).length <= 2);
    }
  });

  test('ends one with 10 % fewer after as many as the screen says, in nearly all runs', () => {
    const random = sequence(19);
    const needed = neededOutcomes(0.5, boundOfOutcome(4));
    const ended = Array.from({ length: 60 }, () => outcomesToEnd(needed, 0.9, random));
    const count = ended.filter((outcomes) => outcomes !== null).length;
    assert.ok(count >= 54, `${count} of 60 within ${needed}`);
  });
});
