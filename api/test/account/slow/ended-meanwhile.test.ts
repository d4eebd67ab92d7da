import assert from 'node:assert/strict';
import { PassThrough } from 'node:stream';
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { InjectOptions } from 'fastify';
import { sql } from 'kysely';
import { picture, texts } from '../../portfolio/portfolio-calls.ts';
import { ask } from '../../requests/request-calls.ts';
import { opinion } from '../../reviews/review-calls.ts';
import { makeDesigner } from '../../testing/make-designer.ts';
import { makeVendor } from '../../testing/make-vendor.ts';
import { multipart } from '../../testing/multipart.ts';
import { signUp, signUpPassword } from '../../testing/sign-up.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { deletionCalls } from '../deletion-calls.ts';

const mark = 'Written Too Late';
const address = 'written-too-late@example.com';

type Role = 'designer' | 'client';

/** Those that find no password to compare with, and no profile to add to. */
const otherRefusals: Record<string, number> = {
  '/api/auth/me/email/': 400,
  '/api/auth/me/password/': 400,
  '/api/designers/principal-architects/': 400,
  '/api/designers/portfolio/': 404,
};

interface Late {
  by: Role;
  method: NonNullable<InjectOptions['method']>;
  url: string;
  body: object | ReturnType<typeof multipart>;
}

describe('a request that was admitted before its account was deleted', () => {
  let api: TestApi;
  let vendorId: number;
  let designerId: number;
  before(async () => {
    api = await startTestApi();
    vendorId = (await makeVendor(api.db)).id;
    designerId = (await makeDesigner(api.db)).id;
  });
  after(() => api.stop());
  const { remove, accountOf, isFound } = deletionCalls(() => api);

  /** Sends the headers, and the body once it is told to. */
  function begin({ method, url, body }: Late, headers: Record<string, string>) {
    const payload = new PassThrough();
    const isForm = 'payload' in body;
    const type = isForm ? body.headers : { 'content-type': 'application/json' };
    const answer = api.app.inject({ method, url, payload, headers: { ...headers, ...type } });
    // It is sent once its answer is asked for.
    void answer.then(() => undefined);
    const goOn = () => payload.end(isForm ? body.payload : JSON.stringify(body));
    return { answer, goOn };
  }

  /** Each request that was admitted is counted. */
  async function untilAdmitted(accounts: readonly number[], requests: number): Promise<void> {
    const keys = accounts.map((id) => `writes:${id}`);
    const admitted = async () => {
      const { rows } = await sql<{
        n: number;
      }>`select coalesce(sum(count), 0)::int as n from throttle
        where key = any(${keys})`.execute(api.db);
      return rows[0]?.n ?? 0;
    };
    while ((await admitted()) < requests) await sleep(5);
  }

  async function everythingLate(): Promise<Late[]> {
    const bytes = await picture().png().toBuffer();
    const form = (name: string, fields: Record<string, string>) =>
      multipart([
        ...Object.entries(fields).map(([key, content]) => ({ name: key, content })),
        { name, content: bytes, fileName: 'a.png' },
      ]);
    const own = '/api/auth/me/';
    const password = signUpPassword;
    const firms = '/api/designers';
    return [
      { by: 'client', method: 'PATCH', url: own, body: { bio: mark, first_name: mark } },
      { by: 'client', method: 'PUT', url: `${own}avatar/`, body: form('avatar', {}) },
      { by: 'client', method: 'PATCH', url: `${own}email-preferences/`, body: { reviews: false } },
      { by: 'client', method: 'POST', url: `${own}email/`, body: { email: address, password } },
      {
        by: 'client',
        method: 'POST',
        url: `${own}password/`,
        body: { current_password: password, password: 'another good password' },
      },
      {
        by: 'client',
        method: 'POST',
        url: '/api/client/connect/',
        body: { ...ask, designer: designerId, first_name: mark },
      },
      {
        by: 'client',
        method: 'POST',
        url: '/api/support/tickets/',
        body: { name: mark, email: address, subject: mark, message: mark },
      },
      { by: 'client', method: 'POST', url: '/api/boards/', body: { title: mark } },
      {
        by: 'client',
        method: 'POST',
        url: '/api/boards/join/',
        body: {
          items: [
            { thing: `designer-${designerId}`, note: mark, saved_at: '2026-03-01T10:00:00Z' },
          ],
        },
      },
      {
        by: 'designer',
        method: 'POST',
        url: `${firms}/principal-architects/`,
        body: { name: mark, experience_years: 12, bio: `${mark} `.repeat(5) },
      },
      {
        by: 'designer',
        method: 'POST',
        url: `${firms}/portfolio/`,
        body: form('images', { ...texts, title: mark }),
      },
      {
        by: 'designer',
        method: 'POST',
        url: `${firms}/vendor-reviews/`,
        body: { ...opinion, vendor: vendorId, title: mark },
      },
    ];
  }

  test('is refused, and leaves nothing behind', async () => {
    const people = {
      designer: await signUp(api, 'designer'),
      client: await signUp(api, 'client'),
    };
    const everyone = Object.values(people);
    const firm = await makeDesigner(api.db);
    await sql`update designer_profile set account_id = ${people.designer.id}
      where id = ${firm.id}`.execute(api.db);
    const late = await everythingLate();
    const begun = late.map((one) => begin(one, people[one.by].headers));
    const ids = everyone.map(({ id }) => id);
    await untilAdmitted(ids, late.length);
    for (const { headers } of everyone) assert.equal((await remove(headers)).statusCode, 204);
    await api.runJobs();
    const erased = await Promise.all(ids.map(accountOf));
    assert.ok(erased.every(({ erased_at }) => erased_at));
    for (const { goOn } of begun) goOn();
    const answers = await Promise.all(begun.map(({ answer }) => answer));
    assert.deepEqual(
      answers.map(({ statusCode }, at) => `${late[at]?.method} ${late[at]?.url} ${statusCode}`),
      late.map(({ method, url }) => `${method} ${url} ${otherRefusals[url] ?? 401}`),
    );
    assert.deepEqual(await Promise.all(ids.map(accountOf)), erased);
    const { rows } = await sql<{ name: string }>`select table_name as name
      from information_schema.tables where table_schema = 'marketplace'
      and table_type = 'BASE TABLE'`.execute(api.db);
    const left: string[] = [];
    // Throttles count an address for a quarter of an hour.
    for (const { name } of rows.filter((one) => one.name !== 'throttle')) {
      for (const word of [mark, address]) if (await isFound(name, word)) left.push(name);
    }
    assert.deepEqual(left, []);
  });
});
