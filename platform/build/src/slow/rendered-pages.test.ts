import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { parseRemoteManifest } from '@aangan/manifest';
import { renderedPages } from '../rendered-pages.ts';

/** A remote inside of another one's folder: its packages are found from there. */
const parent = join(import.meta.dirname, '../../../../mfe-designers/node_modules/.aangan');
mkdirSync(parent, { recursive: true });
const directory = mkdtempSync(join(parent, 'test-'));

const manifest = parseRemoteManifest({
  $schema: '../platform/manifest/schemas/remote.schema.json',
  name: 'shop',
  team: 'shop',
  exposes: {
    './ShopPage': './shop-page.tsx',
    './WindowPage': './window-page.tsx',
    './OwnPage': './own-page.tsx',
  },
  routes: [
    { path: '/shops/:id', expose: './ShopPage', data: ['/api/designers/profiles/:id/'] },
    { path: '/window', expose: './WindowPage' },
    { path: '/own', expose: './OwnPage', access: 'signed-in' },
  ],
});

const shopPage = (greeting: string) => `
import { apiBaseQuery } from '@aangan/api-client';
import { endpoint } from '@aangan/api-client/endpoints';
import { withApi } from '@aangan/host';
import { createApi } from '@reduxjs/toolkit/query/react';
import styled from 'styled-components';

const api = createApi({
  reducerPath: 'shop',
  baseQuery: apiBaseQuery,
  endpoints: (build) => ({
    getShop: build.query({
      query: (id) => endpoint('get', '/designers/profiles/{id}/', { params: { id } }),
    }),
  }),
});

const Name = styled.h1\`color: rebeccapurple;\`;

export const ShopPage = withApi(api, function ShopPage() {
  const { data } = api.useGetShopQuery(7);
  return <Name onClick={() => undefined}>${greeting} {data?.name ?? 'Loading'}</Name>;
});
`;

const write = (name: string, source: string) => writeFileSync(join(directory, name), source);
write('remote.json', JSON.stringify(manifest));
write('shop-page.tsx', shopPage('Welcome to'));
write(
  'window-page.tsx',
  'export function WindowPage() {\n  return <p>{window.innerWidth}</p>;\n}\n',
);
write('own-page.tsx', 'export const OwnPage = () => <p>Own</p>;\n');

async function serve(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  after(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const asked: [string | undefined, string | undefined][] = [];
const apiUrl = await serve(({ url, headers }, response) => {
  asked.push([url, headers.authorization]);
  response.setHeader('content-type', 'application/json').end('{"name":"Works"}');
});
const show = renderedPages({ directory, manifest, apiUrl });
const site = await serve((request, response) =>
  show(request, response, () => response.end('next')),
);
const get = async (address: string) => {
  const response = await fetch(site + address);
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    text: (await response.text()).replaceAll('<!-- -->', ''),
  };
};

describe('the pages that a release renders', () => {
  after(() => rmSync(directory, { recursive: true }));

  test('a page is shown as a server renders it: with its styles and a guest’s first data, without scripts', async () => {
    const { status, type, text } = await get('/shops/7?rendered');
    assert.deepEqual([status, type], [200, 'text/html; charset=utf-8']);
    assert.match(text, /<h1[^>]*>Welcome to Works<\/h1>/);
    assert.match(text, /<style>[^<]*color:rebeccapurple/);
    assert.doesNotMatch(text, /<script/);
    assert.deepEqual(asked, [['/api/designers/profiles/7/', undefined]]);
  });

  test('a page that has changed is shown as it is now', async () => {
    write('shop-page.tsx', shopPage('Come into'));
    assert.match((await get('/shops/7?rendered')).text, />Come into Works<\/h1>/);
  });

  test('a page that uses the browser while it renders answers 500, with the place in its sources', async (t) => {
    const printed = t.mock.method(console, 'error', () => undefined);
    const { status, type, text } = await get('/window?rendered');
    assert.deepEqual([status, type], [500, 'text/plain; charset=utf-8']);
    assert.match(text, /^ReferenceError: window is not defined\n/);
    assert.match(text, /window-page\.tsx:2:/);
    assert.equal(printed.mock.calls[0]?.arguments[0], `/window could not be rendered:\n${text}`);
  });

  test('a module that cannot be built answers 500, with the reason', async (t) => {
    t.mock.method(console, 'error', () => undefined);
    write('shop-page.tsx', "import './missing.ts';");
    const { status, text } = await get('/shops/7?rendered');
    assert.equal(status, 500);
    assert.match(text, /Can't resolve '\.\/missing\.ts'/);
  });

  test('a page that no server renders answers 404, and every other address goes on', async () => {
    write('shop-page.tsx', shopPage('Welcome to'));
    assert.deepEqual((await get('/own?rendered')).text, '/own is no public page of shop.');
    assert.equal((await get('/own?rendered')).status, 404);
    assert.equal((await get('/shops/7')).text, 'next');
  });
});
