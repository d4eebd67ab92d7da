import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type pg from 'pg';
import { apiSchema } from '../../api/src/index.ts';
import { hashPassword, matchPassword } from '../../api/src/modules/auth/password.ts';
import { type Connection, createDatabase } from '../../shared/server/src/index.ts';
import { answerQuestions } from './child.ts';
import type { SentStatement } from './sent-statements.ts';

/** An answer of the API: what it sent to the database for it, and what it answered. */
export interface Recorded {
  statements: SentStatement[];
  body: string;
}

let pool: pg.Pool | undefined;
let recorded: (Recorded & { bytes: Buffer })[] = [];
let isFromMemory = false;
/** Checked for each answer, as a sign-in does. */
let checked: { password: string; hash: string } | undefined;

/**
 * The least that a server can do: node:http and pg with the same statements and nothing else, or the same bytes from
 * memory. `/7` is the answer with this number.
 */
const server = createServer(async (request, response) => {
  const one = recorded[Number(request.url?.slice(1)) % recorded.length];
  if (!one || !pool) throw new Error('Nothing was recorded.');
  if (!isFromMemory) await send(pool, one.statements);
  if (checked) await matchPassword(checked.password, checked.hash);
  response.setHeader('content-type', 'application/json; charset=utf-8');
  response.setHeader('content-length', one.bytes.length);
  response.end(one.bytes);
});

async function send(from: pg.Pool, statements: readonly SentStatement[]): Promise<void> {
  if (!statements.some(({ text }) => text === 'begin')) {
    for (const statement of statements) await from.query(asNew(statement));
    return;
  }
  const client = await from.connect();
  for (const statement of statements) await client.query(asNew(statement));
  client.release();
}

/** The hash of a secret is there once: each time another one. */
function asNew({ name, text, values = [] }: SentStatement) {
  const isInsert = /^insert/i.test(text);
  const isHash = (value: unknown) => value instanceof Uint8Array && value.length === 32;
  return {
    ...(name !== undefined && { name }),
    text,
    values: values.map((value) => (isInsert && isHash(value) ? randomBytes(32) : value)),
  };
}

answerQuestions({
  start: async ({ connection, port }: { connection: Connection; port: number }) => {
    ({ pool } = createDatabase({ connection, schema: apiSchema, applicationName: 'floor' }));
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  },
  serve: async (about: { recorded: Recorded[]; isFromMemory: boolean; password?: string }) => {
    const { password } = about;
    checked = password === undefined ? undefined : { password, hash: await hashPassword(password) };
    recorded = about.recorded.map((one) => ({ ...one, bytes: Buffer.from(one.body) }));
    ({ isFromMemory } = about);
  },
});
