import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { picture, texts } from '../../portfolio/portfolio-calls.ts';
import { mailsTo } from '../../testing/mails-to.ts';
import { multipart } from '../../testing/multipart.ts';
import { ownFirm } from '../../testing/own-firm.ts';
import { signUp } from '../../testing/sign-up.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { withCodes } from '../../testing/with-codes.ts';

const ticket = { name: 'Asha', email: 'asha@example.com', subject: 'Help', message: 'Please.' };
const architect = { name: 'Ravi Menon', experience_years: 12, bio: 'He builds. '.repeat(6) };

describe('an Idempotency-Key', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi({ ticketsPerAddress: 1_000, ticketsPerEmail: 1_000 });
  });
  after(() => api.stop());

  const send = (url: string, body: object, key: string, headers: Record<string, string> = {}) =>
    api.post(url, body, { headers: { ...headers, 'idempotency-key': key } });
  const openTicket = (key: string, body: object = ticket, headers: Record<string, string> = {}) =>
    send('/api/support/tickets/', body, key, headers);
  const countTickets = async () => {
    const { rows } = await sql<{
      n: number;
    }>`select count(*)::integer as n from support_ticket`.execute(api.db);
    return rows[0]?.n ?? 0;
  };

  test('sent twice gets the first answer again, and one thing is created', async () => {
    const key = randomUUID();
    const ticketsBefore = await countTickets();
    const first = await openTicket(key);
    const second = await openTicket(key.toUpperCase());
    assert.deepEqual([first.statusCode, second.statusCode], [201, 201]);
    assert.equal(second.body, first.body);
    assert.equal(second.headers['content-type'], first.headers['content-type']);
    assert.equal(first.headers['idempotency-replayed'], undefined);
    assert.equal(second.headers['idempotency-replayed'], 'true');
    assert.equal(second.headers['cache-control'], 'no-store');
    assert.equal(await countTickets(), ticketsBefore + 1);
    assert.notEqual((await openTicket(randomUUID())).body, first.body);
  });

  test('an architect and a request are created once each, their mails sent once', async () => {
    const { id, owner } = await ownFirm(api);
    const url = '/api/designers/principal-architects/';
    const key = randomUUID();
    const added = await send(url, architect, key, owner.headers);
    assert.equal(added.statusCode, 201, added.body);
    assert.equal((await send(url, architect, key, owner.headers)).json().id, added.json().id);
    assert.equal((await api.get(url, owner.headers)).json().length, 1);

    const client = await signUp(api, 'client');
    const body = {
      first_name: 'Meera',
      last_name: 'Iyer',
      email: client.email,
      phone: '+91 98450 11223',
      project_type: 'residential',
      budget: 9_000_000,
      timeline: 'Flexible',
      designer: id,
    };
    const requests: Awaited<ReturnType<typeof send>>[] = [];
    for (let time = 0; time < 2; time += 1) {
      requests.push(await send('/api/client/connect/', body, key, client.headers));
    }
    assert.deepEqual(
      requests.map((answer) => [answer.statusCode, answer.json().id]),
      [1, 2].map(() => [201, requests[0]?.json().id]),
    );
    assert.equal((await mailsTo(api, owner.email)).filter(isNewRequest).length, 1);
  });

  test('a registration whose answer was lost is answered with tokens that work', async () => {
    const key = randomUUID();
    const body = {
      email: 'lost@example.com',
      password: 'courtyard',
      first_name: 'L',
      last_name: 'A',
    };
    await send('/api/auth/register/', body, key);
    const again = await send('/api/auth/register/', body, key);
    assert.equal(again.statusCode, 201, again.body);
    const headers = { authorization: `Bearer ${again.json().access}` };
    assert.equal((await api.get('/api/auth/me/', headers)).json().email, 'lost@example.com');
  });

  test('of many requests at once one creates, and all get its answer', async () => {
    for (let round = 0; round < 10; round += 1) {
      const key = randomUUID();
      const ticketsBefore = await countTickets();
      const answers = await Promise.all(Array.from({ length: 6 }, () => openTicket(key)));
      assert.deepEqual(new Set(answers.map((answer) => answer.statusCode)), new Set([201]));
      assert.equal(new Set(answers.map((answer) => answer.body)).size, 1);
      assert.equal(await countTickets(), ticketsBefore + 1);
    }
  });

  test('another body under the same key is refused', async () => {
    const key = randomUUID();
    const client = await signUp(api, 'client');
    await openTicket(key, ticket, client.headers);
    const other = await openTicket(key, { ...ticket, message: 'Other.' }, client.headers);
    const expected = withCodes({ detail: 'This Idempotency-Key was used for another request.' });
    assert.deepEqual([other.statusCode, other.json()], [422, expected]);
    assert.equal((await openTicket(key, ticket, client.headers)).statusCode, 201);
  });

  test('the same key of another account is another key', async () => {
    const key = randomUUID();
    const [one, other] = [await signUp(api, 'client'), await signUp(api, 'client')];
    const bodies = [
      await openTicket(key, ticket, one.headers),
      await openTicket(key, ticket, other.headers),
      await openTicket(key),
    ].map((answer) => answer.body);
    assert.equal(new Set(bodies).size, 3);
  });

  test('a refused request leaves its key free for the corrected one', async () => {
    const { owner } = await ownFirm(api);
    const newcomer = await signUp(api, 'designer');
    const key = randomUUID();
    const url = '/api/designers/principal-architects/';
    const refused = await send(url, architect, key, newcomer.headers);
    assert.equal(refused.statusCode, 400);
    assert.equal(
      (await send(url, { ...architect, name: 'Z' }, key, newcomer.headers)).statusCode,
      400,
    );
    assert.equal((await send(url, { name: '' }, key, owner.headers)).statusCode, 400);
    assert.equal((await send(url, architect, key, owner.headers)).statusCode, 201);
  });

  test('after 24 hours the key is free again', async () => {
    const key = randomUUID();
    const first = await openTicket(key);
    await sql`update idempotent_request set expires_at = now()`.execute(api.db);
    assert.notEqual((await openTicket(key)).body, first.body);
  });

  test('what was created is not created again where only the answer was lost', async () => {
    const { owner } = await ownFirm(api);
    const file = await picture().png().toBuffer();
    const form = multipart([
      ...Object.entries(texts).map(([name, content]) => ({ name, content })),
      { name: 'images', content: file, fileName: 'a.png' },
    ]);
    const urls = ['/api/support/tickets/', '/api/designers/principal-architects/'];
    const keys = Array.from({ length: 3 }, () => randomUUID());
    const sendAll = () =>
      Promise.all([
        send(urls[0] ?? '', ticket, keys[0] ?? '', owner.headers),
        send(urls[1] ?? '', architect, keys[1] ?? '', owner.headers),
        api.post('/api/designers/portfolio/', form.payload, {
          headers: { ...owner.headers, ...form.headers, 'idempotency-key': keys[2] },
        }),
      ]);
    const ticketsBefore = await countTickets();
    assert.deepEqual(
      (await sendAll()).map(({ statusCode }) => statusCode),
      [201, 201, 201],
    );
    await sql`update idempotent_request set status = null, answer = null,
      begun_at = now() - interval '6 seconds', renewed_at = now() - interval '6 seconds'`.execute(
      api.db,
    );
    assert.deepEqual(
      (await sendAll()).map((again) => [again.statusCode, again.json().code]),
      Array(3).fill([409, 'idempotent_request_done']),
    );
    assert.equal(await countTickets(), ticketsBefore + 1);
    for (const list of ['/api/designers/principal-architects/', '/api/designers/portfolio/']) {
      assert.equal((await api.get(list, owner.headers)).json().length, 1, list);
    }
  });

  test('an answer that cannot be stored is given all the same', async () => {
    await sql
      .raw(`create function refuse_answers() returns trigger language plpgsql as
      $$ begin raise exception 'the disk is away'; end $$`)
      .execute(api.db);
    await sql
      .raw(`create trigger refuse_answers before update of status on idempotent_request
      for each row execute function refuse_answers()`)
      .execute(api.db);
    try {
      const answer = await openTicket(randomUUID());
      assert.deepEqual([answer.statusCode, Object.keys(answer.json())], [201, ['reference']]);
    } finally {
      await sql`drop function refuse_answers cascade`.execute(api.db);
    }
  });

  test('what is no UUID is refused', async () => {
    assert.equal((await openTicket('x'.repeat(300))).statusCode, 400);
    assert.deepEqual(
      (await openTicket('abc')).json(),
      withCodes({ 'idempotency-key': ['Must be a valid UUID.'] }),
    );
  });

  test('a blank one is none', async () => {
    assert.notEqual((await openTicket('')).body, (await openTicket('')).body);
  });

  test('neither the key nor the answer can be read in the table', async () => {
    const key = randomUUID();
    const { reference } = (await openTicket(key)).json();
    const { rows } = await sql<{ row: string }>`
      select encode(key_hash, 'escape') || encode(answer, 'escape') || encode(fingerprint, 'escape') as row
      from idempotent_request where answer is not null`.execute(api.db);
    assert.ok(rows.length > 0);
    for (const { row } of rows) {
      assert.ok(!row.includes(reference) && !row.includes(key));
    }
  });

  test('is taken by every operation that can answer 201, but those whose body has an id of its own', async () => {
    const { paths } = (await api.get('/api/openapi.json')).json();
    const operations = Object.values<Record<string, Operation>>(paths).flatMap((path) =>
      Object.values(path),
    );
    const creating = operations.filter(
      ({ operationId, responses }) =>
        '201' in responses && !['sendMessage', 'askAboutQuote'].includes(operationId),
    );
    assert.ok(creating.length >= 6);
    for (const { operationId, parameters = [] } of creating) {
      const names = parameters.filter((one) => one.in === 'header').map((one) => one.name);
      assert.deepEqual(names, ['idempotency-key'], operationId);
    }
  });
});

interface Operation {
  operationId: string;
  responses: object;
  parameters?: { in: string; name: string }[];
}

const isNewRequest = ({ subject }: { subject: string }) => /^New connection request/.test(subject);
