import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { createMailTransport } from '@aangan/server';
import { putInOutbox } from '../../../src/mail/outbox.ts';
import { sendMail } from '../../../src/mail/send-mail.ts';
import { startSmtp } from '../../testing/start-smtp.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

const urlOf = (path: string) => JSON.stringify(new URL(path, import.meta.url).href);

/** A process that sends one mail. */
const sender = `
  const [, connection, smtpUrl, id] = process.argv;
  const { createDatabase, createMailTransport } = await import(${urlOf('../../../../shared/server/src/index.ts')});
  const { sendMail } = await import(${urlOf('../../../src/mail/send-mail.ts')});
  const database = createDatabase({
    connection: JSON.parse(connection), applicationName: 'sender', schema: 'marketplace',
  });
  const transport = createMailTransport({ smtpUrl, from: 'A <a@aangan.test>', directory: '' });
  await sendMail(database.kysely, transport, Number(id));`;

/** A database that stores the first update, and whose answer to it is lost. @param meanwhile what happens until then */
function withLostClaim(
  db: TestApi['db'],
  meanwhile: () => Promise<unknown> = async () => undefined,
): TestApi['db'] {
  let first: object | undefined;
  return db.withPlugin({
    transformQuery: ({ node, queryId }) => {
      if (node.kind === 'UpdateQueryNode') first ??= queryId;
      return node;
    },
    transformResult: async ({ result, queryId }) => {
      if (queryId !== first) return result;
      await meanwhile();
      throw new Error('the answer was lost');
    },
  });
}

const text = { subject: 'Hello', paragraphs: ['Hello.'], footnote: 'Why.' };
const hello = { to: 'asha@example.com', accountId: null, texts: { en: text, hi: text } };

describe('a mail whose process is killed', () => {
  let api: TestApi;
  let smtp: Awaited<ReturnType<typeof startSmtp>>;
  before(async () => {
    api = await startTestApi();
    smtp = await startSmtp();
  });
  after(async () => {
    smtp.server.close();
    await api.stop();
  });

  /** Kills a process that sends a mail, when `isAt` says so. @returns the mail's id */
  async function killSenderAt(isAt: () => Promise<boolean> | boolean): Promise<number> {
    await putInOutbox(api.db, hello);
    const { id } = await newest();
    const child = spawn(process.execPath, [
      '--input-type=module',
      '-e',
      sender,
      JSON.stringify(api.connection),
      smtp.url,
      String(id),
    ]);
    const deadline = Date.now() + 20_000;
    while (!(await isAt())) {
      assert.ok(Date.now() < deadline && child.exitCode === null, 'the process did not come there');
      await sleep(10);
    }
    child.kill('SIGKILL');
    await once(child, 'exit');
    return id;
  }
  const newest = () =>
    api.db.selectFrom('mail').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();
  const send = (db: typeof api.db, id: number) => {
    const transport = createMailTransport({
      smtpUrl: smtp.url,
      from: 'A <a@aangan.test>',
      directory: '',
    });
    return sendMail(db, transport, id);
  };
  const sendAgain = (id: number) => send(api.db, id);

  test('before the server had all of it, is sent by another', async () => {
    let isAsked = false;
    smtp.server.once('connection', (socket) => {
      socket.on('data', (chunk) => {
        isAsked ||= /^DATA/.test(String(chunk));
      });
    });
    smtp.answers.data = 'hold';
    const id = await killSenderAt(() => isAsked);
    smtp.answers.data = '354 go on';
    await sendAgain(id);
    assert.equal(smtp.received.length, 1);
    assert.ok((await newest()).sent_at);
  });

  test('after the server took it, and before that was noted, is not sent twice', async () => {
    const receivedBefore = smtp.received.length;
    smtp.answers.end = 'hold';
    const id = await killSenderAt(() => smtp.received.length > receivedBefore);
    smtp.answers.end = '250 taken';
    await sendAgain(id);
    assert.equal((await newest()).sent_at, null);
    await api.database.pool.query("update mail set handed_at = now() - interval '3 minutes'");
    await sendAgain(id);
    assert.equal(smtp.received.length, receivedBefore + 1);
    assert.ok((await newest()).sent_at);
  });

  test('or whose claim was stored and the answer lost, is given back to all', async () => {
    await putInOutbox(api.db, hello);
    const { id } = await newest();
    const [received, others] = [smtp.received.length, '2026-01-01T00:00:00Z'];
    await assert.rejects(send(withLostClaim(api.db), id), /the answer was lost/);
    assert.equal((await newest()).handed_at, null);
    const claimedByOthers = () =>
      api.db.updateTable('mail').set({ handed_at: others }).where('id', '=', id).execute();
    await assert.rejects(send(withLostClaim(api.db, claimedByOthers), id), /the answer was lost/);
    assert.equal((await newest()).handed_at, others);
    await api.db.updateTable('mail').set({ handed_at: null }).where('id', '=', id).execute();
    await sendAgain(id);
    assert.equal(smtp.received.length, received + 1);
  });

  test('however often its job was tried, is looked at again two minutes after its handover', async () => {
    await api.database.pool.query('truncate mail; delete from graphile_worker._private_jobs');
    await putInOutbox(api.db, hello);
    await api.database.pool.query(`update graphile_worker._private_jobs set attempts = 9;
      update mail set handed_at = now() - interval '1 minute'`);
    await api.runJobs();
    const { rows } = await api.database.pool.query(
      `select j.attempts, round(extract(epoch from j.run_at - m.handed_at))::int as after
       from graphile_worker.jobs j, mail m`,
    );
    assert.deepEqual(rows, [{ attempts: 0, after: 120 }]);
  });
});
