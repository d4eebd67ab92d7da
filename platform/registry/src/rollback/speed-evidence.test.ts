import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { sequence } from '../testing/random-sequence.ts';
import { boundOf, boundOfOutcome, withoutIrrelevant } from './compared-metrics.ts';
import { isRepeatVisit } from './kind-of-visit.ts';
import { betsOnFewer, neededOutcomes, noOutcomes, shareOfFewer } from './outcome-evidence.ts';
import {
  emptyStratum,
  evidenceOfRoutes,
  noWealth,
  type Stratum,
  shareOfStakes,
  withPage,
} from './speed-evidence.ts';
import { type Wealth, wealthOf, withBet, worthOf } from './wealth.ts';

interface Pages {
  /** How many times as slow those of the canary are. */
  times: number;
  random: () => number;
  share?: number;
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

/** Bets on pages of several places of a site, as the registry does. */
function betsOnPages() {
  const strata = new Map<string, Stratum>();
  const routes = new Map<string, Wealth>();
  let all = noWealth;
  return {
    add(page: ReturnType<typeof pageAt>, { share = 0.1, route = '/' } = {}) {
      const { stratum, logs } = withPage(strata.get(route) ?? emptyStratum, page, share);
      strata.set(route, stratum);
      all = withBet(all, logs, shareOfStakes);
      routes.set(route, withBet(routes.get(route) ?? noWealth, logs, shareOfStakes));
    },
    evidence: () => evidenceOfRoutes(all, [...routes.values()]),
  };
}

/** How many pages end the canary; null where so many do not. @param from the page with which it is slower */
function pagesToEnd(max: number, pages: Pages, from = 0): number | null {
  const bets = betsOnPages();
  for (let at = 1; at <= max; at += 1) {
    bets.add(pageAt(at, at < from ? { ...pages, times: 1 } : pages), pages);
    if (bets.evidence() >= boundOf('lcp')) return at;
  }
  return null;
}

describe('the evidence that pages are slower', () => {
  test('is 1 without pages, and falls where the canary is faster', () => {
    assert.ok(Math.abs(evidenceOfRoutes(noWealth, []) - 1) < 1e-9);
    const bets = betsOnPages();
    const random = sequence(3);
    for (let at = 0; at < 500; at += 1) bets.add(pageAt(at, { times: 0.7, random }));
    assert.ok(bets.evidence() < 0.5);
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

  test('ends one that is slower only after thousands of pages: what was lost until then does not count', () => {
    const random = sequence(13);
    const ended = Array.from({ length: 20 }, () =>
      pagesToEnd(8_000, { times: 1.4, random }, 5_000),
    );
    assert.ok(
      ended.every((pages) => pages !== null && pages >= 5_000),
      `${ended}`,
    );
  });

  test('is kept where the share changes', () => {
    const random = sequence(23);
    const bets = betsOnPages();
    const shares = [0.05, 0.25, 0.5];
    for (const [step, share] of shares.entries()) {
      const before = bets.evidence();
      for (let at = 0; at < 500; at += 1) {
        bets.add(pageAt(at, { times: 1.3, random, share }), { share, route: `/ at step ${step}` });
      }
      if (share > 0.05) assert.ok(bets.evidence() > before, `${step}`);
    }
    assert.ok(bets.evidence() >= boundOf('lcp'));
  });

  test('is there for one route of many', () => {
    const random = sequence(5);
    const bets = betsOnPages();
    for (let at = 0; at < 9_000; at += 1) {
      const route = `/${at % 9}`;
      bets.add(pageAt(at, { times: route === '/8' ? 2 : 0.97, random }), { route });
    }
    assert.ok(bets.evidence() >= boundOf('lcp'), `${bets.evidence()}`);
  });

  test('takes any value: one page moves it by less than its stake', () => {
    for (const value of [0, 600_000, Number.MAX_VALUE]) {
      const { logs } = withPage(
        { ...emptyStratum, recent: [1, 2, 3] },
        { value, hasCanary: true },
        0.1,
      );
      assert.ok(logs.every((one) => Number.isFinite(one) && Math.abs(one) < Math.log(20)));
    }
  });
});

describe('the evidence of fewer outcomes', () => {
  /** How many outcomes end the canary; null where so many do not. */
  function outcomesToEnd(max: number, times: number, random: () => number): number | null {
    let wealth = noOutcomes;
    const share = (0.5 * times) / (0.5 * times + 0.5);
    for (let at = 1; at <= max; at += 1) {
      wealth = withBet(wealth, betsOnFewer(random() < share, 0.5), shareOfFewer);
      if (worthOf(wealth) >= boundOfOutcome(4)) return at;
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

describe('what bets have won', () => {
  test('is 1 while nothing was won, however many were placed', () => {
    let wealth = wealthOf([0.5, 0.5]);
    for (let bet = 0; bet < 1_000; bet += 1) wealth = withBet(wealth, [0, 0], [0.5, 0.5]);
    assert.ok(Math.abs(worthOf(wealth) - 1) < 1e-9, `${worthOf(wealth)}`);
  });

  test('is a number after any loss, and what begins later wins by itself', () => {
    let wealth = wealthOf([1]);
    for (let bet = 0; bet < 9_950; bet += 1) wealth = withBet(wealth, [-1], [1]);
    assert.ok(worthOf(wealth) < 0.01);
    for (let bet = 0; bet < 100; bet += 1) wealth = withBet(wealth, [1], [1]);
    assert.ok(worthOf(wealth) > 1e6, `${worthOf(wealth)}`);
  });
});

describe('the kind of a visit', () => {
  const canary = { setIn: 20, stableSince: 10 };
  const of = (came: { first: number; last: number } | null, hasHadRoute = false) =>
    isRepeatVisit({ came, hasHadRoute }, canary);

  test('is the first where the browser has the files of neither release', () => {
    assert.equal(of(null), false);
    assert.equal(of({ first: 2, last: 9 }), false, 'it came before the stable release was there');
  });

  test('is a repeat visit where it has got the same of either', () => {
    assert.equal(of({ first: 20, last: 20 }), true, 'it first came after the canary was set');
    assert.equal(of({ first: 2, last: 15 }, true), true, 'it has had the route since');
  });

  test('is not compared where it has the files of the stable release only', () => {
    assert.equal(of({ first: 2, last: 10 }), null);
    assert.equal(of({ first: 2, last: 25 }), null, 'and has had another route since');
  });
});
