import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { aComposition, escaping, remoteOf } from '../testing/a-composition.ts';
import { aSupervisor, htmlOf } from '../testing/a-supervisor.ts';
import { assertStill, turn } from '../testing/own-children.ts';

/** On a machine that is busy a child begins late. */
const unhurried = { takenMs: 3_000 };

/** Children that cannot be stopped between pages: of a system that does not end them with their parent. */
const unstopped = { network: false, user: false, memory: true, gaps: [], command: [] };

describe('between two pages, a remote that', () => {
  test('still computes for an earlier page costs no later page', async () => {
    const renderer = await aSupervisor({ atOnce: 1, limits: unhurried });
    const composition = aComposition({
      designers: remoteOf(`${escaping} outer.setTimeout(() => { for (;;); }, 0); return 'sent'`),
      vendors: remoteOf("return 'vendors'"),
    });
    await renderer.send(composition);

    assert.equal(htmlOf(await renderer.render(composition)), 'sent');
    for (const _each of [1, 2, 3]) {
      const vendors = { route: { remote: 'vendors', expose: './Page' } };
      assert.equal(htmlOf(await renderer.render(composition, vendors)), 'vendors');
    }
  });

  test('has reached timers, promises and ticks of its process computes nothing between pages', async () => {
    const waysOn = {
      timers: 'outer.setInterval(burn, 1)',
      immediates: 'const again = () => { burn(); outer.setImmediate(again) }; again()',
      ticks:
        'const again = () => { burn(); outer.setTimeout(() => outer.process.nextTick(again)) }; again()',
      promises:
        '(async () => { for (;;) { burn(); await new Promise((r) => outer.setImmediate(r)) } })()',
      messages: `const { port1, port2 } = new MessageChannel();
        port2.onmessage = () => { burn(); port1.postMessage(0) }; port1.postMessage(0)`,
      crypto:
        "const again = () => crypto.subtle.digest('SHA-512', Buffer.alloc(4_000_000)).then(again); again()",
    };
    for (const [way, code] of Object.entries(waysOn)) {
      const renderer = await aSupervisor({ atOnce: 1, limits: unhurried });
      const burn =
        'const burn = () => { for (const until = Date.now() + 5; Date.now() < until; ); };';
      const composition = aComposition({
        designers: remoteOf(`${escaping} ${burn} ${code}; return 'sent'`),
      });
      await renderer.send(composition);
      assert.equal(htmlOf(await renderer.render(composition)), 'sent', way);
      // Another child may still start, and load the composition for the next page.
      await assertStill(way);
      // What it began goes on in the time of the next page only, and does not keep it from being rendered.
      assert.equal(htmlOf(await renderer.render(composition)), 'sent', way);
    }
  });

  test('keeps memory of every page is renewed, and no page is lost', async () => {
    const renderer = await aSupervisor({ atOnce: 1, limits: { ...unhurried, keptMegabytes: 120 } });
    const composition = aComposition({
      designers: remoteOf(
        'kept.push(Buffer.alloc(10_000_000, 1)); return "fine"',
        'const kept = [];',
      ),
    });
    await renderer.send(composition);

    for (let page = 0; page < 30; page += 1) {
      assert.equal(htmlOf(await renderer.render(composition)), 'fine');
    }

    const { children, failures } = await renderer.metrics();
    assert.ok(children.renewed >= 3, `${children.renewed} renewed`);
    assert.equal(failures.memory, 0);
  });

  test('grows between pages is ended where it cannot be stopped, and no page is blamed', async () => {
    const renderer = await aSupervisor({ atOnce: 1, limits: unhurried, containment: unstopped });
    const composition = aComposition({
      designers: remoteOf(
        `${escaping} outer.setInterval(() => kept.push(Buffer.alloc(4_000_000, 1)), 5); return 'sent'`,
        'const kept = [];',
      ),
      vendors: remoteOf("return 'vendors'"),
    });
    await renderer.send(composition);

    assert.equal(htmlOf(await renderer.render(composition)), 'sent');
    while ((await renderer.metrics()).children.renewed === 0) await turn();

    const vendors = { route: { remote: 'vendors', expose: './Page' } };
    assert.equal(htmlOf(await renderer.render(composition, vendors)), 'vendors');
    assert.equal((await renderer.metrics()).failures.memory, 0);
  });

  test('has grown since its last page is replaced before it gets the next', async () => {
    const never = 1_000_000;
    const renderer = await aSupervisor({
      atOnce: 2,
      limits: { ...unhurried, watchIdleMs: never },
      containment: unstopped,
    });
    const composition = aComposition({
      designers: remoteOf(
        `${escaping} outer.setTimeout(() => { kept = Buffer.alloc(600_000_000, 1) }, 50); return 'sent'`,
        'let kept;',
      ),
      vendors: remoteOf('await new Promise((r) => setTimeout(r, 100)); return "vendors"'),
    });
    await renderer.send(composition);

    assert.equal(htmlOf(await renderer.render(composition)), 'sent');
    while ((await renderer.metrics()).memory.children < 600_000_000) await turn();

    const vendors = { route: { remote: 'vendors', expose: './Page' } };
    // The composition has two children: as many pages at once reach both.
    const pages = [1, 2].map(() => renderer.render(composition, vendors));
    for (const page of await Promise.all(pages)) assert.equal(htmlOf(page), 'vendors');
    assert.equal((await renderer.metrics()).children.renewed, 1);
  });

  test('sets timers does not run them after its page', async () => {
    const renderer = await aSupervisor({ atOnce: 1, limits: unhurried });
    const composition = aComposition({
      designers: remoteOf(
        'const before = ticks; setInterval(() => { ticks += 1 }, 1); return String(before)',
        'let ticks = 0;',
      ),
      vendors: remoteOf('await new Promise((r) => setTimeout(r, 50)); return "waited"'),
    });
    await renderer.send(composition);

    assert.equal(htmlOf(await renderer.render(composition)), '0');
    const vendors = { route: { remote: 'vendors', expose: './Page' } };
    assert.equal(htmlOf(await renderer.render(composition, vendors)), 'waited');
    assert.equal(htmlOf(await renderer.render(composition)), '0');
  });
});
