import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { ReportedMeasure } from '@aangan/manifest';
import { around, measuredCanary, nextShell, shell } from '../testing/measured-canary.ts';
import { aMeasure, aVisit } from '../testing/report-batches.ts';

describe('a canary that is compared', () => {
  const { server, canary, promote, report, isLive, figures, measures, revision } = measuredCanary();

  test('is not judged by pages that were served before it was set, and keeps its evidence when it is set again', async () => {
    const slow = (at: number, hasCanary: boolean) => around(at) * (hasCanary ? 2 : 1);
    const late = measures(1_600, slow).map((one) => ({ ...one, visit: aVisit({ revision: 1 }) }));
    await report({ measures: late });
    assert.equal((await figures('lcp')).canary.n, 0);
    await report({ measures: measures(32, slow) });
    const early = await figures('lcp');
    assert.ok(early.evidence > 2, `${early.evidence}`);
    await promote([nextShell], { canary: 30 });
    assert.deepEqual(await figures('lcp'), { ...early, needed: (await figures('lcp')).needed });
    const [done] = await report({ measures: measures(100, slow) });
    assert.equal(done?.releases[0]?.to, shell.manifest.release);
  });

  test('counts a network and a visitor once for each metric, and once more for repeat visits', async () => {
    const [visit, came] = [aVisit(), { first: 1_000, last: 1_000 }];
    const { network, visitor } = visit;
    const visits = [visit, aVisit({ network }), aVisit({ visitor })];
    for (const one of [...visits, ...visits.map((again) => ({ ...again, came }))]) {
      await report({ measures: [aMeasure(canary(), 'shell', { route: '/*', visit: one })] });
    }
    assert.equal((await figures('lcp')).canary.n, 1);
    const { rows } = await server().database.pool.query(
      "select with_canary from canary_metric where metric = 'lcp of repeat visits' and device = '' and route = ''",
    );
    assert.deepEqual(rows, [{ with_canary: 1 }]);
  });

  test('is not ended though those who return are slower, and have the files of the stable release only', async () => {
    const at = await revision();
    // The stable release was promoted in the revision before, and these came after it.
    const came = { first: at - 1, last: at - 1 };
    const returned = (warm: number) =>
      measures(1_600, (page, hasCanary) => around(page) * 1.3 * (hasCanary ? 1 : warm)).map(
        (one) => {
          return { ...one, visit: aVisit({ came }) };
        },
      );
    await report({ measures: measures(1_600, around) });
    await report({ measures: returned(0.7) });
    assert.equal(await isLive(), true);
    const lcp = await figures('lcp');
    assert.deepEqual([lcp?.canary.n, lcp?.stable.n], [400, 1_200]);
  });

  test('is compared by those who return once they have had the route, and by who came before the stable release', async () => {
    const at = await revision();
    const visit = aVisit({ came: { first: at - 1, last: at - 1 } });
    const page = { route: '/*', visit };
    const n = async () => (await figures('lcp')).canary.n;
    const first = aMeasure(canary(), 'shell', page);
    await report({ measures: [first, { ...first, kind: 'inp' }] });
    assert.equal(await n(), 0);
    await report({ measures: [{ ...first, kind: 'cls', value: 0.1 }] });
    assert.equal((await figures('cls')).canary.n, 0, 'it is the same page');
    await report({ measures: [aMeasure(canary(), 'shell', page)] });
    assert.equal(await n(), 1);
    const early = aVisit({ came: { first: 0, last: 0 } });
    await report({ measures: [aMeasure(canary(), 'shell', { route: '/*', visit: early })] });
    assert.equal(await n(), 2);
  });

  test('is compared within a class of device: who has phones only is not slow for that', async () => {
    const phones = 1_600;
    const of = (device: 'phone' | 'desktop', times: number) => (one: ReportedMeasure) => {
      return { ...one, value: one.value * times, visit: aVisit({ device }) };
    };
    const all = measures(phones, around);
    await report({
      measures: all.map((one, at) => {
        const isPhone = one.composition === canary().id ? at % 16 !== 0 : at % 16 === 1;
        return isPhone ? of('phone', 2)(one) : of('desktop', 1)(one);
      }),
    });
    assert.equal(await isLive(), true);
    assert.ok((await figures('lcp')).evidence < 50, `${(await figures('lcp')).evidence}`);
  });

  test('is not judged by reports of edges that tell of no visitor', async () => {
    const slow = measures(1_600, (at, hasCanary) => around(at) * (hasCanary ? 3 : 1));
    await report({
      measures: slow.map((one) => {
        const { visitor: _none, ...visit } = aVisit();
        return { ...one, visit };
      }),
    });
    assert.equal(await isLive(), true);
    assert.equal((await figures('lcp')).stable.n, 0);
  });

  test('ends its comparison after two weeks, and who has counted is forgotten then', async () => {
    const { pool } = server().database;
    await report({ measures: measures(40, around) });
    await pool.query(`begin; set local session_replication_role = replica;
      update channel_change set changed_at = now() - interval '15 days'; commit`);
    await report({ measures: measures(40, around) });
    await server().registry.reports.sweep();
    assert.equal((await figures('lcp')).canary.n, 10, 'what was known is kept');
    const { rows } = await pool.query('select from canary_network');
    assert.equal(rows.length, 0);
  });

  test('is judged by what it is set to when two of its changes are waited for', async () => {
    const { pool } = server().database;
    const holder = await pool.connect();
    await holder.query('begin; select from canary for update');
    const visit = aVisit({ revision: await revision() });
    const waiting = report({ measures: measures(40, around, { visit }) });
    await new Promise((resolve) => setTimeout(resolve, 300));
    await holder.query(`insert into channel_change
        (kind, channel, revision, name, to_release, changed_by, why, canary, percent)
      select 'canary', channel, 900, 'shell', to_release, changed_by, why, canary, 30
      from channel_change where kind = 'canary'; update canary set percent = 30; commit`);
    holder.release();
    await waiting;
    assert.equal((await figures('lcp')).canary.n, 0, 'they were served before it was set again');
  });
});
