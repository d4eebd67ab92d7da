import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  aComposition,
  escaping,
  remoteOf,
  type TestComposition,
} from '../testing/a-composition.ts';
import { aSupervisor, failureOf, htmlOf } from '../testing/a-supervisor.ts';

/** Pages that loop occupy their children until the renderer closes. */
const endless = { takenMs: 10_000, timeMs: 120_000 };
const looping = remoteOf("if (page.address === '/loop') for (;;); return 'fine'");
const loop = { address: '/loop' };

const patching = remoteOf(`${escaping}
  const { stringify } = outer.JSON;
  outer.JSON.stringify = (value, ...rest) => {
    if (value && typeof value.html === 'string') value.html += ' patched';
    return stringify(value, ...rest);
  };
  return 'hostile'`);

describe('children and compositions', () => {
  test('a release that patches its child changes no page of another composition', async () => {
    const renderer = await aSupervisor({ atOnce: 1 });
    const good = (channel: string, revision: number) =>
      aComposition({ designers: remoteOf("return 'good'") }, { channel, revision });
    const hostile = aComposition({ designers: patching });
    const before = good('production', 2);
    const others = [before, good('production', 3), good('staging', 1)];
    for (const each of [hostile, ...others]) await renderer.send(each);
    assert.equal(htmlOf(await renderer.render(before)), 'good');

    assert.match(htmlOf(await renderer.render(hostile)), /patched/);

    for (const each of [...others, ...others]) {
      assert.equal(htmlOf(await renderer.render(each)), 'good');
    }
  });

  test('looping pages of one composition leave children to others', async () => {
    const renderer = await aSupervisor({ limits: endless });
    const ofChannel = (channel: string) => aComposition({ designers: looping }, { channel });
    const [staging, preview] = [ofChannel('staging'), ofChannel('preview-1')];
    const production = ofChannel('production');
    for (const each of [staging, preview, production]) await renderer.send(each);
    assert.equal(htmlOf(await renderer.render(production)), 'fine');

    for (const each of [staging, preview]) {
      for (const _page of [1, 2, 3, 4]) void renderer.render(each, loop);
      assert.equal(htmlOf(await renderer.render(production)), 'fine');
    }
  });

  test('a composition without a child has a place where others loop on all that they may use', async () => {
    const renderer = await aSupervisor({ limits: endless });
    const ofChannel = (channel: string) => aComposition({ designers: looping }, { channel });
    const [staging, preview] = [ofChannel('staging'), ofChannel('preview-1')];
    const production = ofChannel('production');
    for (const each of [staging, preview, production]) await renderer.send(each);

    for (const each of [staging, preview]) {
      for (const _page of [1, 2, 3, 4]) void renderer.render(each, loop);
    }

    assert.equal(htmlOf(await renderer.render(production)), 'fine');
  });

  test('waiting pages of one composition keep no page of another out', async () => {
    const renderer = await aSupervisor({ limits: endless, maxWaiting: 4 });
    const staging = aComposition({ designers: looping }, { channel: 'staging' });
    const production = aComposition({ designers: looping });
    for (const each of [staging, production]) await renderer.send(each);

    const looped = Array.from({ length: 7 }, () => renderer.render(staging, loop));
    assert.equal(failureOf(await Promise.race(looped)), 'busy');

    assert.equal(htmlOf(await renderer.render(production)), 'fine');
  });

  test('compositions that take turns do not end the children of each other', async () => {
    const renderer = await aSupervisor();
    const compositions = ['production', 'staging'].map((channel) =>
      aComposition({ designers: looping }, { channel }),
    );
    for (const each of compositions) await renderer.send(each);

    for (let round = 0; round < 10; round += 1) {
      const pages = [0, 1, 2, 3].map((page) => {
        const composition = compositions[page % 2];
        assert.ok(composition);
        return renderer.render(composition);
      });
      for (const page of await Promise.all(pages)) assert.equal(htmlOf(page), 'fine');
    }

    assert.equal((await renderer.metrics()).children.ended, 0);
  });

  test('a composition that is no longer used gives its child back', async () => {
    const renderer = await aSupervisor({ limits: { watchIdleMs: 20 } });
    const [old, now] = ['1', '2'].map((channel) =>
      aComposition({ designers: looping }, { channel }),
    ) as [TestComposition, TestComposition];
    for (const each of [old, now]) await renderer.send(each);
    assert.equal(htmlOf(await renderer.render(old)), 'fine');
    const hasEnded = async () => (await renderer.metrics()).children.ended;

    for (let page = 0; page < 50; page += 1) await renderer.render(now);
    assert.equal(await hasEnded(), 0);
    for (let page = 0; page < 10; page += 1) await renderer.render(now);
    while ((await hasEnded()) === 0) await sleep(20);
    assert.equal(htmlOf(await renderer.render(old)), 'fine');
  });

  test('more compositions than children are rendered in turn, and children stay few', async () => {
    const renderer = await aSupervisor({ atOnce: 1 });
    const compositions = Array.from({ length: 10 }, (_, revision) =>
      aComposition({ designers: looping }, { revision }),
    );
    for (const each of compositions) await renderer.send(each);

    for (const each of [...compositions, ...compositions]) {
      assert.equal(htmlOf(await renderer.render(each)), 'fine');
      const { children } = await renderer.metrics();
      assert.ok(children.started - children.ended <= 7);
    }
  });
});
