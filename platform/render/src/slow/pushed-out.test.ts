import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { aComposition, escaping, remoteOf } from '../testing/a-composition.ts';
import { aSupervisor, failureOf, htmlOf } from '../testing/a-supervisor.ts';
import { turn } from '../testing/own-children.ts';

test('a page whose modules make place for others while it waits is refused, and the renderer goes on', async () => {
  const renderer = await aSupervisor({ atOnce: 1, maxModuleBytes: 400_000 });
  const padded = (bytes: number, body: string) => `//${'x'.repeat(bytes)}\n${remoteOf(body)}`;
  const ending = aComposition({
    designers: padded(
      100_000,
      `${escaping} const end = Date.now() + 900; while (Date.now() < end); outer.process.exit(1)`,
    ),
  });
  const others = [1, 2].map((revision) =>
    aComposition({ designers: padded(190_000 + revision, "return 'other'") }, { revision }),
  );
  await renderer.send(ending);
  // A page that is asked for before a child has started waits, too.
  const health = () => renderer.app.inject('/health');
  for (let turns = 0; turns < 1_000 && (await health()).statusCode === 503; turns += 1) {
    await turn();
  }
  const first = renderer.render(ending);
  await sleep(400);
  const waiting = renderer.render(ending);
  for (const other of others) await renderer.send(other);

  assert.equal(failureOf(await first), 'exit');
  assert.equal(failureOf(await waiting), 'busy');
  const [, last] = others;
  assert.ok(last);
  assert.equal(htmlOf(await renderer.render(last)), 'other');
});
