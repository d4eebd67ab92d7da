import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { remoteRelease, shellRelease } from '../../testing/release-factory.ts';
import { aBatch, anOutcome, aStart, servedCompositions } from '../../testing/report-batches.ts';
import { startTestServer } from '../../testing/test-server.ts';

const outcomes = { 'order-sent': { description: 'An order was sent.' } };
const shell = shellRelease('1');
const shop = remoteRelease('shop', '1', { outcomes });
const nextShop = remoteRelease('shop', '2', { outcomes });

describe('a canary of half of the visitors with 10 % fewer outcomes', () => {
  test('is ended once there are as many visits as the screen says', async () => {
    const server = await startTestServer();
    try {
      await server.publish(shell, shop, nextShop);
      for (const [built, more] of [
        [[shell, shop], {}],
        [[nextShop], { canary: 50 }],
      ] as const) {
        const releases = built.map(({ manifest: { name, release } }) => ({ name, release }));
        const body = { releases, why: 'A try.', ...more };
        assert.equal((await server.post('/channels/production/releases', body)).status, 200);
      }
      const served = await servedCompositions(server);
      const [stable, canary] = ['', nextShop.manifest.release].map((key) => served.get(key));
      assert.ok(stable && canary);
      const { reports, channels } = server.registry;
      /** Nine in ten visits of the stable release lead to an outcome, and a tenth fewer of the canary's. */
      const batch = () =>
        aBatch([stable, canary], {
          starts: [stable, canary].flatMap((page) =>
            Array.from({ length: 500 }, () => aStart(page)),
          ),
          outcomes: Array.from({ length: 450 + 405 }, (_none, at) =>
            anOutcome(at % 19 < 10 ? stable : canary, 'shop', 'order-sent'),
          ),
        });
      let visits = 0;
      let needed = 0;
      while (((await channels.composition('production'))?.canaries ?? []).length > 0) {
        const [found] = await reports.canaries('production');
        needed = found?.figures.find(({ kind }) => kind === 'outcome')?.needed ?? needed;
        assert.ok(visits === 0 || visits <= needed, `${visits} of ${needed}`);
        await reports.receive(batch());
        visits += 1_000;
      }
      assert.ok(visits > 5_000, `${visits}`);
      const [line] = await channels.history('production', { limit: 1 });
      assert.match(line?.why ?? '', /^Fewer outcomes shop\/order-sent: \d+ of \d+ visits/);
    } finally {
      await server.stop();
    }
  });
});
