import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { brotliCompressSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { unpacksTo } from './unpacks-to.ts';

const compress = { br: brotliCompressSync, zstd: zstdCompressSync, gzip: gzipSync };
const fileOf = (text: string) => ({
  bytes: Buffer.byteLength(text),
  sha256: createHash('sha256').update(text).digest('hex'),
});

for (const encoding of ['br', 'zstd', 'gzip'] as const) {
  test(`a copy in ${encoding} unpacks to its own file only`, async () => {
    const text = 'export const value = 1;\n'.repeat(50);
    const copy = compress[encoding](text);
    assert.equal(await unpacksTo(copy, encoding, fileOf(text)), true);
    assert.equal(await unpacksTo(copy, encoding, fileOf(text.replace('1', '2'))), false);
    assert.equal(await unpacksTo(copy, encoding, { ...fileOf(text), bytes: 20 }), false);
    assert.equal(await unpacksTo(copy.subarray(0, -5), encoding, fileOf(text)), false);
    assert.equal(await unpacksTo(Buffer.from(text), encoding, fileOf(text)), false);
    assert.equal(await unpacksTo(compress[encoding](''), encoding, fileOf('')), true);
  });
}
