import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { after, before, describe, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { tarEnd, tarHeader, tarPadding } from '@aangan/server/tar';
import { publishSdk } from '../publish-sdk.ts';
import type { SdkVersion } from '../read-sdk.ts';

/** What npm sends to a registry. */
interface Published {
  name: string;
  versions: Record<string, { dependencies?: Record<string, string> }>;
}

const tarball = (manifest: object) => {
  const bytes = Buffer.from(JSON.stringify(manifest));
  const header = tarHeader('package/package.json', bytes.length);
  return gzipSync(Buffer.concat([header, bytes, tarPadding(bytes.length), tarEnd]));
};

const addressOf = (server: Server) => {
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}/`;
};
const listening = (server: Server) =>
  new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));

describe('publishing the packages to a registry of npm', () => {
  const published: Published[] = [];
  const tarballs = new Map<string, Buffer>();
  const site = createServer(({ url = '' }, answer) => answer.end(tarballs.get(url)));
  const registry = createServer(async (request, answer) => {
    if (request.method === 'PUT') published.push((await json(request)) as Published);
    answer.writeHead(request.method === 'PUT' ? 201 : 404).end('{}');
  });
  let folder: string;
  let sdk: SdkVersion;

  before(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'aangan-publish-'));
    await Promise.all([site, registry].map(listening));
    const ui = `${addressOf(site)}ui.tgz`;
    const version = '2.11.0';
    tarballs.set('/ui.tgz', tarball({ name: '@aangan/ui', version, dependencies: {} }));
    const dependencies = { '@aangan/ui': ui, react: '19.3.1' };
    tarballs.set('/host.tgz', tarball({ name: '@aangan/host', version, dependencies }));
    const packages = ['ui', 'host'].map((name) => {
      const bytes = tarballs.get(`/${name}.tgz`) ?? Buffer.alloc(0);
      return {
        name: `@aangan/${name}`,
        url: `${addressOf(site)}${name}.tgz`,
        integrity: `sha512-${createHash('sha512').update(bytes).digest('base64')}`,
        bytes: bytes.length,
      };
    });
    sdk = { version, state: 'current', publishedAt: '', libraries: {}, packages };
    const { host } = new URL(addressOf(registry));
    const settings = path.join(folder, 'npmrc');
    await writeFile(settings, `//${host}/:_authToken=secret\n`);
    process.env.npm_config_userconfig = settings;
  });
  after(async () => {
    delete process.env.npm_config_userconfig;
    site.close();
    registry.close();
    await rm(folder, { recursive: true });
  });

  test('names them by version there', async () => {
    assert.deepEqual(await publishSdk(sdk, addressOf(registry)), ['@aangan/ui', '@aangan/host']);
    assert.deepEqual(
      published.map(({ name }) => name),
      ['@aangan/ui', '@aangan/host'],
    );
    const { dependencies } = published[1]?.versions['2.11.0'] ?? {};
    assert.deepEqual(dependencies, { '@aangan/ui': '2.11.0', react: '19.3.1' });
  });

  test('refuses a package that was changed on the way, and publishes nothing of it', async () => {
    published.length = 0;
    tarballs.set(
      '/ui.tgz',
      tarball({ name: '@aangan/ui', version: '2.11.0', dependencies: {}, x: 1 }),
    );
    await assert.rejects(
      publishSdk(sdk, addressOf(registry)),
      /is not the package that the site lists/,
    );
    assert.deepEqual(published, []);
  });
});
