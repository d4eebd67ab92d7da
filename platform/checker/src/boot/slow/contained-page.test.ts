import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { after, describe, test } from 'node:test';
import { createChecker } from '../../create-checker.ts';
import { entryOf, madeUpSite } from '../../testing/made-up-site.ts';

const checker = createChecker({ boot: { emptyMs: 1_000 } });
/** For what computes for ever. */
const hasty = createChecker({ boot: { timeMs: 1_200, emptyMs: 1_000 } });
after(() => Promise.all([checker.close(), hasty.close()]));

async function boot(
  entries: Record<string, string>,
  changes: Parameters<typeof madeUpSite>[1] = {},
  by = checker,
): Promise<string[]> {
  const { order, files } = madeUpSite(entries, changes);
  const { failed } = await by.unbooted(order, (sha256) => files.get(sha256) ?? Buffer.alloc(0));
  return failed.map(({ address, remote, detail }) => `${address} ${remote}: ${detail}`);
}

/** A page that shows what this resolves to. */
const showing = (expression: string) =>
  entryOf('items', `(async () => main.append(JSON.stringify(await (${expression}))))()`);

/** The same, where the page fails unless that is expected. */
const expecting = (expression: string, expected: unknown) =>
  showing(`(async () => {
    const found = JSON.stringify(await (${expression}));
    if (found !== ${JSON.stringify(JSON.stringify(expected))}) throw new Error('found ' + found);
    return found;
  })()`);

describe('a page that is opened for a check', () => {
  test('gets the answers of the API that came with the order, and 503 for all others', async () => {
    const statuses = `Promise.all(['/api/items/?page=1', '/api/items/', '/platform/channels'].map(async (address) => {
      const answer = await fetch(address);
      return [answer.status, (await answer.json()).id ?? 0];
    }))`;
    const answers = { '/api/items/?page=1': { status: 200, body: '{"id":41}' } };
    const expected = [
      [200, 41],
      [503, 0],
      [503, 0],
    ];
    assert.deepEqual(await boot({ items: expecting(statuses, expected) }, { answers }), []);
  });

  test('reaches no network, opens no window, and is not stopped by dialogs, downloads and its own end', async (t) => {
    const connections: string[] = [];
    const server = createServer((socket) => {
      connections.push(String(socket.remoteAddress));
      socket.destroy();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    t.after(() => server.close());
    const { port } = server.address() as { port: number };
    const host = `127.0.0.1:${port}`;
    const before = readdirSync(tmpdir());
    // Once: what is tried is not let go of while it waits.
    const attempts = `globalThis.tried ??= (async () => {
      alert('stop'); confirm('stop'); close();
      const reached = [window.open('http://${host}/window') !== null];
      for (const mode of ['cors', 'no-cors']) {
        reached.push(await fetch('http://${host}/', { mode }).then(() => true, () => false));
      }
      reached.push(await new Promise((resolve) => {
        const socket = new WebSocket('ws://${host}/');
        socket.onopen = () => resolve(true);
        socket.onerror = () => resolve(false);
      }));
      reached.push(await new Promise((resolve) => {
        Object.assign(new Image(), { onload: () => resolve(true), onerror: () => resolve(false), src: 'http://${host}/x.png' });
      }));
      Object.assign(document.createElement('a'), { href: 'data:text/plain,taken', download: 'taken.txt' }).click();
      return reached;
    })()`;
    assert.deepEqual(
      await boot({ items: expecting(attempts, [false, false, false, false, false]) }),
      [],
    );
    assert.deepEqual(connections, []);
    const written = readdirSync(tmpdir()).filter((name) => !before.includes(name));
    assert.deepEqual(
      written.filter((name) => /taken|download/.test(name)),
      [],
    );
  });

  test('has nothing that another page of the same check has stored', async () => {
    // A page that is visited again finds what it has stored itself.
    const store = (name: string) =>
      entryOf(
        name,
        `const found = [localStorage.seen, document.cookie.replace('seen=', '')].filter((by) => by && by !== '${name}');
        main.append(found.join() || 'new');
        if (found.length > 0) throw new Error('found what was stored by ' + found);
        localStorage.seen = '${name}'; document.cookie = 'seen=${name}'`,
      );
    assert.deepEqual(await boot({ items: store('items'), other: store('other') }), []);
  });
});

describe('the entry of a remote', () => {
  const withoutPage = { pages: [] };

  test('is run in a page of the shell where its remote has no public page', async () => {
    assert.deepEqual(await boot({ items: entryOf('items') }, withoutPage), []);
  });

  for (const [what, text, expected] of [
    ['throws', "throw new Error('no setting')", /^\/ items: Uncaught Error: no setting$/],
    [
      'registers no container',
      'globalThis.other = 1',
      /^\/ items: its entry registers no container$/,
    ],
  ] as const) {
    test(`is refused where it ${what}`, async () => {
      const [first = ''] = await boot({ items: text }, withoutPage);
      assert.match(first, expected);
    });
  }

  test('is refused where it loops', async () => {
    const [first = ''] = await boot({ items: 'for (;;);' }, withoutPage, hasty);
    assert.match(first, /computes longer than/);
  });
});
