/**
 * Child process of run-entry.ts: runs the entry of a remote in a context without anything of Node, and answers on
 * stdout whether it registered its container.
 */
import { readFileSync, writeSync } from 'node:fs';
import { constants, createContext, runInContext } from 'node:vm';
import type { EntryOutcome, EntryToRun } from './run-entry.ts';

/** How long the entry may run, in milliseconds. */
const timeout = 2_000;

/**
 * What an entry finds in a page, as values that answer every call and property with themselves. It is made inside the
 * context: through an object of this realm the entry could escape.
 */
const page = `
  const anything = new Proxy(function () {}, {
    get: (_target, key) => (key === Symbol.toPrimitive ? () => '' : anything),
    apply: () => anything,
    construct: () => anything,
  });
  for (const name of ['self', 'window']) globalThis[name] = globalThis;
  for (const name of [
    ...['document', 'location', 'navigator', 'console', 'URL', 'performance'],
    ...['addEventListener', 'setTimeout', 'clearTimeout', 'queueMicrotask', 'fetch'],
    '_FEDERATION_RUNTIME_CORE',
  ]) globalThis[name] = anything;`;

function run({ script, container }: EntryToRun): EntryOutcome {
  const context = createContext(constants.DONT_CONTEXTIFY, {
    codeGeneration: { strings: false, wasm: false },
  });
  const evaluate = (code: string) => runInContext(code, context, { timeout }) as unknown;
  try {
    evaluate(`(() => {${page}})()`);
    evaluate(script);
    const isRegistered = evaluate(
      `typeof ${container} === 'object' && ${container} !== null && ['get', 'init'].every((name) => typeof ${container}[name] === 'function')`,
    );
    return { isRegistered: isRegistered === true };
  } catch {
    // The error is an object of the script's: to read it would run more of the script.
    return { failed: true };
  }
}

writeSync(1, JSON.stringify(run(JSON.parse(readFileSync(0, 'utf8')) as EntryToRun)));
// Exits before anything that the entry has scheduled can run.
process.exit(0);
