import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { RegistryReader } from '@aangan/manifest';
import { availableDictionaryOf } from '@aangan/server/requests';
import { anEdge } from './testing/an-edge.ts';
import { fixedRegistry } from './testing/fixed-registry.ts';

const path = `/releases/designers/${'b'.repeat(16)}/entry.js`;
const dictionary = 'ab'.repeat(32);
const immutable = 'max-age=31536000, immutable, no-transform';
/** What Chromium sends with the file of an earlier release. */
const returning = {
  'accept-encoding': 'gzip, deflate, br, zstd, dcb, dcz',
  'available-dictionary': availableDictionaryOf(dictionary),
};

/** An edge with one script that has a delta, and what its registry was asked for. */
async function anEdgeWithDelta({
  read = async () => Buffer.from('difference'),
}: {
  read?: () => Promise<Buffer | null>;
} = {}) {
  const { reader, changeEntry } = fixedRegistry();
  changeEntry({ brotli: Buffer.from('compressed'), dictionaries: [dictionary] });
  const asked: unknown[] = [];
  const compressedFile: RegistryReader['compressedFile'] = async (
    _name,
    _release,
    _path,
    coding,
  ) => {
    asked.push(coding);
    return read();
  };
  const edge = await anEdge({ reader: { ...reader, compressedFile } });
  const ask = (headers: Record<string, string>, url = path) => edge.inject({ url, headers });
  return { ask, asked };
}

describe('the difference from the file of an earlier release', () => {
  test('is sent to a browser that has that file, and asked of the registry once', async () => {
    const { ask, asked } = await anEdgeWithDelta();
    for (const _ of Array(2).keys()) {
      const { headers, body } = await ask(returning);
      assert.equal(headers['content-encoding'], 'dcz');
      assert.equal(body, 'difference');
      assert.equal(headers['content-type'], 'text/javascript; charset=utf-8');
      assert.equal(headers['use-as-dictionary'], 'match="/releases/designers/*/entry.js"');
    }
    assert.deepEqual(asked, [{ dictionary }]);
  });

  test('is kept by the browser for ever, and by no cache that others share', async () => {
    const { ask } = await anEdgeWithDelta();
    const delta = await ask(returning);
    assert.equal(delta.headers['cache-control'], `private, ${immutable}`);
    const plain = await ask({ 'accept-encoding': 'br' });
    assert.equal(plain.headers['cache-control'], `public, ${immutable}`);
    for (const { headers } of [delta, plain]) {
      assert.equal(headers.vary, 'accept-encoding, available-dictionary');
    }
  });

  test('is not sent where headers are missing, malformed or name another file: brotli is', async () => {
    const { ask, asked } = await anEdgeWithDelta();
    const { 'available-dictionary': available } = returning;
    const others: Record<string, string>[] = [
      { 'accept-encoding': returning['accept-encoding'] },
      { ...returning, 'accept-encoding': 'gzip, br' },
      { ...returning, 'accept-encoding': 'br, dcz;q=0' },
      { ...returning, 'available-dictionary': availableDictionaryOf('cd'.repeat(32)) },
      { ...returning, 'available-dictionary': available.slice(1) },
      { ...returning, 'available-dictionary': `${available}, ${available}` },
      { ...returning, 'available-dictionary': ':'.repeat(10_000) },
      { ...returning, 'available-dictionary': '' },
    ];
    for (const headers of others) {
      const answer = await ask(headers);
      assert.equal(answer.statusCode, 200);
      assert.equal(answer.headers['content-encoding'], 'br');
      assert.equal(answer.body, 'compressed');
      assert.equal(answer.headers['cache-control'], `public, ${immutable}`);
    }
    assert.deepEqual(asked, [], 'no request makes the registry read what it does not have');
  });

  test('is replaced by brotli where the registry has it no more or is down, and not asked for again', async () => {
    for (const read of [async () => null, () => Promise.reject(new Error('down'))]) {
      const { ask, asked } = await anEdgeWithDelta({ read });
      for (const _ of Array(2).keys()) {
        const { headers, body } = await ask(returning);
        assert.equal(headers['content-encoding'], 'br');
        assert.equal(body, 'compressed');
      }
      assert.equal(asked.length, 1);
    }
  });

  test('is none for a release that was published without', async () => {
    const { reader, changeEntry } = fixedRegistry();
    changeEntry({ brotli: Buffer.from('compressed') });
    const edge = await anEdge({ reader });
    const answer = await edge.inject({ url: path, headers: returning });
    assert.equal(answer.headers['content-encoding'], 'br');
    assert.equal(answer.body, 'compressed');
  });

  test('is no part of a range, and a part is no dictionary', async () => {
    const { ask } = await anEdgeWithDelta();
    const part = await ask({ ...returning, range: 'bytes=1-3' });
    assert.equal(part.statusCode, 206);
    assert.equal(part.body, 'ntr');
    assert.equal(part.headers['use-as-dictionary'], undefined);
  });
});
