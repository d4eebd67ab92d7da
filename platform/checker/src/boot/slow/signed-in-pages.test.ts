import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { createChecker } from '../../create-checker.ts';
import { entryOf, madeUpSite } from '../../testing/made-up-site.ts';
import type { BootOrder, BootRound } from '../boot-order.ts';

const checker = createChecker({ boot: { emptyMs: 1_000, busyMs: 1_500 } });
after(() => checker.close());

const page = { address: '/items', remote: 'items', audience: 'member' };
const reads = (body: string) => `main.append('x');
  fetch('/api/who/').then((answer) => answer.ok ? answer.json() : {}).then(({ name }) => { ${body} });`;
const answer = (body: unknown) => ({ status: 200, body: JSON.stringify(body) });

/** What is found of a page that runs this, opened with the account of a member. */
async function opened(
  show: string,
  answers: BootOrder['answers'],
  { round = 'first', guests = {} }: { round?: BootRound; guests?: BootOrder['answers'] } = {},
) {
  const visitors = { member: { storage: { session: 'of a check' }, answers } };
  const { order, files } = madeUpSite(
    { items: entryOf('items', show) },
    { pages: [page], visitors, round, answers: guests },
  );
  const read = (sha256: string) => files.get(sha256) ?? Buffer.alloc(0);
  const { failed, unanswered } = await checker.unbooted(order, read);
  return { failed: failed.map(({ detail }) => detail), unanswered };
}

describe('pages that are opened with an account', () => {
  test('are refused that throw on its data', async () => {
    const show = reads(
      `if (localStorage.session && name === 'Asha') throw new Error('no basket of ' + name);`,
    );
    const found = await opened(show, { '/api/who/': answer({ name: 'Asha' }) });
    assert.deepEqual(found, {
      failed: ['signed in as member: Uncaught (in promise) Error: no basket of Asha'],
      unanswered: [],
    });
  });

  test('are left with what they have asked the API for without an answer, and checked with it', async () => {
    const show = `${reads(`main.append(name ?? '')`)}
      for (const path of ['/api/list/?page=2', '/api/list/?page=2', '/other', 'https://elsewhere.test/api/x/']) {
        fetch(path).catch(() => undefined);
      }
      fetch('/api/saved/', { method: 'POST' });
      new Image().src = '/api/media/a.jpg';
      setTimeout(() => { throw new Error('later'); }, 10_000);`;
    const who = { '/api/who/': answer({ name: 'Asha' }) };
    const { failed, unanswered } = await opened(show, who);
    assert.deepEqual(failed, []);
    assert.deepEqual(unanswered, [
      { address: '/items', audience: 'member', asked: ['/api/list/?page=2'] },
    ]);
    const rest = { ...who, '/api/list/?page=2': answer([]) };
    for (const round of ['first', 'again', 'last'] as const) {
      const whole = await opened(show, rest, { round });
      assert.deepEqual(whole, {
        failed: ['signed in as member: Uncaught Error: later'],
        unanswered: [],
      });
    }
    const last = await opened(show, who, { round: 'last' });
    assert.deepEqual(last.failed, ['signed in as member: Uncaught Error: later']);
    assert.deepEqual(last.unanswered, []);
  });

  test('get nothing that the API answers guests, and never more than 40 addresses of one are told', async () => {
    const show = `${reads('')}
      for (let n = 0; n < 100; n += 1) fetch('/api/items/' + n + '/');
      fetch('/api/' + 'x'.repeat(10_000));`;
    const guests = { '/api/who/': answer({ name: 'a guest' }) };
    const { unanswered } = await opened(show, {}, { guests });
    const [{ asked = [] } = {}] = unanswered;
    assert.equal(asked[0], '/api/who/');
    assert.equal(asked.length, 40);
    assert.ok(asked.every((path) => path.length < 100));
  });

  test('are not opened again where they were found to work, whatever their answers are', async () => {
    const show = reads(`main.append(name ?? 'nobody')`);
    assert.deepEqual(await opened(show, { '/api/who/': answer({ name: 'Asha' }) }), {
      failed: [],
      unanswered: [],
    });
    assert.deepEqual(await opened(show, {}), { failed: [], unanswered: [] });
  });
});
