import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { zstdDecompressSync } from 'node:zlib';
import {
  availableDictionary,
  availableDictionaryOf,
  compressDelta,
  deltaUnpacksTo,
} from './delta.ts';

const hash = (bytes: string | Uint8Array) => createHash('sha256').update(bytes);
const fileOf = (bytes: string | Buffer) => ({
  bytes: Buffer.byteLength(bytes),
  sha256: hash(bytes).digest('hex'),
});
const lines = Array.from(
  { length: 2_000 },
  (_, line) => `value${line} = ${hash(`${line}`).digest('hex')};`,
);
const earlier = Buffer.from(lines.join('\n'));
const later = Buffer.from(lines.join('\n').replace('value700 =', 'changed ='));

test('a delta begins as RFC 9842 says, and is small where little has changed', async () => {
  const delta = await compressDelta(later, earlier);
  assert.ok(delta && delta.length < 200, `${delta?.length} bytes`);
  assert.equal(delta.subarray(0, 8).toString('hex'), '5e2a4d1820000000');
  assert.deepEqual(delta.subarray(8, 40), hash(earlier).digest());
  assert.deepEqual(zstdDecompressSync(delta.subarray(40), { dictionary: earlier }), later);
});

test('a delta makes its own file of its own dictionary only', async () => {
  const delta = await compressDelta(later, earlier);
  assert.ok(delta);
  assert.equal(await deltaUnpacksTo(delta, earlier, fileOf(later)), true);
  assert.equal(await deltaUnpacksTo(delta, later, fileOf(later)), false);
  assert.equal(await deltaUnpacksTo(delta, earlier, fileOf(earlier)), false);
  assert.equal(await deltaUnpacksTo(delta, earlier, { ...fileOf(later), bytes: 20 }), false);
  assert.equal(await deltaUnpacksTo(delta.subarray(0, -5), earlier, fileOf(later)), false);
  assert.equal(await deltaUnpacksTo(Buffer.from('no delta'), earlier, fileOf(later)), false);
  const ofAnother = Buffer.concat([
    delta.subarray(0, 8),
    hash('another').digest(),
    delta.subarray(40),
  ]);
  assert.equal(await deltaUnpacksTo(ofAnother, earlier, fileOf(later)), false);
});

test('what browsers and zstd would read in two ways is no dictionary, nor what is too large or empty', async () => {
  const trained = Buffer.concat([Buffer.from([0x37, 0xa4, 0x30, 0xec]), earlier]);
  for (const dictionary of [trained, Buffer.alloc(0), Buffer.alloc(8 * 1024 * 1024 + 1)]) {
    assert.equal(await compressDelta(later, dictionary), undefined);
  }
  assert.equal(await compressDelta(Buffer.alloc(8 * 1024 * 1024 + 1), earlier), undefined);
});

test('the header that names a dictionary is read as it is written, and ignored where it is malformed', () => {
  const { sha256 } = fileOf(earlier);
  const header = availableDictionaryOf(sha256);
  assert.equal(availableDictionary(header), sha256);
  const base64 = header.slice(1, -1);
  const malformed = [
    undefined,
    '',
    sha256,
    base64,
    `"${base64}"`,
    `:${base64}`,
    `:${base64}::`,
    `:${base64.slice(4)}:`,
    `${header}, ${header}`,
    `:${'A'.repeat(1_000_000)}=:`,
    `:${base64.slice(0, -2)}-=:`,
  ];
  for (const one of malformed) assert.equal(availableDictionary(one), undefined, one?.slice(0, 80));
  assert.equal(availableDictionary([header, header]), undefined);
});
