import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { aComposition, remoteOf } from '../testing/a-composition.ts';
import { aSupervisor, htmlOf } from '../testing/a-supervisor.ts';
import { assertStill } from '../testing/own-children.ts';

/**
 * Ways out of a context to the functions of its process, as expressions that answer a function or an object of it. Some
 * lead nowhere in this version of Node: what they reach is of their own context, or nothing.
 */
const ways = [
  'structuredClone',
  'structuredClone({})',
  'structuredClone([])',
  'structuredClone(new Map())',
  'structuredClone(new Error("x"))',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'clearTimeout',
  'setTimeout(() => {}, 1)',
  'queueMicrotask',
  'console.log',
  'console',
  'process',
  'process.env',
  'performance',
  'performance.now',
  'performance.timeOrigin.constructor',
  'crypto',
  'crypto.getRandomValues(new Uint8Array(1))',
  'crypto.subtle.digest("SHA-1", new Uint8Array(1))',
  'await crypto.subtle.digest("SHA-1", new Uint8Array(1))',
  'caught(() => crypto.getRandomValues(1))',
  'await rejected(() => crypto.subtle.digest("none", new Uint8Array(1)))',
  'Buffer',
  'Buffer.from("x")',
  'Buffer.from("x").buffer',
  'caught(() => Buffer.from(1))',
  'new URL("https://a.test")',
  'caught(() => new URL("x"))',
  'new URLSearchParams("a=b")',
  'new URLSearchParams("a=b").entries()',
  'new URLSearchParams("a=b").entries().next()',
  'new TextEncoder().encode("x")',
  'new TextDecoder()',
  'caught(() => new TextDecoder("none"))',
  'new Headers({ a: "b" })',
  'new Headers({ a: "b" }).entries().next()',
  'new Response("x")',
  'new Response("x").text()',
  'await new Response("{}").json()',
  'await new Response("x").arrayBuffer()',
  'await rejected(() => new Response("{").json())',
  'new Request("https://a.test")',
  'new FormData()',
  'new Blob(["x"]).arrayBuffer()',
  'await new Blob(["x"]).arrayBuffer()',
  'new AbortController().signal',
  'AbortSignal.abort().reason',
  'caught(() => AbortSignal.abort().throwIfAborted())',
  'AbortSignal.timeout(10_000)',
  'new DOMException("x")',
  'new Event("x")',
  'new EventTarget()',
  'new ReadableStream().getReader()',
  'new ReadableStream().getReader().closed',
  'caught(() => new ReadableStream(1))',
  'new WritableStream().getWriter().ready',
  'new TransformStream().readable',
  'new MessageChannel().port1',
  'atob',
  'caught(() => atob("%"))',
  'page',
  'page.answers',
  'require',
  'caught(() => require("node:fs"))',
  'module',
  'exports',
  'global',
  'stackOf()',
  '(function () { return arguments.callee.caller })()',
  'import("node:fs").catch((error) => error)',
  'await import("node:fs").catch((error) => error)',
];

/** What the ways need: what a call throws, what a promise fails with, and the functions of a stack. */
const helpers = `
const caught = (call) => { try { return call() } catch (error) { return error } };
const rejected = async (call) => { try { return await call() } catch (error) { return error } };
const stackOf = () => {
  Error.prepareStackTrace = (_error, calls) => calls;
  const calls = new Error().stack;
  delete Error.prepareStackTrace;
  return calls.map((call) => caught(() => call.getThis?.() ?? call.getFunction?.()) ?? call).at(-1);
};
let current = 0;
/** Computes for as long as it may, by timers of the realm that a value is of. */
const computeBy = (found) => {
  const make = found?.constructor?.constructor ?? found?.constructor;
  const outer = caught(() => make('return globalThis')());
  const mine = (current += 1);
  const run = () => {
    if (mine !== current) return;
    for (const until = Date.now() + 5; Date.now() < until; );
    for (const set of [outer?.setImmediate, outer?.setTimeout, setImmediate]) caught(() => set?.(run));
  };
  run();
  return typeof outer?.process?.pid === 'number' ? 'outside' : 'inside';
};`;

describe('code that looks for a way out of its context', () => {
  test('computes nothing after its page, whichever way it tries', async () => {
    assert.ok(ways.length >= 40);
    const renderer = await aSupervisor({ atOnce: 1, limits: { takenMs: 3_000 } });
    const tries = ways.map((way) => `async (page) => [${way}]`);
    const code = `const way = [${tries}][page.now]; const [found] = await way(page); return computeBy(found)`;
    const composition = aComposition({ designers: remoteOf(code, helpers) });
    await renderer.send(composition);
    let outside = 0;
    for (const [now, way] of ways.entries()) {
      if (htmlOf(await renderer.render(composition, { now })) === 'outside') outside += 1;
      await assertStill(way);
    }
    // The test would tell nothing if no way led outside.
    assert.ok(outside >= 20, String(outside));
  });
});
