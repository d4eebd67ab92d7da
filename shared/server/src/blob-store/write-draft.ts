import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { BlobRefused } from './blob-errors.ts';
import type { PutOptions, StoredBlob } from './blob-store.ts';

/** Writes bytes to a file and flushes it to the disk. @throws {BlobRefused} */
export async function writeDraft(
  draft: string,
  content: Uint8Array | AsyncIterable<Uint8Array>,
  options: PutOptions,
): Promise<StoredBlob> {
  const hash = createHash('sha256');
  let size = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (options.maxBytes !== undefined && size > options.maxBytes) {
        done(new BlobRefused('too-large', `More than the ${options.maxBytes} bytes allowed.`));
        return;
      }
      hash.update(chunk);
      done(null, chunk);
    },
  });
  const source = content instanceof Uint8Array ? Readable.from([content]) : content;
  await pipeline(source, measure, createWriteStream(draft, { flush: true }));
  const sha256 = hash.digest('hex');
  if (options.expectedSha256 !== undefined && options.expectedSha256 !== sha256) {
    throw new BlobRefused(
      'hash-mismatch',
      `The bytes hash to ${sha256}, not to the ${options.expectedSha256} announced.`,
    );
  }
  return { sha256, size };
}
