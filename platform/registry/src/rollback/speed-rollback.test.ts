import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { around, measuredCanary, nextShell, shell } from '../testing/measured-canary.ts';
import { aStart, aVisit } from '../testing/report-batches.ts';

describe('a canary whose pages are measured', () => {
  const { server, stable, promote, report, isLive, figures, measures } = measuredCanary();

  test('is ended when they are slower, and the history says so with figures', async () => {
    const [done] = await report({
      measures: measures(1_600, (at, hasCanary) => around(at) * (hasCanary ? 1.3 : 1)),
    });
    assert.equal(done?.releases[0]?.to, shell.manifest.release);
    assert.match(
      done?.why ?? '',
      /^Pages had a higher lcp: \d+ ms in the middle and \d+ ms at the 75th percentile with this canary, which 25 % of the visitors got, and \d+ ms and \d+ ms without it, in 400 and 1200 networks\. The evidence is \d+, and 308 is enough\. By chance/,
    );
    assert.equal(await isLive(), false);
  });

  test('stays when they are as fast, or one percent slower, and is sound after enough of them', async () => {
    for (let round = 0; round < 3; round += 1) {
      await report({
        measures: measures(
          1_900,
          (at, hasCanary) => around(at + round * 41) * (hasCanary ? 1.01 : 1),
        ),
      });
    }
    assert.equal(await isLive(), true);
    const lcp = await figures('lcp');
    assert.equal(lcp?.verdict, 'sound');
    assert.ok((lcp?.needed ?? 0) > 100 && (lcp?.needed ?? 0) < 5_000, String(lcp?.needed));
    assert.deepEqual([lcp?.canary.n, lcp?.stable.n], [1_425, 4_275]);
  });

  test('stays where no browser reports a metric, and that is not known then', async () => {
    await report({ measures: measures(400, around) });
    const inp = await figures('inp');
    assert.deepEqual([inp?.verdict, inp?.needed, inp?.canary.n], ['unknown', null, 0]);
  });

  test('is not ended by a flood of one network, nor by absurd values', async () => {
    const absurd = measures(1_900, (at, hasCanary) => (hasCanary ? 599_999 : around(at)));
    const visit = () => aVisit({ network: 'one-network' });
    await report({ measures: absurd.map((one) => ({ ...one, visit: visit() })) });
    assert.equal(await isLive(), true);
    const lcp = await figures('lcp');
    assert.equal((lcp?.canary.n ?? 0) + (lcp?.stable.n ?? 0), 1);
  });

  for (const [kind, value, slower] of [
    ['inp', 100, 2],
    ['cls', 0.1, 3],
    ['render-time', 80, 2],
    ['transfer-size', 400, 2],
  ] as const) {
    test(`is ended for ${kind} alone`, async () => {
      const valueAt = (at: number, hasCanary: boolean) =>
        (value * around(at) * (hasCanary ? slower : 1)) / 1_000;
      const [done] = await report({ measures: measures(1_600, valueAt, { kind }) });
      assert.match(done?.why ?? '', new RegExp(`^Pages had a higher ${kind}: `));
      assert.equal(await isLive(), false);
    });
  }

  test('is not compared with anything for 0 or 100 percent of the visitors', async () => {
    for (const percent of [0, 100]) {
      await promote([nextShell], { canary: percent });
      await report({
        measures: measures(400, (at, hasCanary) => around(at) * (hasCanary ? 3 : 1)),
      });
      assert.equal(await isLive(), true);
      assert.equal((await figures('lcp')).canary.n, 0);
    }
  });

  test('is judged the same when two edges report at once', async () => {
    await Promise.all(
      [0, 1, 2, 3].map(() =>
        report({ measures: measures(200, around), starts: [aStart(stable())] }),
      ),
    );
    const lcp = await figures('lcp');
    assert.deepEqual([lcp?.canary.n, lcp?.stable.n], [200, 600]);
  });

  test('is forgotten by the sweep once it has ended', async () => {
    await report({ measures: measures(40, around) });
    await server().registry.reports.sweep();
    assert.equal((await figures('lcp')).canary.n, 10);
    await promote([nextShell]);
    await server().registry.reports.sweep();
    for (const table of ['canary_metric', 'canary_network']) {
      const { rows } = await server().database.pool.query(`select from ${table}`);
      assert.equal(rows.length, 0, table);
    }
  });

  test('is ended where one route of several is slower, and faster elsewhere', async () => {
    const [elsewhere, slow] = [
      measures(3_000, (at, hasCanary) => around(at) * (hasCanary ? 0.95 : 1)),
      measures(1_000, (at, hasCanary) => around(at) * (hasCanary ? 2.5 : 1), { route: '/vendors' }),
    ];
    await report({ measures: elsewhere });
    await report({ measures: slow });
    assert.equal(await isLive(), false);
    const { rows } = await server().database.pool.query(
      "select sum(with_canary)::int as n from canary_metric where metric = 'lcp' and route = '/vendors' and device = ''",
    );
    assert.deepEqual(rows, [{ n: 250 }]);
  });
});
