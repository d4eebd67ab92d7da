import assert from 'node:assert/strict';
import type { AddressInfo } from 'node:net';
import { describe, test } from 'node:test';
import { aComposition, escaping, remoteOf } from '../testing/a-composition.ts';
import { aPage, aSupervisor, failureOf, htmlOf } from '../testing/a-supervisor.ts';
import { assertStill, ownChildren, ticksOf, turn } from '../testing/own-children.ts';
import { withBuiltins } from '../testing/with-builtins.ts';

/** What a broken or hostile remote does in a page, and how the page fails. */
const faults: Record<string, { code: string; failure: string; before?: string }> = {
  'throws an error': { code: "throw new Error('odd data')", failure: 'error' },
  'throws what is no error': { code: 'throw null', failure: 'error' },
  'throws what cannot be read': {
    code: "throw { get stack() { throw new Error('no') } }",
    failure: 'error',
  },
  'throws while its module is evaluated': {
    code: "return 'never'",
    before: "throw new Error('at load');",
    failure: 'error',
  },
  'rejects a promise that nobody waits for': {
    code: "Promise.reject(new Error('late')); await new Promise((r) => setTimeout(r, 50));",
    failure: 'error',
  },
  'throws in a timer': {
    code: "setTimeout(() => { throw new Error('late') }); await new Promise((r) => setTimeout(r, 50));",
    failure: 'error',
  },
  'loops for ever': { code: 'for (;;);', failure: 'timeout' },
  'loops for ever in promises': { code: 'for (;;) await null;', failure: 'timeout' },
  'needs years for a regular expression': {
    code: "return String(/^(a+)+$/.test('a'.repeat(50) + '!'))",
    failure: 'timeout',
  },
  'never answers': { code: 'await new Promise(() => undefined)', failure: 'timeout' },
  'waits where nothing can wake it': {
    code: 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 4_500)',
    failure: 'timeout',
  },
  'answers a head that is deeper than any': {
    code: `${escaping} const own = outer.JSON.stringify;
      const head = '['.repeat(5_000) + ']'.repeat(5_000);
      outer.JSON.stringify = (...all) => own(...all).replace('"head":null', '"head":' + head);
      return 'page'`,
    failure: 'output',
  },
  'grows an array': { code: "const a = []; for (;;) a.push('x' + a.length);", failure: 'memory' },
  'grows arrays of arrays': {
    code: 'const a = []; for (;;) a.push(new Array(1_000_000).fill(1.5));',
    failure: 'memory',
  },
  'grows a Map': { code: 'const m = new Map(); for (;;) m.set({}, {});', failure: 'memory' },
  'grows Buffers': {
    code: 'const a = []; for (;;) a.push(Buffer.alloc(8_000_000, 1));',
    failure: 'memory',
  },
  'ends the process': { code: `${escaping} outer.process.exit(0)`, failure: 'exit' },
  'aborts the process': { code: `${escaping} outer.process.abort()`, failure: 'exit' },
  'answers more than is allowed': { code: "return 'x'.repeat(6_000_000)", failure: 'output' },
  'answers HTML with a script': {
    code: 'return \'<script defer src="https://other.example/x.js"></script>\'',
    failure: 'output',
  },
  'answers no HTML': { code: 'return 7', failure: 'output' },
  'writes garbage to the supervisor': {
    code: `${escaping} outer.builtin('fs').writeSync(3, 'garbage'); for (;;);`,
    failure: 'output',
  },
  'answers for another page': {
    code: `${escaping}
      const text = Buffer.from('{"type":"taken","id":999}');
      const length = Buffer.alloc(4); length.writeUInt32BE(text.length);
      outer.builtin('fs').writeSync(3, Buffer.concat([length, text])); for (;;);`,
    failure: 'output',
  },
  'says for ever that it begins': {
    code: `${escaping}
      const text = Buffer.from('{"type":"taken","id":1}');
      const length = Buffer.alloc(4); length.writeUInt32BE(text.length);
      const { writeSync } = outer.builtin('fs');
      for (;;) { writeSync(3, Buffer.concat([length, text])); await new Promise((r) => setTimeout(r, 50)) }`,
    failure: 'output',
  },
  'floods stderr': {
    code: "for (;;) { console.error('x'.repeat(1_000_000)); await new Promise((r) => setTimeout(r)) }",
    failure: 'output',
  },
  'requires a file system': { code: "return require('node:fs').sep", failure: 'error' },
  'requires what the shell does not share': { code: "require('lodash')", failure: 'error' },
};

const containment = withBuiltins();

/** On a machine that is busy a child begins late. */
const unhurried = { takenMs: 3_000 };

/**
 * The child that computes: of this process's children, the one that has used a tenth of a second more than before. It
 * must have rendered a page, and all others must be still: a child that starts may use as much time.
 */
async function busyChild(): Promise<number> {
  const rendering = ownChildren();
  const before = new Map(rendering.map((pid) => [pid, ticksOf(pid)]));
  for (let turns = 0; turns < 1_000; turns += 1) {
    await turn();
    const busy = rendering.find((pid) => ticksOf(pid) > (before.get(pid) ?? 0) + 10);
    if (busy !== undefined) return busy;
  }
  throw new Error(`No child of ${rendering.join(', ')} computes`);
}

describe('a failure that nobody waited for', () => {
  test('is told to the next who asks for the expose, once, and costs nothing then', async () => {
    const renderer = await aSupervisor({ containment, limits: unhurried });
    const composition = aComposition({
      designers: remoteOf("if (page.address === '/loop') for (;;); return 'page'"),
    });
    await renderer.send(composition);
    assert.equal(htmlOf(await renderer.render(composition)), 'page');
    await assertStill('before the page that nobody waits for');
    await renderer.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = renderer.app.server.address() as AddressInfo;
    const left = new AbortController();
    const body = JSON.stringify({
      composition: composition.id,
      page: { ...aPage, address: '/loop' },
    });
    const asked = fetch(`http://127.0.0.1:${port}/render`, {
      method: 'POST',
      body,
      signal: left.signal,
      headers: { 'content-type': 'application/json' },
    });
    await busyChild();
    left.abort();
    await assert.rejects(asked);
    while (((await renderer.metrics()).failures.timeout ?? 0) === 0) await turn();
    const { renders } = await renderer.metrics();
    assert.equal(failureOf(await renderer.render(composition)), 'timeout');
    assert.equal((await renderer.metrics()).renders, renders);
    assert.equal(htmlOf(await renderer.render(composition)), 'page');
  });
});

describe('a remote that', () => {
  for (const [what, { code, failure, before }] of Object.entries(faults)) {
    test(`${what} costs its own page only (${failure})`, async () => {
      const renderer = await aSupervisor({
        atOnce: 1,
        containment,
        limits: failure === 'timeout' ? unhurried : { ...unhurried, timeMs: 20_000 },
      });
      const composition = aComposition({
        designers: remoteOf(code, before),
        vendors: remoteOf("return 'vendors'"),
      });
      await renderer.send(composition);

      const faulty = await renderer.render(composition);
      const next = await renderer.render(composition, {
        route: { remote: 'vendors', expose: './Page' },
      });

      assert.equal(failureOf(faulty), failure);
      assert.equal(htmlOf(next), 'vendors');
    });
  }

  test('has no server module, or not the expose, is named', async () => {
    const renderer = await aSupervisor({ atOnce: 1, limits: unhurried });
    const composition = aComposition({ designers: remoteOf("return 'designers'") });
    await renderer.send(composition);

    for (const route of [
      { remote: 'vendors', expose: './Page' },
      { remote: 'designers', expose: './Other' },
      { remote: 'designers', expose: 'constructor' },
    ]) {
      assert.equal(failureOf(await renderer.render(composition, { route })), 'module');
    }
  });

  test('is killed in the middle of a page costs that page, and another child serves the next', async () => {
    const renderer = await aSupervisor({ atOnce: 1, limits: { ...unhurried, timeMs: 20_000 } });
    const composition = aComposition({
      designers: remoteOf('for (;;);'),
      vendors: remoteOf("return 'vendors'"),
    });
    await renderer.send(composition);
    const vendors = { route: { remote: 'vendors', expose: './Page' } };
    assert.equal(htmlOf(await renderer.render(composition, vendors)), 'vendors');
    await assertStill('before the page whose child is killed');

    const page = renderer.render(composition);
    process.kill(await busyChild(), 'SIGKILL');

    assert.equal(failureOf(await page), 'exit');
    assert.equal(htmlOf(await renderer.render(composition, vendors)), 'vendors');
    const { children } = await renderer.metrics();
    assert.equal(children.ended, 1);
    assert.ok(children.started - children.ended >= 2);
  });
});
