import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import type { Registry, RegistryTables } from '@aangan/registry';
import { createRegistry, openRegistry, registryMigrations, registrySchema } from '@aangan/registry';
import { createBlobStore, createLogger, readSettings } from '@aangan/server';
import { startTestDatabase, type TestDatabase } from '@aangan/server/testing';
import {
  type ApiTables,
  apiMigrations,
  apiSchema,
  apiSettings,
  createApi,
  setPrivilege,
} from 'api';
import type { FastifyInstance } from 'fastify';
import { inProcess } from '../../parts/api.ts';
import { type Caller, callers, expectedAnswers } from '../expected-answers.ts';

const jwtSecret = 'the secret that signs the tokens of this test';
const password = 'a good password';

let directory: string;
let marketplace: TestDatabase<ApiTables>;
let platform: TestDatabase<RegistryTables>;
let api: FastifyInstance;
let opened: Registry;
let registry: FastifyInstance;
const tokens = new Map<Caller, string>();

async function post(url: string, payload: object, token?: string) {
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  const answer = await api.inject({ method: 'POST', url, payload, headers });
  assert.ok(answer.statusCode < 300, `${url}: ${answer.body}`);
  return answer.body === '' ? {} : answer.json();
}

/** The token that a caller sends, of an account that was signed up for it. */
async function tokenOf(caller: Caller): Promise<string> {
  const email = `${caller.replaceAll(' ', '-')}@aangan.test`;
  const signedUp = await post('/api/auth/register/', {
    email,
    password,
    first_name: 'A',
    last_name: 'B',
    is_designer: caller.endsWith('designer'),
    is_architect: caller === 'architect',
    is_vendor: caller.endsWith('vendor'),
  });
  const access = String(signedUp.access);
  switch (caller) {
    case 'operator':
    case 'integrator':
      await setPrivilege(marketplace.database, { email, privilege: caller, isHeld: true });
      return access;
    case 'suspended':
      await post(
        `/api/operator/accounts/${signedUp.user.id}/suspend/`,
        { reason: 'A try.' },
        tokens.get('operator'),
      );
      return access;
    case 'deleted':
      await api.inject({
        method: 'DELETE',
        url: '/api/auth/me/',
        payload: { password },
        headers: { authorization: `Bearer ${access}` },
      });
      return access;
    case 'expired token':
      await setPrivilege(marketplace.database, { email, privilege: 'integrator', isHeld: true });
      return expired(access);
    case 'token of the wrong kind':
      await setPrivilege(marketplace.database, { email, privilege: 'integrator', isHeld: true });
      return String(signedUp.refresh);
    default:
      return access;
  }
}

/** The token of a team, as the caller's name says. */
async function teamTokenOf(caller: Caller): Promise<string> {
  const wanted = { name: caller.replaceAll(' ', '-'), team: 'vendors', channels: ['production'] };
  const { id, token } = await opened.tokens.issue({ ...wanted, days: 1 }, 'a test');
  if (caller.startsWith('revoked')) await opened.tokens.revoke(id, 'a test');
  if (caller.startsWith('expired')) {
    await platform.database.pool.query(
      "update team_token set issued_at = now() - interval '2 days', expires_at = now() - interval '1 day' where id = $1",
      [id],
    );
  }
  return caller.startsWith('malformed') ? `${token}x` : token;
}

/** The same token, as it was signed a day ago. */
function expired(token: string): string {
  const [header = '', payload = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const day = 86_400;
  const old = { ...claims, iat: claims.iat - day, exp: claims.exp - day };
  const body = `${header}.${Buffer.from(JSON.stringify(old)).toString('base64url')}`;
  return `${body}.${createHmac('sha256', jwtSecret).update(body).digest('base64url')}`;
}

describe('every operation of the platform', () => {
  before(async () => {
    directory = await mkdtemp(path.join(tmpdir(), 'aangan-authorization-'));
    marketplace = await startTestDatabase({
      migrations: apiMigrations,
      schema: apiSchema,
      jobs: true,
    });
    platform = await startTestDatabase({ migrations: registryMigrations, schema: registrySchema });
    const logger = createLogger({ name: 'test', level: 'silent' });
    const blobs = createBlobStore(path.join(directory, 'releases'));
    api = await createApi({
      database: marketplace.database,
      blobs,
      documents: blobs,
      logger,
      jwtSecret,
      instagramKeys: ['a key'],
      publicUrl: 'https://aangan.test',
      settings: readSettings(apiSettings, {}),
      uploads: path.join(directory, 'uploads'),
    });
    opened = openRegistry({ database: platform.database, blobs });
    registry = await createRegistry({
      edgeSecret: 'a secret of edge and registry, 32+ characters',
      registry: opened,
      identify: inProcess(api).identify,
      addresses: { production: 'https://aangan.test' },
      logger,
    });
    for (const caller of callers) {
      if (caller.includes('team token')) tokens.set(caller, await teamTokenOf(caller));
      else if (caller !== 'guest') tokens.set(caller, await tokenOf(caller));
    }
  });
  after(async () => {
    await registry.close();
    await api.close();
    await platform.stop();
    await marketplace.stop();
    await rm(directory, { recursive: true, force: true });
  });

  interface Operation {
    operationId?: string;
    security?: object[];
  }
  const operations = async () => {
    const document = (await registry.inject('/platform/openapi.json')).json();
    const paths: Record<string, Operation>[] = Object.values(document.paths);
    return paths.flatMap((methods) => Object.values(methods));
  };

  test('has a row in the table, and each row an operation', async () => {
    const declared = (await operations()).map(({ operationId }) => operationId);
    assert.ok(declared.length > 10);
    const inTable = new Set(expectedAnswers.map(({ operation }) => operation));
    assert.deepEqual([...new Set(declared)].sort(), [...inTable].sort());
    assert.equal(new Set(declared).size, declared.length, 'each has an id of its own');
  });

  test('is asked for by the same 14 kinds of callers as those of the marketplace, and by 4 tokens of teams', () => {
    const ofTeams = callers.filter((caller) => caller.includes('team token'));
    assert.deepEqual([callers.length - ofTeams.length, ofTeams.length], [14, 4]);
  });

  test('says in the document whether it needs a token, as it does', async () => {
    for (const { operationId, security } of await operations()) {
      const rows = expectedAnswers.filter(({ operation }) => operation === operationId);
      const refusesGuests = rows.every(({ answers }) => (answers.guest ?? answers.others) === 401);
      const isClosed = security?.length === 1;
      assert.equal(isClosed, refusesGuests, operationId);
    }
  });

  for (const { operation, path: address, method = 'GET', body, answers } of expectedAnswers) {
    for (const caller of callers) {
      const expected = answers[caller] ?? answers.others;
      test(`${operation} (${address}) answers ${expected} to ${caller}`, async () => {
        const token = tokens.get(caller);
        const isFile = method === 'PUT' && !body;
        const payload = isFile ? Buffer.from('x') : body;
        const { statusCode, body: said } = await registry.inject({
          method,
          url: `/platform${address}`,
          ...(payload && { payload }),
          headers: {
            ...(token && { authorization: `Bearer ${token}` }),
            ...(isFile && { 'content-type': 'application/octet-stream' }),
          },
        });
        assert.equal(statusCode, expected, said);
      });
    }
  }
});
