import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { answersWithin, makeAnswers } from '../testing/make-answers.ts';
import { type DesignerWishes, makeDesigner } from '../testing/make-designer.ts';
import { makeVendor } from '../testing/make-vendor.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { waitingCalls } from './waiting-calls.ts';

describe('the firms that are offered when a request is closed', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi();
  });
  after(() => api.stop());
  const calls = waitingCalls(() => api);
  const { client, connect, waits, lookAfter, closings, away } = calls;

  const like = { specializations: ['villas', 'apartments'], city: 'Bengaluru' };
  const made = async (wishes: DesignerWishes, hours: number | null) => {
    const { id } = await makeDesigner(api.db, wishes);
    if (hours) await makeAnswers(api.db, { designer: id }, answersWithin(hours));
    return id;
  };
  /** A request to a firm that is to be closed. */
  async function overdue(who: Awaited<ReturnType<typeof client>>, designer: number) {
    const { id } = (await connect(who, { designer })).json();
    await waits(id, 15 * 24);
  }
  const offered = (text: string) =>
    [...text.matchAll(/\/designers\/(\d+)/g)].map(([, id]) => Number(id));

  test('are three of the same city and with a shared specialization, who answers soonest first', async () => {
    const who = await client();
    const firm = await made({ ...like, name: 'Silent Studio' }, null);
    await made({ ...like, city: 'Pune' }, 1);
    await made({ ...like, specializations: ['fnb'] }, 1);
    await made({ ...like, isVerified: false }, 1);
    await made({ ...like, posts: 0 }, 1);
    const isAway = await made(like, 1);
    await away(isAway, 10);
    const wasAsked = await made(like, 1);
    const earlier = (await connect(who, { designer: wasAsked })).json().id;
    await calls.act(who, earlier, 'revoke');
    const unknown = await made(like, null);
    const slow = await made({ ...like, name: 'Slow & Steady' }, 60);
    const fast = await made({ ...like, specializations: ['villas'], city: 'Bangalore' }, 5);
    const slower = await made(like, 100);
    await overdue(who, firm);
    await lookAfter();
    const [mail] = await closings(who);
    assert.deepEqual(offered(String(mail?.body_text)), [fast, slow, slower]);
    assert.match(String(mail?.body_text), /Usually answers within 5 hours\n/);
    assert.match(String(mail?.body_text), /Slow & Steady.*: Usually answers within 5 days\n/);
    assert.match(String(mail?.body_html), /Slow &amp; Steady/);
    assert.ok(!offered(String(mail?.body_text)).includes(unknown));
  });

  test('are of the same kind, and fewer where there are no more', async () => {
    const who = await client();
    const asked = await makeVendor(api.db, { city: 'Kochi', specializations: ['wall_tiles'] });
    const other = await makeVendor(api.db, { city: 'Kochi', specializations: ['wall_tiles'] });
    await made({ ...like, city: 'Kochi' }, 1);
    const { id } = (await connect(who, { vendor: asked.id })).json();
    await waits(id, 15 * 24);
    await sql`update account set language = 'hi' where id = ${who.id}`.execute(api.db);
    await lookAfter();
    const [mail] = await closings(who);
    const paths = [...String(mail?.body_text).matchAll(/aangan\.test(\/\S+)/g)].map(
      ([, path]) => path,
    );
    // The last one ends mails of the kind.
    assert.deepEqual(paths.slice(0, -1), [`/hi/vendors/${other.id}`, '/hi/connection-requests']);
  });

  test('are none where the city is unknown, and the mail says nothing of others', async () => {
    const who = await client();
    const firm = await made({ specializations: ['villas'] }, null);
    await overdue(who, firm);
    await lookAfter();
    const [mail] = await closings(who);
    assert.doesNotMatch(String(mail?.body_text), /same city/);
    assert.match(String(mail?.body_text), /send a new one at any time/);
  });
});
