import assert from 'node:assert/strict';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { createCheckerServer } from '@aangan/checker';
import { madeUpSite } from '@aangan/checker/testing';
import {
  createCheckerClient,
  openRegistry,
  type Registry,
  type RegistryTables,
  registryMigrations,
  registrySchema,
} from '@aangan/registry';
import { type BuiltRelease, remoteRelease, shellRelease } from '@aangan/registry/testing';
import { listen, socketOf } from '@aangan/render';
import { createBlobStore, createLogger, readSettings } from '@aangan/server';
import { startTestDatabase, type TestDatabase } from '@aangan/server/testing';
import { type ApiTables, apiMigrations, apiSchema, apiSettings, createApi } from 'api';
import { inProcess } from '../../src/parts/api.ts';
import { folderOfTests } from '../site.ts';

const edgeSecret = 'a secret of registry and API, 32 letters';
const audiences = ['guest', 'client', 'designer', 'architect', 'vendor'];
const decision = { by: 'anna@aangan.test', why: 'a test' };

/** A shell that can be opened in Chromium. */
function anOpenShell(): BuiltRelease {
  const { order, files } = madeUpSite({});
  const textOf = (name: string) => {
    const [, file] =
      Object.entries(order.files).find(([fileName]) => fileName.endsWith(name)) ?? [];
    return String(files.get(file?.sha256 ?? ''));
  };
  const { manifest } = shellRelease('open');
  const runtime = `(globalThis.webpackChunk${manifest.container} ||= []);`;
  const texts = { 'page.html': textOf('page.html'), 'shell.js': runtime + textOf('shell.js') };
  const accounts = '/api/checks/accounts/';
  const pages = [{ path: '/', title: 'Home' }];
  return shellRelease('open', { audiences, accounts, pages }, {}, texts);
}

/** A remote whose page, of designers, runs this. */
function items(show: string): BuiltRelease {
  const route = { access: 'signed-in' as const, for: ['designer'] };
  const { manifest } = remoteRelease('items', show, { route });
  const entry = `globalThis.${manifest.container} = { init() {}, get(main) { main.append('Items'); ${show} } };`;
  return remoteRelease('items', show, { route, files: { 'entry.js': entry } });
}

const reading = (address: string, work: string) =>
  `fetch('${address}').then((answer) => answer.ok ? answer.json() : undefined).then((data) => { if (data) { ${work} } });`;

describe('signed-in pages before they are served, with API, registry and checker', () => {
  const folder = folderOfTests();
  let marketplace: TestDatabase<ApiTables>;
  let platform: TestDatabase<RegistryTables>;
  let registry: Registry;
  const ends: (() => Promise<unknown>)[] = [];
  let asked: string[] = [];

  before(async () => {
    marketplace = await startTestDatabase({
      migrations: apiMigrations,
      schema: apiSchema,
      jobs: true,
    });
    platform = await startTestDatabase({
      migrations: registryMigrations,
      schema: registrySchema,
      jobs: true,
    });
    ends.push(
      () => marketplace.stop(),
      () => platform.stop(),
    );
    const logger = createLogger({ name: 'test', level: 'silent' });
    const blobs = createBlobStore(path.join(folder.path, 'blobs'));
    const api = await createApi({
      database: marketplace.database,
      blobs,
      documents: blobs,
      logger,
      jwtSecret: 'a secret of this test',
      checkSecret: edgeSecret,
      instagramKeys: ['a key'],
      publicUrl: 'https://aangan.test',
      settings: readSettings(apiSettings, {}),
      uploads: path.join(folder.path, 'uploads'),
    });
    const own = inProcess(api);
    const url = `unix:${path.join(folder.path, 'checker.sock')}`;
    const server = await createCheckerServer({ logger });
    await listen(server, socketOf(url) ?? { host: '127.0.0.1', port: 0 });
    const checker = createCheckerClient({ url });
    ends.unshift(
      () => checker.close(),
      () => server.close(),
      () => api.close(),
    );
    registry = openRegistry({
      database: platform.database,
      blobs,
      checker,
      edgeSecret,
      askApi: async (address, request) => {
        const answer = await own.askApi(address, request);
        asked.push(`${request?.method ?? 'GET'} ${address.replace(/\d+/, '1')} ${answer.status}`);
        return answer;
      },
    });
  });
  after(async () => {
    for (const end of ends) await end();
  });

  const promote = async (...releases: BuiltRelease[]) => {
    asked = [];
    for (const { manifest, blobs } of releases) {
      await registry.releases.announce(manifest, decision);
      for (const [sha256, bytes] of blobs) await registry.releases.putBlob(sha256, bytes);
      await registry.releases.finalise(manifest.name, manifest.release);
    }
    return registry.channels.move(
      'staging',
      releases.map(({ manifest }) => manifest),
      decision,
    );
  };
  const left = async () => (await marketplace.database.pool.query('select from account')).rowCount;

  test('one that works with the data of an account is served, and the account is gone', async () => {
    const show = reading('/api/designers/profiles/me/', 'main.append(data.full_name);');
    const { warnings } = await promote(anOpenShell(), items(show));
    assert.deepEqual(warnings, []);
    assert.deepEqual(asked, [
      'POST /api/checks/accounts/designer/ 201',
      'GET /api/auth/me/ 200',
      'GET /api/designers/profiles/me/ 200',
      'DELETE /api/checks/accounts/1/ 204',
    ]);
    assert.equal(await left(), 0);
  });

  test('one that throws on the data of an account only is refused, and the account is gone', async () => {
    const show = reading(
      '/api/designers/profiles/me/',
      `if (data.fee_range_min > 0) throw new Error('no fee of ' + data.full_name);`,
    );
    await assert.rejects(
      promote(items(show)),
      /booted pages: items \w+ \(team items\) works at \/items .* \(signed in as designer: Uncaught \(in promise\) Error: no fee of Release Check\)/,
    );
    assert.equal(await left(), 0);
  });

  test('one that reads what is stored learns no token', async () => {
    const show = `throw new Error(JSON.stringify(Object.values(localStorage)));`;
    await assert.rejects(promote(items(show)), ({ message }: Error) => {
      assert.match(message, /Uncaught Error: \["false","of a check","of a check"\]|of a check/);
      return !message.includes('eyJ');
    });
    assert.equal(await left(), 0);
  });
});
