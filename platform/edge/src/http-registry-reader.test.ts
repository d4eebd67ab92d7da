import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, test } from 'node:test';
import { brotliCompressSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { httpRegistryReader } from './http-registry-reader.ts';
import { aComposition } from './testing/fixed-registry.ts';

const servers: Server[] = [];

describe('a registry over HTTP', () => {
  afterEach(() => {
    for (const server of servers.splice(0)) server.close();
  });

  async function readerOf(listener: RequestListener) {
    const server = createServer(listener);
    servers.push(server);
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    return httpRegistryReader(
      new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    );
  }

  test('sends a composition once, and 304 while it is the same', async () => {
    const statuses: number[] = [];
    const reader = await readerOf((request, response) => {
      const isKnown = request.headers['if-none-match'] === '"1"';
      statuses.push(isKnown ? 304 : 200);
      response.writeHead(isKnown ? 304 : 200, { etag: '"1"' });
      response.end(isKnown ? undefined : JSON.stringify(aComposition()));
    });
    assert.deepEqual(await reader.composition('production'), aComposition());
    assert.deepEqual(await reader.composition('production'), aComposition());
    assert.deepEqual(statuses, [200, 304]);
  });

  test('that has no composition yet, or no such file, answers null', async () => {
    const reader = await readerOf((_request, response) => response.writeHead(404).end('{}'));
    assert.equal(await reader.composition('staging'), null);
    assert.equal(await reader.releaseFile('auth', 'r', 'entry.js'), null);
  });

  test('that fails is an error, not an empty site', async () => {
    const reader = await readerOf((_request, response) => response.writeHead(500).end());
    await assert.rejects(reader.composition('production'), /500/);
    await assert.rejects(reader.releaseFile('auth', 'r', 'entry.js'), /500/);
  });

  test('that sends anything but a composition is an error', async () => {
    const reader = await readerOf((_request, response) => response.end('{"channel":"production"}'));
    await assert.rejects(reader.composition('production'), /composition is not valid/);
  });

  const script = Buffer.from('entry()'.repeat(50));
  const integrity = `sha384-${createHash('sha384').update(script).digest('base64')}`;

  test('sends a file compressed, to be passed on compressed', async () => {
    const compressed = brotliCompressSync(script);
    const reader = await readerOf((_request, response) => {
      response.writeHead(200, { 'content-encoding': 'br', 'x-integrity': integrity });
      response.end(compressed);
    });
    const file = await reader.releaseFile('auth', 'r', 'entry.js');
    assert.deepEqual(Buffer.from(file?.bytes ?? []), script);
    assert.deepEqual(Buffer.from(file?.brotli ?? []), compressed);
  });

  test('sends the copy for clients without brotli, and none where it has none', async () => {
    const copies = { zstd: zstdCompressSync(script), gzip: gzipSync(script) };
    const reader = await readerOf((request, response) => {
      const encoding = String(request.headers['accept-encoding']) as keyof typeof copies;
      const has = request.url?.endsWith('entry.js');
      response.writeHead(200, {
        ...(has && { 'content-encoding': encoding }),
        'x-integrity': integrity,
      });
      response.end(has ? copies[encoding] : script);
    });
    for (const encoding of ['zstd', 'gzip'] as const) {
      const copy = await reader.compressedFile?.('auth', 'r', 'entry.js', encoding);
      assert.deepEqual(Buffer.from(copy ?? []), copies[encoding]);
      assert.equal(await reader.compressedFile?.('auth', 'r', 'other.js', encoding), null);
    }
  });

  const dictionary = 'ab'.repeat(32);
  const delta = Buffer.from('the difference');
  const digestOf = (bytes: Buffer) =>
    `sha-256=:${createHash('sha256').update(bytes).digest('base64')}:`;

  test('tells which dictionaries a file has deltas from, and sends the delta from each', async () => {
    const reader = await readerOf((request, response) => {
      const { 'accept-encoding': accepted, 'available-dictionary': available } = request.headers;
      if (accepted !== 'dcz') {
        response.writeHead(200, { 'x-integrity': integrity, 'x-dictionaries': dictionary });
        response.end(script);
        return;
      }
      const base64 = Buffer.from(dictionary, 'hex').toString('base64');
      assert.equal(available, `:${base64}:`);
      response.writeHead(200, { 'content-encoding': 'dcz', 'content-digest': digestOf(delta) });
      response.end(delta);
    });
    assert.deepEqual((await reader.releaseFile('auth', 'r', 'entry.js'))?.dictionaries, [
      dictionary,
    ]);
    const read = await reader.compressedFile?.('auth', 'r', 'entry.js', { dictionary });
    assert.deepEqual(Buffer.from(read ?? []), delta);
  });

  test('of before there were deltas has none', async () => {
    const reader = await readerOf((_request, response) => {
      response.writeHead(200, { 'x-integrity': integrity }).end(script);
    });
    assert.equal((await reader.releaseFile('auth', 'r', 'entry.js'))?.dictionaries, undefined);
    assert.equal(await reader.compressedFile?.('auth', 'r', 'entry.js', { dictionary }), null);
  });

  test('whose delta changed on its way is not served', async () => {
    const reader = await readerOf((_request, response) => {
      response.writeHead(200, { 'content-encoding': 'dcz', 'content-digest': digestOf(delta) });
      response.end('another difference');
    });
    await assert.rejects(
      async () => reader.compressedFile?.('auth', 'r', 'entry.js', { dictionary }),
      /is not what was published/,
    );
  });

  test('whose file is not what was published is not served', async () => {
    const reader = await readerOf((_request, response) => {
      response.writeHead(200, { 'x-integrity': integrity }).end('tampered()');
    });
    await assert.rejects(reader.releaseFile('auth', 'r', 'entry.js'), /is not what was published/);
  });
});
