import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { isProblemCode, type ProblemCode, problemCodes } from '@aangan/domain';
import { createDatabase, createLogger, readSettings } from '@aangan/server';
import { createApi } from '../src/app.ts';
import { apiSettings } from '../src/config.ts';
import type { Tables } from '../src/tables.ts';
import { makeDesigner } from './testing/make-designer.ts';
import { signUp, signUpPassword } from './testing/sign-up.ts';
import { startTestApi, type TestApi } from './testing/start-test-api.ts';
import { codeOf } from './testing/with-codes.ts';

/** The status that each code of a whole request comes with. */
const expected: [number, ProblemCode][] = [
  [400, 'bad_request'],
  [400, 'parse_error'],
  [400, 'staff_account'],
  [400, 'not_a_designer'],
  [401, 'not_authenticated'],
  [401, 'token_not_valid'],
  [401, 'no_active_account'],
  [403, 'permission_denied'],
  [404, 'not_found'],
  [404, 'invalid_page'],
  [410, 'gone'],
  [405, 'method_not_allowed'],
  [409, 'wrong_status'],
  [413, 'payload_too_large'],
  [415, 'unsupported_media_type'],
  [429, 'throttled'],
  [500, 'server_error'],
  [503, 'service_unavailable'],
];

const credentials = { email: 'nobody@example.com', password: 'courtyard' };
const json = { 'content-type': 'application/json' };

describe('refusals of whole requests', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi({ registrationsPerAddress: 5 });
  });
  after(() => api.stop());

  test('each status comes with its code, and with the sentence of the table where it is fixed', async () => {
    const client = await signUp(api, 'client');
    const operator = await signUp(api, 'client');
    await api.db
      .updateTable('account')
      .set({ is_staff: true })
      .where('id', '=', operator.id)
      .execute();
    const designer = await signUp(api, 'designer');
    const { id: designerId } = await makeDesigner(api.db);
    const login = (payload: string, headers: Record<string, string> = json) =>
      api.call('POST', '/api/auth/login/', { payload, headers });
    const asOperator = (url: string, payload: object) =>
      api.post(`/api/operator/accounts/${url}`, payload, { headers: operator.headers });
    const request = await api.post(
      '/api/client/connect/',
      {
        first_name: 'Meera',
        last_name: 'Iyer',
        email: client.email,
        phone: '+91 98450 11223',
        project_type: 'residential',
        budget: 9_000_000,
        timeline: 'Flexible',
        designer: designerId,
      },
      { headers: client.headers },
    );
    const reopen = `/api/client/connection-requests/${request.json().id}/reopen/`;

    const answers = [
      await api.get('/api/designers/profiles/%E0%A4%A/'),
      await login('{"email": '),
      await asOperator(`${operator.id}/suspend/`, { reason: 'x' }),
      await asOperator(`${client.id}/architect/`, { is_architect: true }),
      await api.get('/api/auth/me/'),
      await api.get('/api/auth/me/', { authorization: 'Bearer x' }),
      await login(JSON.stringify(credentials)),
      await api.get('/api/operator/queue/', client.headers),
      await api.get('/api/nothing/'),
      await api.get('/api/designers/profiles/?page=x'),
      await erasedProfile(api),
      await api.call('PUT', '/api/auth/login/'),
      await api.post(reopen, undefined, { headers: client.headers }),
      await login(`{"email":"${'x'.repeat(1024 * 1024)}"}`),
      await login('a', { 'content-type': 'text/plain' }),
      await exhaust(() => signUpAnswer(api)),
      await whileBroken(api, () => api.get('/api/auth/me/', designer.headers)),
      await askWithoutDatabase(api),
    ];
    const got = answers.map((answer) => [answer.statusCode, answer.json().code]);
    assert.deepEqual(got, expected);
    for (const answer of answers) {
      assert.equal(answer.headers['x-content-type-options'], 'nosniff');
      const { detail, code } = answer.json();
      const entry: { when: string; sentence?: string } = problemCodes[code as ProblemCode];
      if (entry.sentence !== undefined) assert.equal(detail, entry.sentence);
    }
  });
});

/** The text of all files of a folder but its tests. */
async function sourceOf(folder: string): Promise<string> {
  const names = await readdir(path.join(import.meta.dirname, folder), { recursive: true });
  const read = names.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const files = read.map((name) => path.join(import.meta.dirname, folder, name));
  return (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join('\n');
}

test('the table has no code that nothing uses, and its sentences go with their own codes', async () => {
  const source = (
    await Promise.all(['../src', '../../shared/domain/src/quotes'].map(sourceOf))
  ).join('\n');
  for (const [code, entry] of Object.entries(problemCodes)) {
    assert.ok(isProblemCode(code));
    assert.ok(source.includes(`'${code}'`), `${code} is not used`);
    if ('sentence' in entry) assert.equal(codeOf(entry.sentence), code);
  }
});

test('refusals are made in problems.ts only, where each has a code', async () => {
  const folder = path.join(import.meta.dirname, '../src');
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.ts'));
  for (const name of names.filter((one) => one !== 'problems.ts')) {
    const source = await readFile(path.join(folder, name), 'utf8');
    assert.doesNotMatch(source, /new Refusal\(|\.code\((4|5)\d\d\)|statusCode = /, name);
  }
});

test('the OpenAPI document has every code, and no field has a name that refusals use', async () => {
  const api = await startTestApi();
  try {
    const { components, paths } = (await api.get('/api/openapi.json')).json();
    assert.deepEqual(components.schemas.ProblemCode.enum, Object.keys(problemCodes));
    const operations = Object.values<Record<string, object>>(paths).flatMap((one) =>
      Object.values(one),
    );
    const bodies = operations.flatMap((one) => ('requestBody' in one ? [one.requestBody] : []));
    assert.ok(bodies.length > 10);
    assert.doesNotMatch(JSON.stringify(bodies), /"(detail|code|codes)":\{/);
  } finally {
    await api.stop();
  }
});

function signUpAnswer(api: TestApi) {
  const email = `many-${Math.random()}@example.com`;
  return api.post('/api/auth/register/', {
    email,
    password: 'courtyard',
    first_name: 'F',
    last_name: 'L',
  });
}

/** Asks until it is refused. */
/** Asks for the page of a firm whose account was erased. */
async function erasedProfile(api: TestApi) {
  const designer = await signUp(api, 'designer');
  const { id } = await makeDesigner(api.db);
  await api.db
    .updateTable('designer_profile')
    .set({ account_id: designer.id })
    .where('id', '=', id)
    .execute();
  await api.call('DELETE', '/api/auth/me/', {
    payload: { password: signUpPassword },
    headers: designer.headers,
  });
  await api.runJobs();
  return api.get(`/api/designers/profiles/${id}/`);
}

async function exhaust(ask: () => ReturnType<TestApi['get']>) {
  let answer = await ask();
  for (let tries = 1; answer.statusCode < 400 && tries < 20; tries += 1) answer = await ask();
  return answer;
}

async function whileBroken<Result>(api: TestApi, ask: () => Promise<Result>): Promise<Result> {
  await api.database.pool.query('alter table marketplace.session rename to gone');
  const result = await ask();
  await api.database.pool.query('alter table marketplace.gone rename to session');
  return result;
}

/** The answer of an API whose database refuses connections. */
async function askWithoutDatabase({ blobs, documents, uploads }: TestApi) {
  const connection = { host: '127.0.0.1', port: 1 };
  const database = createDatabase<Tables>({ connection, applicationName: 'refusals' });
  const app = await createApi({
    database,
    blobs,
    documents,
    uploads,
    logger: createLogger({ name: 'refusals', level: 'silent' }),
    publicUrl: 'https://aangan.test',
    jwtSecret: 'a secret of the tests',
    instagramKeys: ['a key of the tests'],
    settings: readSettings(apiSettings, {}),
  });
  const answer = await app.inject({ method: 'GET', url: '/api/designers/profiles/' });
  await app.close();
  await database.close();
  return answer;
}
