import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream, type ReadStream } from 'node:fs';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type SweepOptions, type SweptBlobs, sweepBlobs } from './sweep-blobs.ts';

/** A blob that was put: its key (lower-case hex sha256 of its bytes) and its length in bytes. */
export interface StoredBlob {
  sha256: string;
  size: number;
}

export interface PutOptions {
  /** Refuse the bytes when their hash is another. */
  expectedSha256?: string;
  /** Refuse the bytes as soon as they are more than this. */
  maxBytes?: number;
}

/** Bytes kept under the hash of their content. */
export interface BlobStore {
  /** @throws {BlobRefused} when the bytes are too many or not the ones announced; nothing is kept then. */
  put(content: Uint8Array | AsyncIterable<Uint8Array>, options?: PutOptions): Promise<StoredBlob>;
  has(sha256: string): Promise<boolean>;
  /** Rejects with ENOENT when there is no such blob. */
  read(sha256: string): Promise<Buffer>;
  /** A stream of the blob, or of the inclusive byte range. */
  stream(sha256: string, range?: { start: number; end: number }): ReadStream;
  /** Where the blob's file is (whether or not it exists). */
  path(sha256: string): string;
  /** Length in bytes, `undefined` when there is no such blob. */
  size(sha256: string): Promise<number | undefined>;
  remove(sha256: string): Promise<void>;
  /** Rejects when the store cannot be written, also with ENOSPC on a full disk (for health checks). */
  check(): Promise<void>;
  /** Removes drafts that are no longer written to, and blobs that nothing refers to. */
  sweep(options: SweepOptions): Promise<SweptBlobs>;
}

/** The bytes offered to {@link BlobStore.put} were not acceptable. */
export class BlobRefused extends Error {
  override readonly name = 'BlobRefused';
  readonly reason: 'too-large' | 'hash-mismatch';

  constructor(reason: 'too-large' | 'hash-mismatch', message: string) {
    super(message);
    this.reason = reason;
  }
}

const hexSha256 = /^[0-9a-f]{64}$/;
/** What a health check writes: enough not to fit where a small upload would not. */
const probeBytes = 64 * 1024;

/**
 * A blob store in a folder. A blob is written to a temporary file, flushed to disk and renamed, so that a
 * reader never sees half of one and a kill leaves nothing but a temporary file, for the next sweep.
 */
export function createBlobStore(directory: string): BlobStore {
  const root = path.resolve(directory);
  const drafts = path.join(root, 'tmp');
  const pathOf = (sha256: string): string => {
    if (!hexSha256.test(sha256)) {
      throw new TypeError(`Not a sha256 in lower-case hex: ${JSON.stringify(sha256)}`);
    }
    return path.join(root, sha256.slice(0, 2), sha256.slice(2));
  };
  const size = (sha256: string) =>
    stat(pathOf(sha256)).then(
      (info) => info.size,
      () => undefined,
    );
  const prepared = once(async () => {
    await mkdir(drafts, { recursive: true });
  });

  return {
    put: async (content, options = {}) => {
      await prepared();
      const draft = path.join(drafts, randomUUID());
      try {
        const stored = await writeDraft(draft, content, options);
        const target = pathOf(stored.sha256);
        await mkdir(path.dirname(target), { recursive: true });
        await rename(draft, target);
        return stored;
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    has: async (sha256) => (await size(sha256)) !== undefined,
    read: (sha256) => readFile(pathOf(sha256)),
    stream: (sha256, range) => createReadStream(pathOf(sha256), range ?? {}),
    path: pathOf,
    size,
    remove: (sha256) => rm(pathOf(sha256), { force: true }),
    check: async () => {
      await mkdir(drafts, { recursive: true });
      const probe = path.join(drafts, randomUUID());
      try {
        await writeFile(probe, Buffer.alloc(probeBytes), { flush: true });
      } finally {
        await rm(probe, { force: true });
      }
    },
    sweep: (options) => sweepBlobs(root, drafts, options),
  };
}

async function writeDraft(
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

function once(action: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  return () => {
    running ??= action().catch((error: unknown) => {
      running = undefined;
      throw error;
    });
    return running;
  };
}
