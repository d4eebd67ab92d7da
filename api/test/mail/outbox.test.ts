import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { after, before, beforeEach, describe, test } from 'node:test';
import { createLogger, readSettings, runDueJobs } from '@aangan/server';
import { apiSettings } from '../../src/config.ts';
import { apiTasks } from '../../src/index.ts';
import { putInOutbox } from '../../src/mail/outbox.ts';
import type { MailContent, MailText } from '../../src/mail/render-mail.ts';
import { startSmtp } from '../testing/start-smtp.ts';
import { instagramKeys, startTestApi, type TestApi } from '../testing/start-test-api.ts';

const text: MailText = {
  subject: 'A room\nwith a view',
  paragraphs: ['Dear Asha, the ₹ sign travels well.'],
  footnote: 'Why.',
};
const inBoth = (one: MailText): MailContent => ({
  to: 'asha@example.com',
  accountId: null,
  texts: { en: one, hi: one },
});
const content = inBoth(text);

describe('the outbox', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi();
  });
  after(() => api.stop());
  beforeEach(async () => {
    await api.database.pool.query('truncate mail');
    await api.database.pool.query('delete from graphile_worker._private_jobs');
  });
  const mails = () => api.db.selectFrom('mail').selectAll().orderBy('id').execute();
  const jobs = async () =>
    (
      await api.database.pool.query(
        'select attempts, last_error, run_at > now() as waits from graphile_worker.jobs',
      )
    ).rows;

  test('without a mail server a mail becomes an .eml file that a mail program opens', async () => {
    await putInOutbox(api.db, content);
    await api.runJobs();
    const [mail] = await mails();
    assert.ok(mail?.sent_at);
    assert.ok(mail.body_text.includes('₹'), 'kept for /sandbox/mail');
    const names = await readdir(api.mailDirectory);
    const eml = await readFile(path.join(api.mailDirectory, names.at(-1) ?? ''), 'utf8');
    assert.match(eml, /^From: Aangan <no-reply@aangan\.test>\r$/m);
    assert.match(eml, /^To: asha@example\.com\r$/m);
    assert.match(eml, /^Subject: A room with a view\r$/m);
    assert.match(eml, /text\/plain/);
    assert.match(eml, /text\/html/);
    assert.match(eml, /^Auto-Submitted: auto-generated\r$/im);
  });

  test('a mail of a transaction that is rolled back is never sent', async () => {
    await api.db
      .transaction()
      .execute(async (transaction) => {
        await putInOutbox(transaction, content);
        throw new Error('changed my mind');
      })
      .catch(() => undefined);
    assert.deepEqual(await jobs(), []);
    assert.deepEqual(await mails(), []);
  });

  test('a subject cannot bring a header of its own', async () => {
    await putInOutbox(api.db, inBoth({ ...text, subject: 'x\r\nBcc: all@example.com' }));
    await api.runJobs();
    const names = (await readdir(api.mailDirectory)).sort();
    const eml = await readFile(path.join(api.mailDirectory, names.at(-1) ?? ''), 'utf8');
    const [headers = ''] = eml.split('\r\n\r\n');
    assert.doesNotMatch(headers, /^Bcc:/m);
  });

  describe('with a mail server', () => {
    let smtp: Awaited<ReturnType<typeof startSmtp>>;
    before(async () => {
      smtp = await startSmtp();
    });
    after(() => smtp.server.close());
    const send = (smtpUrl: string) =>
      runDueJobs({
        connection: api.connection,
        logger: createLogger({ name: 'test', level: 'silent' }),
        tasks: apiTasks({
          database: api.database,
          blobs: api.blobs,
          documents: api.documents,
          uploads: api.uploads,
          mailDirectory: api.mailDirectory,
          publicUrl: 'https://aangan.test',
          settings: { ...readSettings(apiSettings, {}), smtpUrl },
          instagramKeys,
          hasSandbox: true,
          logger: createLogger({ name: 'test', level: 'silent' }),
        }),
      });

    test('the mail is sent, and its text deleted here', async () => {
      await putInOutbox(api.db, content);
      await send(smtp.url);
      assert.equal(smtp.received.length, 1);
      assert.match(smtp.received[0] ?? '', /RCPT TO:<asha@example\.com>/);
      assert.match(smtp.received[0] ?? '', /Message-ID: <mail-\d+@aangan\.test>/i);
      const [mail] = await mails();
      assert.equal(mail?.body_text, '');
      assert.equal(mail?.body_html, null);
    });

    test('a mail that outlives its account is deleted here once it is sent', async () => {
      const sent = smtp.received.length;
      await putInOutbox(api.db, content, { forgetAt: new Date(Date.now() + 60_000) });
      await send(smtp.url);
      assert.equal(smtp.received.length, sent + 1);
      assert.deepEqual(await mails(), []);
    });

    test('while the server is away the mail waits and is tried again', async () => {
      await putInOutbox(api.db, content);
      await send('smtp://127.0.0.1:9');
      const [job] = await jobs();
      assert.equal(job.attempts, 1);
      assert.equal(job.waits, true);
      assert.equal((await mails())[0]?.sent_at, null);
      await api.database.pool.query('update graphile_worker._private_jobs set run_at = now()');
      await send(smtp.url);
      assert.ok((await mails())[0]?.sent_at);
    });

    test('a mail that the server refuses is tried again, and one of an unknown fate is not', async () => {
      const receivedBefore = smtp.received.length;
      await putInOutbox(api.db, content);
      smtp.answers.end = '451 later';
      await send(smtp.url);
      assert.equal((await mails())[0]?.handed_at, null);
      await api.database.pool.query('update graphile_worker._private_jobs set run_at = now()');
      // It takes the mail, and the connection breaks before it can say so.
      smtp.answers.end = 'break';
      await send(smtp.url);
      smtp.answers.end = '250 taken';
      assert.ok((await mails())[0]?.sent_at);
      assert.deepEqual(await jobs(), []);
      assert.equal(smtp.received.length - receivedBefore, 2);
    });
  });
});
