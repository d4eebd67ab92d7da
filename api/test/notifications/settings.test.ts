import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { endingUrl } from '../../src/notifications/ending-links.ts';
import type { Kind } from '../../src/notifications/notification-kinds.ts';
import { afterQuietHours } from '../../src/notifications/quiet-hours.ts';
import { assertMatches } from '../testing/assert-matches.ts';
import { signUpPassword } from '../testing/sign-up.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { notificationCalls } from './notification-calls.ts';

const site = 'https://aangan.test';

describe('what an account wants to be told', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi();
  });
  after(() => api.stop());
  const calls = notificationCalls(() => api);
  const { client, firm, connect, subjects, events, settings, choose } = calls;
  type Person = Awaited<ReturnType<typeof client>>;

  const kindOf = async (who: Person, kind: string) =>
    (await settings(who)).kinds.find((one: { kind: string }) => one.kind === kind);
  const urlOf = (who: Person, kind: Kind, now?: number) =>
    endingUrl(api.db, { accountId: who.id, kind }, site, now);
  const at = (url: string) => url.replace(site, '');
  const post = (
    url: string,
    payload = 'List-Unsubscribe=One-Click',
    type = 'x-www-form-urlencoded',
  ) => api.call('POST', at(url), { payload, headers: { 'content-type': `application/${type}` } });

  test('everything, until it says otherwise', async () => {
    const meera = await client();
    const answer = await settings(meera);
    assertMatches('NotificationSettings', answer);
    assert.deepEqual([answer.quiet_from, answer.quiet_to], [22, 8]);
    for (const one of answer.kinds) assert.deepEqual([one.on_site, one.by_mail], [true, true]);
  });

  test('by kind and way: one changes without the other', async () => {
    const [meera, studio] = [await client(), await firm('designer')];
    const chosen = await choose(studio.owner, { kind: 'requests', by_mail: false });
    assert.equal(chosen.statusCode, 200, chosen.body);
    await connect(meera, { designer: studio.id });
    assert.deepEqual(
      [await events(studio.owner), await subjects(studio.owner)],
      [['request-sent'], []],
    );

    const other = await firm('designer');
    await choose(other.owner, { kind: 'requests', on_site: false });
    await connect(meera, { designer: other.id });
    assert.deepEqual(await events(other.owner), []);
    assert.equal((await subjects(other.owner)).length, 1);
    await choose(other.owner, { kind: 'requests', on_site: true });
    assert.equal((await kindOf(other.owner, 'requests')).on_site, true);
  });

  test('two changes at one moment lose nothing of each other', async () => {
    const meera = await client();
    await Promise.all([
      choose(meera, { kind: 'requests', by_mail: false }),
      choose(meera, { kind: 'reviews', by_mail: false }),
      choose(meera, { quiet_from: 20 }),
    ]);
    const { kinds, quiet_from } = await settings(meera);
    const off = kinds.filter((one: { by_mail: boolean }) => !one.by_mail);
    assert.deepEqual(
      [off.map((one: { kind: string }) => one.kind), quiet_from],
      [['requests', 'reviews'], 20],
    );
  });

  test('what is about security stays on, in each way', async () => {
    const meera = await client();
    await choose(meera, { kind: 'security', by_mail: false, on_site: false });
    const { on_site, by_mail, is_required } = await kindOf(meera, 'security');
    assert.deepEqual([on_site, by_mail, is_required], [true, true, true]);
    await sql`insert into notification_setting (account_id, off_mail, off_site)
      values (${meera.id}, '{security}', '{security}')
      on conflict (account_id) do update set off_mail = excluded.off_mail`.execute(api.db);
    const body = { current_password: signUpPassword, password: 'another courtyard' };
    const changed = await api.post('/api/auth/me/password/', body, { headers: meera.headers });
    assert.ok(changed.statusCode < 300, changed.body);
    assert.deepEqual(await events(meera), ['password-changed']);
    const mails = await api.db
      .selectFrom('mail')
      .select(['subject', 'end_url'])
      .where('account_id', '=', meera.id)
      .execute();
    const mail = mails.find(({ subject }) => /password/.test(subject));
    assert.equal(mail?.end_url, null, 'and cannot be ended');
  });

  test('refuses hours that are none and kinds that are not there', async () => {
    const meera = await client();
    for (const body of [
      { quiet_from: 24 },
      { quiet_to: -1 },
      { quiet_to: 8.5 },
      { kind: 'gossip' },
    ]) {
      assert.equal((await choose(meera, body)).statusCode, 400, JSON.stringify(body));
    }
  });

  test('mails wait for the end of the quiet hours, both ends of which can be set', async () => {
    const inIndia = (time: string) => Date.parse(`2099-05-05T${time}:00+05:30`);
    const night = { from: 22, to: 8 };
    const day = 86_400_000;
    assert.equal(afterQuietHours(inIndia('21:59'), night), inIndia('21:59'));
    assert.equal(afterQuietHours(inIndia('22:00'), night), inIndia('08:00') + day);
    assert.equal(afterQuietHours(inIndia('07:59'), night), inIndia('08:00'));
    assert.equal(afterQuietHours(inIndia('08:00'), night), inIndia('08:00'));
    assert.equal(afterQuietHours(inIndia('13:30'), { from: 13, to: 15 }), inIndia('15:00'));
    assert.equal(afterQuietHours(inIndia('23:00'), { from: 8, to: 8 }), inIndia('23:00'));

    const [meera, studio] = [await client(), await firm('designer')];
    const hour = new Date(Date.now() + 5.5 * 3_600_000).getUTCHours();
    await choose(studio.owner, { quiet_from: hour, quiet_to: (hour + 2) % 24 });
    await connect(meera, { designer: studio.id });
    const { rows } = await sql<{
      run_at: Date;
    }>`select j.run_at from graphile_worker._private_jobs j
      join mail m on m.id = (j.payload ->> 'mailId')::bigint
      where m.account_id = ${studio.owner.id} and m.subject like '%request%'`.execute(api.db);
    assert.equal(rows.length, 1);
    assert.ok(new Date(rows[0]?.run_at ?? 0).getTime() > Date.now() + 3_600_000);
    assert.deepEqual(await events(studio.owner), ['request-sent'], 'the site tells it at once');
  });

  test('a mail has headers and a link that end its kind', async () => {
    const [meera, studio] = [await client(), await firm('designer')];
    await choose(studio.owner, { quiet_from: 0, quiet_to: 0 });
    await connect(meera, { designer: studio.id });
    await api.runJobs();
    const files = await readdir(api.mailDirectory);
    const texts = await Promise.all(
      files.map((file) => readFile(path.join(api.mailDirectory, file), 'utf8')),
    );
    const whole = texts.map((text) => text.replaceAll('\r\n ', '').replaceAll('=\r\n', ''));
    const mail = whole.find(
      (text) => text.includes(studio.owner.email) && /List-Unsubscribe/.test(text),
    );
    const [, url = ''] = /List-Unsubscribe: ?<([^>]+)>/.exec(mail ?? '') ?? [];
    assert.match(url, /^https:\/\/aangan\.test\/api\/notifications\/end\/\?token=\d+-requests-/);
    assert.match(mail ?? '', /List-Unsubscribe-Post: List-Unsubscribe=One-Click/);
    assert.match(mail ?? '', /No more mails of this kind: https:/);
    assert.equal((await post(url)).statusCode, 200);
    assert.equal((await kindOf(studio.owner, 'requests')).by_mail, false);
    assert.equal((await kindOf(studio.owner, 'reviews')).by_mail, true, 'only that kind');
    assert.equal((await kindOf(studio.owner, 'requests')).on_site, true, 'and only by mail');
  });

  test('GET changes nothing: it shows a page with a button, in the account’s language', async () => {
    const meera = await client();
    const url = await urlOf(meera, 'messages');
    const page = await api.get(at(url));
    assert.equal(page.statusCode, 200);
    assert.match(page.body, /<form method="post" action="\?token=[^"]+"><button>/);
    assert.match(page.body, /No more mails about “Messages”\?/);
    assert.equal((await kindOf(meera, 'messages')).by_mail, true);
    await sql`update account set language = 'hi' where id = ${meera.id}`.execute(api.db);
    assert.match((await api.get(at(url))).body, /“मैसेज” के ईमेल बंद करें\?/);
    assert.equal((await post(url, '')).statusCode, 200, 'the button of the page');
    assert.equal((await kindOf(meera, 'messages')).by_mail, false);
    assert.equal((await post(url)).statusCode, 200, 'a second press changes nothing');
  });

  test('a mail program may send the form as multipart', async () => {
    const meera = await client();
    const boundary = 'part';
    const payload = `--${boundary}\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--${boundary}--\r\n`;
    const answer = await api.call('POST', at(await urlOf(meera, 'boards')), {
      payload,
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    });
    assert.equal(answer.statusCode, 200, answer.body);
    assert.equal((await kindOf(meera, 'boards')).by_mail, false);
  });

  test('a signature that is wrong, old, or of another kind or account ends nothing', async () => {
    const [meera, asha] = [await client(), await client('Asha')];
    const good = await urlOf(meera, 'requests');
    const wrong = [
      good.replace('-requests-', '-reviews-'),
      good.replace(`=${meera.id}-`, `=${asha.id}-`),
      good.replace(/-(\d+)-/, (_all, day) => `-${Number(day) + 1}-`),
      `${good.slice(0, -2)}${good.endsWith('AA') ? 'BB' : 'AA'}`,
      await urlOf(meera, 'requests', Date.now() - 200 * 86_400_000),
      await urlOf(meera, 'security'),
      `${site}/api/notifications/end/`,
      `${site}/api/notifications/end/?token=${'x'.repeat(300)}`,
    ];
    for (const url of wrong) {
      assert.match((await api.get(at(url))).body, /This link does not work any more/, url);
      assert.equal((await post(url)).statusCode, 410, url);
    }
    for (const who of [meera, asha]) {
      for (const kind of ['requests', 'reviews', 'security']) {
        assert.equal((await kindOf(who, kind)).by_mail, true);
      }
    }
    assert.equal((await post(good)).statusCode, 200);
  });

  test('releases of before read and write the same settings', async () => {
    const meera = await client();
    const old = '/api/auth/me/email-preferences/';
    await choose(meera, { quiet_from: 21, quiet_to: 9 });
    const payload = { reviews: false, at_night: false };
    await api.call('PATCH', old, { payload, headers: meera.headers });
    const kept = await settings(meera);
    assert.deepEqual([kept.quiet_from, kept.quiet_to], [21, 9]);
    assert.equal((await kindOf(meera, 'reviews')).by_mail, false);
    await api.call('PATCH', old, { payload: { at_night: true }, headers: meera.headers });
    const { quiet_from, quiet_to } = await settings(meera);
    assert.equal(quiet_from, quiet_to);
  });
});
