import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { startTestDatabase, type TestDatabase } from '@aangan/server/testing';
import { type ApiTables, apiMigrations, apiSchema } from 'api';
import { addressOf } from '../database-address.ts';
import { ask } from '../part-processes.ts';
import { type CommandProcess, freePorts, killAll, run, temporaryFolder } from '../site.ts';

/** How long a page may wait for what the other side does, in milliseconds. */
const withinMs = 1_000;

interface Account {
  id: number;
  token: string;
}

interface Stream {
  /** The texts of the messages so far. */
  texts: string[];
  lastId(): string;
  ended: Promise<void>;
  /** Waits until there are as many messages; answers how long it took, in milliseconds. */
  until(count: number): Promise<number>;
}

describe('streams of events from two API processes on one database', () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  let place: TestDatabase<ApiTables>;
  let settings: Record<string, string>;
  let origins: [string, string];
  let processes: [CommandProcess, CommandProcess];
  let client: Account;
  let firm: Account;
  let conversation: number;

  before(async () => {
    folder = await temporaryFolder();
    place = await startTestDatabase<ApiTables>({
      migrations: apiMigrations,
      schema: apiSchema,
      jobs: true,
    });
    settings = {
      DATA_DIR: path.join(folder.path, 'shared'),
      DATABASE_URL: addressOf(place.connection),
      JWT_SECRET: 'signs the tokens of these tests, 32+',
      EDGE_SECRET: 'the secret of edges in tests, 32+',
      LOG_LEVEL: 'error',
    };
    const ports = [await freePorts(), await freePorts()];
    const [one = '', other = ''] = ports.map((port) => `http://127.0.0.1:${port}`);
    origins = [one, other];
    processes = await Promise.all([start(one), start(other)]);
    client = await register(one, {});
    firm = await register(other, { is_designer: true });
    conversation = await approve();
  });
  after(async () => {
    await killAll();
    await place?.stop();
    await folder.remove();
  });

  async function start(origin: string): Promise<CommandProcess> {
    const started = run(['start', 'api'], { ...settings, PORT: new URL(origin).port });
    await started.says(/ is ready at/);
    return started;
  }

  async function register(origin: string, role: object): Promise<Account> {
    const { body } = await post(`${origin}/api/auth/register/`, undefined, {
      email: `${randomUUID()}@example.com`,
      password: 'a good password',
      first_name: 'Asha',
      last_name: 'Rao',
      ...role,
    });
    const { user, access } = JSON.parse(body);
    return { id: Number(user.id), token: String(access) };
  }

  /** A request of the client that the firm has approved. @returns the conversation */
  async function approve(): Promise<number> {
    const { rows } = await place.database.pool.query(
      `with firm as (
        insert into designer_profile (account_id, is_verified, specializations, specializations_display,
          specialization_groups, establishment_year, head_office_address, spoc_name, spoc_phone, bio)
        values ($1, true, '{villas}', '{Villas}', '{Homes}', 2000, 'Road', 'N', '1', 'Long enough.') returning id)
      insert into connection_request (client_id, designer_id, status, first_name, last_name, email, phone,
        project_type, budget, timeline)
      select $2, id, 'approved', 'Asha', 'Rao', 'a@example.com', '123', 'other', 1, 'Soon' from firm returning id`,
      [firm.id, client.id],
    );
    const opened = await place.database.pool.query(
      'select id from conversation where request_id = $1',
      [rows[0].id],
    );
    return Number(opened.rows[0].id);
  }

  const post = (address: string, token: string | undefined, body: object) =>
    ask(address, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
  const send = async (origin: string, { token }: Account, text: string) => {
    const address = `${origin}/api/conversations/${conversation}/messages/`;
    const { status } = await post(address, token, { id: randomUUID(), text });
    assert.equal(status, 201);
  };

  async function open(origin: string, { token }: Account, lastId?: string): Promise<Stream> {
    const asked = request(`${origin}/api/events/`, {
      headers: {
        accept: 'text/event-stream',
        authorization: `Bearer ${token}`,
        ...(lastId && { 'last-event-id': lastId }),
      },
      agent: false,
    }).end();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    assert.equal(answer.statusCode, 200);
    let all = '';
    const texts: string[] = [];
    const ended = (async () => {
      let rest = '';
      for await (const chunk of answer.setEncoding('utf8')) {
        all += chunk;
        const blocks = `${rest}${chunk}`.split('\n\n');
        rest = blocks.pop() ?? '';
        for (const block of blocks) {
          const [, data] = /^event: message\ndata: (.*)$/m.exec(block) ?? [];
          if (data) texts.push(JSON.parse(data).message.text);
        }
      }
    })().catch(() => undefined);
    const stream: Stream = {
      texts,
      ended,
      lastId: () => [...all.matchAll(/^id: (\d+)$/gm)].at(-1)?.[1] ?? '',
      until: async (count) => {
        for (const began = performance.now(); ; await sleep(5)) {
          if (texts.length >= count) return performance.now() - began;
          assert.ok(performance.now() - began < 20_000, texts.join());
        }
      },
    };
    while (!all.includes('event: ready')) await sleep(5);
    // Until each process listens.
    await sleep(300);
    return stream;
  }

  test('tell of a message within a second, whichever process took it', async () => {
    const [one, other] = origins;
    const streams = [await open(one, client), await open(other, client), await open(other, firm)];
    await send(one, client, 'by the one');
    for (const stream of streams) assert.ok((await stream.until(1)) < withinMs);
    await send(other, firm, 'by the other');
    for (const stream of streams) assert.ok((await stream.until(2)) < withinMs);
    for (const { texts } of streams) assert.deepEqual(texts, ['by the one', 'by the other']);
  });

  test('miss nothing when the connections break on which notices are heard', async () => {
    const [one, other] = origins;
    const streams = [await open(one, client), await open(other, firm)];
    await place.database.pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'aangan-listener' and datname = current_database()`);
    await send(one, client, 'unheard');
    for (const stream of streams) await stream.until(1);
    await send(other, firm, 'heard again');
    for (const stream of streams) await stream.until(2);
    for (const { texts } of streams) assert.deepEqual(texts, ['unheard', 'heard again']);
  });

  test('go on at another process after theirs was killed, with all that was sent meanwhile, once', async () => {
    const [one, other] = origins;
    const stream = await open(one, client);
    await send(one, firm, 'before');
    await stream.until(1);
    processes[0].child.kill('SIGKILL');
    await stream.ended;
    await send(other, firm, 'meanwhile');
    const again = await open(other, client, stream.lastId());
    await send(other, firm, 'after');
    await again.until(2);
    assert.deepEqual(again.texts, ['meanwhile', 'after']);
  });

  test('end at once when their process stops', async () => {
    const [, other] = origins;
    const stream = await open(other, client);
    const began = performance.now();
    processes[1].child.kill('SIGTERM');
    await stream.ended;
    const { code } = await processes[1].exit();
    assert.equal(code, 0);
    assert.ok(performance.now() - began < 5_000);
  });
});
