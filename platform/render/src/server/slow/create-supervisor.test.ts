import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { aComposition, remoteOf, type TestComposition } from '../../testing/a-composition.ts';
import { aPage, aSupervisor, failureOf, htmlOf } from '../../testing/a-supervisor.ts';

const aModule = (composition: TestComposition) => {
  const [hash = '', bytes = Buffer.alloc(0)] = Object.entries(composition.sources)[0] ?? [];
  return { hash, bytes };
};

describe('modules and compositions', () => {
  test('are asked for when they are not here, and again after a restart', async () => {
    const composition = aComposition({ designers: remoteOf("return 'rendered'") });
    for (const _start of [1, 2]) {
      const renderer = await aSupervisor();
      const ask = () =>
        renderer.app.inject({
          method: 'POST',
          url: '/render',
          payload: { composition: composition.id, page: aPage },
        });

      const unknown = await ask();
      const put = await renderer.put(`/compositions/${composition.id}`, composition.body);
      const incomplete = await ask();

      assert.deepEqual([unknown.statusCode, unknown.json()], [409, { missing: 'composition' }]);
      assert.deepEqual(put.json(), { missing: Object.keys(composition.sources) });
      assert.equal(incomplete.statusCode, 409);
      assert.deepEqual(incomplete.json(), put.json());
    }
  });

  test('are refused where the bytes are not those of the hash', async () => {
    const renderer = await aSupervisor();
    const composition = aComposition({});
    const { hash, bytes } = aModule(composition);

    const truncated = await renderer.put(`/modules/${hash}`, bytes.subarray(0, -1));
    const other = aComposition({}, { revision: 2 });
    const replaced = await renderer.put(`/compositions/${composition.id}`, other.body);

    assert.equal(truncated.statusCode, 422);
    assert.equal(replaced.statusCode, 422);
    assert.equal((await renderer.put(`/modules/${hash}`, bytes)).statusCode, 204);
  });

  test('are refused where they are no composition, or too long', async () => {
    const renderer = await aSupervisor();
    const { id } = aComposition({});

    const garbage = await renderer.put(`/compositions/${id}`, Buffer.from('{"composition":1}'));
    const huge = await renderer.put(`/compositions/${id}`, Buffer.alloc(17 * 1024 * 1024, 32));

    assert.equal(garbage.statusCode, 400);
    assert.equal(huge.statusCode, 413);
  });

  test('are taken where they are of hundreds of remotes', async () => {
    const renderer = await aSupervisor();
    const large = aComposition(
      { designers: remoteOf("return 'shown'") },
      { releasesOrigin: `https://${'x'.repeat(6_000_000)}.test` },
    );
    await renderer.send(large);
    assert.equal(htmlOf(await renderer.render(large)), 'shown');
  });

  test('are given up, those used longest ago first, when there are too many', async () => {
    const compositions = [1, 2, 3].map((revision) =>
      aComposition(
        { designers: remoteOf(`/*${'x'.repeat(1_500)}*/ return '${revision}'`) },
        { revision },
      ),
    );
    const room = { maxCompositionBytes: 600, maxModuleBytes: 4_000 };
    const renderer = await aSupervisor(room);
    const sizes = compositions.map(({ body }) => body.length);
    assert.ok(
      sizes.every((size) => size > 200 && size < 300),
      sizes.join(),
    );
    for (const each of compositions) await renderer.send(each);
    const [first, , last] = compositions;
    assert.ok(first && last);

    assert.equal(htmlOf(await renderer.render(last)), '3');
    const answer = await renderer.app.inject({
      method: 'POST',
      url: '/render',
      payload: { composition: first.id, page: aPage },
    });
    assert.equal(answer.statusCode, 409);
    assert.ok((await renderer.metrics()).memory.modules <= 4_000);
  });
});

describe('the renderer', () => {
  test('answers busy at once when too many pages wait', async () => {
    const renderer = await aSupervisor({ atOnce: 1, maxWaiting: 2 });
    const composition = aComposition({
      designers: remoteOf('await new Promise((r) => setTimeout(r, 300)); return "slow"'),
    });
    await renderer.send(composition);

    const outcomes = await Promise.all([1, 2, 3, 4, 5, 6].map(() => renderer.render(composition)));

    const busy = outcomes.filter((outcome) => failureOf(outcome) === 'busy');
    assert.ok(busy.length >= 3);
    assert.equal((await renderer.metrics()).failures.busy, busy.length);
  });

  test('refuses a page that is not one', async () => {
    const renderer = await aSupervisor();
    const { id } = aComposition({});
    for (const page of [
      { ...aPage, address: 'x'.repeat(8_193) },
      { ...aPage, route: { remote: 'designers' } },
      { ...aPage, answers: { '/api/': 7 } },
    ]) {
      const answer = await renderer.app.inject({
        method: 'POST',
        url: '/render',
        payload: { composition: id, page },
      });
      assert.equal(answer.statusCode, 400);
    }
  });

  test('renders no two channels in one child', async () => {
    const renderer = await aSupervisor({ atOnce: 1 });
    const spy = remoteOf(
      'seen.push(1); return String(seen.length)',
      'structuredClone.seen ??= []; const { seen } = structuredClone;',
    );
    const ofChannel = (channel: string) => aComposition({ designers: spy }, { channel });
    const production = ofChannel('production');
    for (const channel of ['staging', 'preview-1', 'preview-2']) {
      const other = ofChannel(channel);
      await renderer.send(other);
      assert.equal(htmlOf(await renderer.render(other)), '1');
    }
    await renderer.send(production);
    assert.equal(htmlOf(await renderer.render(production)), '1');
  });

  test('says that it lives, and whether it can render', async () => {
    const renderer = await aSupervisor();
    const composition = aComposition({ designers: remoteOf("return 'x'") });
    await renderer.send(composition);
    await renderer.render(composition);

    assert.equal((await renderer.app.inject('/health/live')).statusCode, 200);
    assert.equal((await renderer.app.inject('/health')).statusCode, 200);
    const { renders, memory } = await renderer.metrics();
    assert.equal(renders, 1);
    assert.ok(memory.supervisor > 0);
  });
});
