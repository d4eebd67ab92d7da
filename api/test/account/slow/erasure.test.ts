import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { type BlobStore, createLogger, readSettings, runDueJobs } from '@aangan/server';
import { sql } from 'kysely';
import { apiSettings } from '../../../src/config.ts';
import { apiTasks } from '../../../src/jobs.ts';
import { sweepRecords } from '../../../src/sweep-records.ts';
import { type Filled, fillAccount, keepPicture, tokenOf } from '../../testing/fill-account.ts';
import { mailsTo } from '../../testing/mails-to.ts';
import { provedHeaders } from '../../testing/proved-headers.ts';
import { referencesToAccount } from '../../testing/references-to-account.ts';
import { signUp } from '../../testing/sign-up.ts';
import { instagramKeys, startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { deletionCalls } from '../deletion-calls.ts';

/** What may still refer to an account after it was erased. */
const staying: Record<string, string> = {
  'account_event.operator_id': 'that an account was suspended, by an operator who has no name now',
  'verification_event.operator_id': 'that a firm was verified, by an operator who has no name now',
};

describe('the job that erases a deleted account', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi();
  });
  after(() => api.stop());
  const { remove, accountOf, isFound } = deletionCalls(() => api);

  describe('an account with everything that one can have', () => {
    let designer: Filled;
    let vendor: Filled;
    let emails: string[];
    let references: string[];
    let reviewId: number;
    let files: string[];
    before(async () => {
      const people = [
        await signUp(api, 'designer', 'Erased'),
        await signUp(api, 'vendor', 'Erased'),
      ];
      emails = people.map(({ email }) => email);
      designer = await fillAccount(api, 'designer', people[0]?.id ?? 0);
      vendor = await fillAccount(api, 'vendor', people[1]?.id ?? 0);
      references = await referencesToAccount(api);
      for (const { email } of people) {
        await api.post('/api/support/tickets/', {
          name: 'As a guest',
          email,
          subject: 'Guest',
          message: `From ${email}`,
        });
        await sql`update account set email_verified_at = now() where email = ${email}`.execute(
          api.db,
        );
      }
      await api.runJobs();
      files = await readdir(api.mailDirectory);
      for (const { headers } of people) {
        const proved = provedHeaders(api, headers, { by: 'passkey' });
        assert.equal((await remove(proved)).statusCode, 204);
      }
      const { rows } = await sql<{ id: number }>`select id from vendor_review
        where reviewer_id = ${designer.accountId}`.execute(api.db);
      reviewId = rows[0]?.id ?? 0;
      await api.runJobs();
    });

    test('the account has no name, address, password, phone, bio or picture left', async () => {
      for (const { accountId } of [designer, vendor]) {
        const account = await accountOf(accountId);
        assert.ok(account.erased_at);
        const { email, first_name, last_name, phone, bio, avatar_sha256, password_hash } = account;
        assert.equal(email, `erased-${accountId}@erased.invalid`);
        assert.deepEqual([first_name, last_name], ['', '']);
        assert.deepEqual([phone, bio, avatar_sha256, password_hash], [null, null, null, null]);
        assert.match(account.username, /^erased-/);
        assert.equal(account.email_verified_at, null);
      }
    });

    test('no table keeps a mark or an address of the account, except its review, messages and quotes without a name', async () => {
      const { rows } = await sql<{ name: string }>`select table_name as name
        from information_schema.tables where table_schema = 'marketplace'
        and table_type = 'BASE TABLE'`.execute(api.db);
      assert.ok(rows.length > 20);
      const words = [designer.mark, vendor.mark, ...emails];
      const left: string[] = [];
      for (const { name } of rows) {
        for (const word of words) if (await isFound(name, word)) left.push(`${name}: ${word}`);
      }
      left.sort();
      const confirmations = emails.map((email) => `mail: ${email}`);
      const messages = [designer, vendor].flatMap(({ mark }) =>
        ['message', 'quote_version', 'work_job_change'].map((table) => `${table}: ${mark}`),
      );
      const reviews = [`vendor_review: ${designer.mark}`];
      assert.deepEqual(left, [...messages, ...reviews, ...confirmations].sort());
    });

    test('no row of any table refers to it any more, but those that say why', async () => {
      for (const reference of references) {
        const [table = '', column = ''] = reference.split('.');
        if (
          reference in staying ||
          [
            'session_id',
            'designer_id',
            'vendor_id',
            'review_id',
            'board_id',
            'picture_id',
            'post_id',
            'project_id',
            'cover_item_id',
            'conversation_id',
            'request_id',
            'sequence',
            'brief_id',
            'brief_version',
            'quote_id',
            'version',
            'job_id',
          ].includes(column)
        ) {
          continue;
        }
        const { rows } = await sql`select from ${sql.table(table)}
          where ${sql.ref(column)} in (${designer.accountId}, ${vendor.accountId})`.execute(api.db);
        assert.equal(rows.length, 0, reference);
      }
      for (const { profileId, accountId } of [designer, vendor]) {
        const kind = accountId === designer.accountId ? 'designer' : 'vendor';
        for (const reference of references.filter((one) => one.endsWith(`.${kind}_id`))) {
          const [table = ''] = reference.split('.');
          const { rows } = await sql`select from ${sql.table(table)}
            where ${sql.ref(`${kind}_id`)} = ${profileId}`.execute(api.db);
          assert.equal(rows.length, 0, reference);
        }
      }
    });

    test('its quotes that were accepted stay for the other side, and what it was writing goes', async () => {
      for (const { conversationId } of [designer, vendor]) {
        const { rows } =
          await sql`select q.status, q.draft, j.accepted_text, j.designer_id, j.vendor_id
          from quote q join work_job j on j.quote_id = q.id
          where q.conversation_id = ${conversationId}`.execute(api.db);
        const job = { accepted_text: '{}', designer_id: null, vendor_id: null };
        assert.deepEqual(rows, [{ status: 'accepted', draft: null, ...job }]);
      }
    });

    test('its boards are gone with their items, and their links lead nowhere', async () => {
      const ids = [designer.accountId, vendor.accountId];
      const { rows } = await sql`select from board where account_id = any(${ids})`.execute(api.db);
      assert.equal(rows.length, 0);
      for (const { mark } of [designer, vendor]) {
        const answer = await api.get(`/api/boards/shared/${tokenOf(mark)}/`);
        assert.equal(answer.statusCode, 410);
      }
    });

    test('what others saved of it stays on their boards, without it', async () => {
      const { rows } = await sql<{ kinds: string[]; left: number }>`
        select array_agg(kind order by position) as kinds,
          sum(num_nonnulls(designer_id, vendor_id, picture_id, post_id, project_id))::integer as left
        from board_item group by board_id order by board_id`.execute(api.db);
      assert.deepEqual(rows, [
        { kinds: ['designer', 'picture', 'post', 'project'], left: 0 },
        { kinds: ['vendor', 'picture', 'post', 'project'], left: 0 },
      ]);
    });

    test('a review that it wrote stays without a name', async () => {
      const { rows } = await sql`select reviewer_id, rating from vendor_review
        where id = ${reviewId}`.execute(api.db);
      assert.deepEqual(rows, [{ reviewer_id: null, rating: 5 }]);
    });

    test('its messages stay for the other side without a name, a file, or what operators wrote', async () => {
      for (const { conversationId, mark } of [designer, vendor]) {
        const { rows } =
          await sql`select m.text, w.account_id, (select d.reason from message_decision d
            where d.conversation_id = m.conversation_id and d.sequence = m.sequence) as reason,
          (select count(*)::integer from message_attachment t where t.conversation_id = m.conversation_id) as files
          from message m join conversation_member w on w.conversation_id = m.conversation_id and w.side = m.side
          where m.conversation_id = ${conversationId} and m.sequence = 1`.execute(api.db);
        const nameless = { text: `${mark} message`, account_id: null, reason: 'Erased', files: 0 };
        assert.deepEqual(rows, [nameless]);
      }
      const { rows: reports } =
        await sql`select reporter_id, report_text from message_report`.execute(api.db);
      const nameless = { reporter_id: null, report_text: '' };
      assert.deepEqual(reports, [nameless, nameless]);
    });

    test('its report of a review stays without a name and what it said', async () => {
      const { rows } =
        await sql`select reporter_id, reason, report_text from review_report`.execute(api.db);
      const report = { reporter_id: null, reason: 'other', report_text: '' };
      assert.deepEqual(rows, [report, report]);
    });

    test('its support tickets stay without what they said, also those sent as a guest', async () => {
      const { rows } =
        await sql`select account_id, name, email, subject, message from support_ticket`.execute(
          api.db,
        );
      assert.equal(rows.length, 4);
      for (const row of rows) {
        assert.deepEqual(row, {
          account_id: null,
          name: 'Erased',
          email: 'erased@erased.invalid',
          subject: 'Erased',
          message: 'Erased',
        });
      }
    });

    test('pictures that no other account shows are deleted, rows and bytes', async () => {
      for (const sha256 of [...designer.pictures, ...vendor.pictures]) {
        assert.equal(await api.blobs.has(sha256), false);
        assert.equal(await isFound('media', sha256), false);
      }
    });

    test('its mails are gone, and so are the files that they were put into; one confirms the deletion for a week', async () => {
      const { mailDirectory, database, blobs } = api;
      const settings = readSettings(apiSettings, {});
      const sweep = () => sweepRecords({ database, blobs, mailDirectory, settings });
      const subjects = async (email: string) =>
        (await mailsTo(api, email)).map(({ subject }) => subject);
      const filesNaming = async (email: string) => {
        const names = await readdir(mailDirectory);
        const texts = names.map((name) => readFile(path.join(mailDirectory, name), 'utf8'));
        return (await Promise.all(texts)).filter((text) => text.includes(email)).length;
      };
      assert.ok(files.length > 0);
      await sweep();
      for (const email of emails) {
        assert.deepEqual(await subjects(email), ['Your account was deleted']);
        assert.equal(await filesNaming(email), 1);
      }
      await sql`update mail set forget_at = forget_at - interval '7 days'`.execute(api.db);
      await sweep();
      for (const email of emails) {
        assert.deepEqual(await subjects(email), []);
        assert.equal(await filesNaming(email), 0);
      }
    });

    test('its address and username are free for a new account', async () => {
      const [email = ''] = emails;
      const answer = await api.post('/api/auth/register/', {
        email,
        password: 'a new beginning',
        first_name: 'New',
        last_name: 'Person',
      });
      assert.equal(answer.statusCode, 201);
      assert.equal(answer.json().user.email, email);
      assert.equal(answer.json().user.username, email.split('@')[0]);
      assert.notEqual(answer.json().user.id, designer.accountId);
    });
  });

  test('mails about its tickets go with it, also those whose text a mail server has', async () => {
    const person = await signUp(api, 'client');
    const subject = 'A private matter';
    const ticket = { name: 'Asha', email: person.email, subject, message: 'Hello' };
    await api.post('/api/support/tickets/', ticket, { headers: person.headers });
    await api.runJobs();
    await sql`update mail set body_text = '', body_html = null`.execute(api.db);
    assert.equal(await isFound('mail', subject), true);
    await remove(person.headers);
    await api.runJobs();
    assert.equal(await isFound('mail', subject), false);
  });

  test('a ticket of an address that was never verified stays', async () => {
    const person = await signUp(api, 'client');
    const ticket = { name: 'True Owner', email: person.email, subject: 'Mine', message: 'Hello' };
    await api.post('/api/support/tickets/', ticket);
    await remove(person.headers);
    await api.runJobs();
    assert.equal(await isFound('support_ticket', 'True Owner'), true);
  });

  test('a picture that another account shows too stays', async () => {
    const [one, two] = [await signUp(api, 'client'), await signUp(api, 'client')];
    const sha256 = await keepPicture(api, 'shared by two');
    await sql`update account set avatar_sha256 = ${sha256} where id in (${one.id}, ${two.id})`.execute(
      api.db,
    );
    await remove(one.headers);
    await api.runJobs();
    assert.equal(await api.blobs.has(sha256), true);
    await remove(two.headers);
    await api.runJobs();
    assert.equal(await api.blobs.has(sha256), false);
  });

  test('a job that dies half-way is done again, wholly', async () => {
    const person = await signUp(api, 'vendor', 'Half');
    const filled = await fillAccount(api, 'vendor', person.id);
    await remove(provedHeaders(api, person.headers, { by: 'passkey' }));
    let removals = 0;
    const dying: BlobStore = {
      ...api.blobs,
      remove: async (sha256) => {
        removals += 1;
        if (removals === 3) throw new Error('The disk went away.');
        return api.blobs.remove(sha256);
      },
    };
    const runWith = (blobs: BlobStore) =>
      runDueJobs({
        connection: api.connection,
        logger: createLogger({ name: 'test', level: 'silent' }),
        tasks: apiTasks({
          blobs,
          documents: api.documents,
          uploads: api.uploads,
          database: api.database,
          mailDirectory: api.mailDirectory,
          settings: readSettings(apiSettings, {}),
          publicUrl: 'https://aangan.test',
          instagramKeys,
          hasSandbox: true,
          logger: createLogger({ name: 'test', level: 'silent' }),
        }),
      });
    await runWith(dying);
    assert.equal((await accountOf(person.id)).erased_at, null);
    assert.equal((await accountOf(person.id)).bio, `${filled.mark} account`);
    await sql`update graphile_worker._private_jobs set run_at = now()`.execute(api.db);
    await runWith(api.blobs);
    assert.ok((await accountOf(person.id)).erased_at);
    for (const sha256 of filled.pictures) {
      assert.equal(await api.blobs.has(sha256), false);
      assert.equal(await isFound('media', sha256), false);
    }
  });

  test('two processes at once and a job that runs again change nothing more', async () => {
    const person = await signUp(api, 'client');
    await remove(person.headers);
    await Promise.all([api.runJobs(), api.runJobs()]);
    const account = await accountOf(person.id);
    await sql`select graphile_worker.add_job('erase-account', json_build_object('accountId', ${person.id}::bigint))`.execute(
      api.db,
    );
    await api.runJobs();
    assert.deepEqual(await accountOf(person.id), account);
  });

  test('a job for an account that was not deleted erases nothing', async () => {
    const person = await signUp(api, 'client');
    await sql`select graphile_worker.add_job('erase-account', json_build_object('accountId', ${person.id}::bigint))`.execute(
      api.db,
    );
    await api.runJobs();
    assert.equal((await accountOf(person.id)).email, person.email);
  });
});
