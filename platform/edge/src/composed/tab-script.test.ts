import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { createContext, runInContext } from 'node:vm';
import { tabScript } from './tab-script.ts';

const origin = 'http://localhost:3100';
const page = { token: 't', address: '/vendors', away: '/vendors?aangan-local=away', isAway: false };

interface Permission {
  state: 'prompt' | 'granted' | 'denied';
  onchange: (() => void) | null;
}

/** Runs the script in a page of a browser that has these permissions, and tells what it did. */
async function opened(
  permission: Permission | undefined,
  { hostname = 'aangan.example', isAway = false, kept = new Map<string, string>() } = {},
) {
  const summary = { textContent: 'Composed page' };
  const scripts: { src: string; onload: () => void; onerror: () => void }[] = [];
  const timers: { run: () => void }[] = [];
  const left: string[] = [];
  let ready = async () => {};
  const context = createContext({
    sessionStorage: {
      getItem: (key: string) => kept.get(key),
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    },
    history: { replaceState: () => undefined },
    location: { hostname, hash: '', replace: (to: string) => left.push(to) },
    navigator: {
      permissions: {
        query: async ({ name }: { name: string }) => {
          if (permission && name === 'local-network-access') return permission;
          throw new TypeError('not a permission');
        },
      },
    },
    addEventListener: (_event: string, run: typeof ready) => {
      ready = run;
    },
    document: {
      querySelector: (selector: string) => (selector.endsWith('summary') ? summary : null),
      createElement: () => ({}),
      head: { append: (script: (typeof scripts)[number]) => scripts.push(script) },
    },
    setTimeout: (run: () => void) => timers.push({ run }),
    clearTimeout: (id: number | undefined) => {
      if (id) timers.splice(id - 1, 1);
    },
  });
  const [, text = ''] = />([\s\S]*)<\/script>/.exec(tabScript({ ...page, isAway }, origin)) ?? [];
  runInContext(text, context);
  await ready();
  await sleep(0);
  return { summary, scripts, timers, left, kept };
}

describe('a page that loads the shell of its computer', () => {
  test('gives up after a time where the browser asks nobody', async () => {
    for (const [permission, hostname] of [
      [undefined, 'aangan.example'],
      [{ state: 'granted', onchange: null }, 'aangan.example'],
      // A site on the same computer needs no permission, whatever the browser says of it.
      [{ state: 'prompt', onchange: null }, 'localhost'],
    ] as const) {
      const { scripts, timers, left } = await opened(permission && { ...permission }, { hostname });
      assert.equal(scripts.length, 1);
      assert.equal(timers.length, 1);
      timers[0]?.run();
      assert.deepEqual(left, [page.away]);
    }
  });

  test('waits as long as the visitor reads the question, and names it', async () => {
    const permission: Permission = { state: 'prompt', onchange: null };
    const { summary, scripts, timers, left } = await opened(permission);
    assert.match(
      summary.textContent,
      /the browser asks .*Allow it, to load http:\/\/localhost:3100/,
    );
    assert.deepEqual([scripts.length, timers.length, left.length], [1, 0, 0]);
    permission.state = 'granted';
    permission.onchange?.();
    assert.equal(timers.length, 1, 'from the answer on the server has its time');
  });

  test('says that it was refused, on the page of the deployed releases', async () => {
    const permission: Permission = { state: 'prompt', onchange: null };
    const { left, kept } = await opened(permission);
    permission.state = 'denied';
    permission.onchange?.();
    assert.deepEqual(left, [page.away]);
    const away = await opened(permission, { isAway: true, kept });
    assert.match(away.summary.textContent, /does not let this site reach http:\/\/localhost:3100/);
    const next = await opened(permission, { isAway: true, kept });
    assert.equal(next.summary.textContent, 'Composed page');
  });

  test('says so at once where it was refused before, and nothing of it where only no server answers', async () => {
    const refused = await opened({ state: 'denied', onchange: null });
    assert.equal(refused.left[0], page.away);
    assert.ok([...refused.kept.keys()].some((key) => key.endsWith('-denied')));
    const silent = await opened({ state: 'granted', onchange: null });
    silent.scripts[0]?.onerror();
    assert.equal(silent.left[0], page.away);
    assert.ok(![...silent.kept.keys()].some((key) => key.endsWith('-denied')));
  });
});
