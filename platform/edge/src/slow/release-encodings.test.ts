import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { gunzipSync, zstdDecompressSync } from 'node:zlib';
import { anEdge } from '../testing/an-edge.ts';
import { fixedRegistry } from '../testing/fixed-registry.ts';

describe('a release’s file', () => {
  const entry = `/releases/designers/${'b'.repeat(16)}/entry.js`;

  test('comes compressed to clients that accept it', async () => {
    const { reader, changeEntry } = fixedRegistry();
    changeEntry({ brotli: Buffer.from('compressed') });
    const edge = await anEdge({ reader });
    const br = await edge.inject({ url: entry, headers: { 'accept-encoding': 'gzip, br' } });
    assert.equal(br.headers['content-encoding'], 'br');
    assert.equal(br.body, 'compressed');
    assert.equal((await edge.inject(entry)).headers['content-encoding'], undefined);
  });

  test('comes in what a client without brotli takes', async () => {
    const { reader, changeEntry } = fixedRegistry();
    const bytes = Buffer.from('entry();'.repeat(100));
    changeEntry({ bytes, brotli: Buffer.from('compressed') });
    const edge = await anEdge({ reader });
    const ask = (accepted: string) =>
      edge.inject({ url: entry, headers: { 'accept-encoding': accepted } });
    const zstd = await ask('br;q=0, gzip, zstd');
    assert.equal(zstd.headers['content-encoding'], 'zstd');
    assert.deepEqual(zstdDecompressSync(zstd.rawPayload), bytes);
    for (const accepted of ['gzip', 'gzip, deflate, br;q=0']) {
      const gzip = await ask(accepted);
      assert.equal(gzip.headers['content-encoding'], 'gzip');
      assert.equal(gzip.headers.vary, 'accept-encoding, available-dictionary');
      assert.deepEqual(gunzipSync(gzip.rawPayload), bytes);
    }
    assert.equal((await ask('*')).headers['content-encoding'], 'br');
    assert.equal((await ask('identity')).body, bytes.toString());
  });

  test('comes with the copy that was made at its publication, read once', async () => {
    const { reader, changeEntry } = fixedRegistry();
    changeEntry({ brotli: Buffer.from('compressed') });
    const asked: string[] = [];
    const compressedFile: typeof reader.compressedFile = async (...file) => {
      asked.push(file.join(' '));
      return Buffer.from('published copy');
    };
    const edge = await anEdge({ reader: { ...reader, compressedFile } });
    for (let times = 0; times < 2; times += 1) {
      const answer = await edge.inject({ url: entry, headers: { 'accept-encoding': 'gzip' } });
      assert.equal(answer.headers['content-encoding'], 'gzip');
      assert.equal(answer.body, 'published copy');
    }
    assert.deepEqual(asked, [`designers ${'b'.repeat(16)} entry.js gzip`]);
  });

  test('that no compression makes smaller comes as it is', async () => {
    const edge = await anEdge({ reader: fixedRegistry().reader });
    const { headers } = await edge.inject({ url: entry, headers: { 'accept-encoding': 'gzip' } });
    assert.equal(headers['content-encoding'], undefined);
  });

  test('comes in part where a range is asked for', async () => {
    const edge = await anEdge({ reader: fixedRegistry().reader });
    const ask = (range: string) =>
      edge.inject({ url: entry, headers: { range, 'accept-encoding': 'br' } });
    const part = await ask('bytes=1-3');
    assert.equal(part.statusCode, 206);
    assert.equal(part.headers['content-range'], 'bytes 1-3/7');
    assert.equal(part.body, 'ntr');
    const none = await ask('bytes=7-');
    assert.equal(none.statusCode, 416);
    assert.equal(none.headers['cache-control'], 'no-store');
    assert.equal(none.headers['content-range'], 'bytes */7');
  });
});
