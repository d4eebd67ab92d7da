import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import { removeOld } from '../old-files.ts';
import { BlobAbsent } from './blob-errors.ts';
import type { BlobRange, BlobStore, StoredBlob } from './blob-store.ts';
import type { BucketAddress } from './bucket-address.ts';
import { fileBytes } from './file-bytes.ts';
import { isKeyAbsent, unreachable, writeError } from './s3-errors.ts';
import { removeUnusedBlobs } from './sweep-blobs.ts';
import { writeDraft } from './write-draft.ts';

const hexSha256 = /^[0-9a-f]{64}$/;
/** Blobs up to this length, in bytes, are held in memory while they are sent. */
const inMemory = 8 * 1024 * 1024;
/** How long to wait for a connection and for an answer, in milliseconds. */
const timeouts = { connectionTimeout: 3_000, requestTimeout: 30_000 };

interface Options {
  address: BucketAddress;
  /** A local folder for bytes whose hash, and so their key, is not known yet. */
  drafts: string;
}

/**
 * A blob store in an S3-compatible bucket, which any number of machines share. Each upload carries a signed hash, so
 * that the service refuses other bytes. The client is loaded at the first use.
 */
export function createS3BlobStore({ address, drafts }: Options): BlobStore {
  const { bucket: Bucket, prefix } = address;
  const s3 = lazily(() => openClient(address));
  const placeOf = (sha256: string) => {
    if (!hexSha256.test(sha256)) {
      throw new TypeError(`Not a sha256 in lower-case hex: ${JSON.stringify(sha256)}`);
    }
    return { Bucket, Key: prefix + sha256 };
  };

  /** Length and age of a blob; undefined where it is absent. */
  async function find(sha256: string): Promise<{ size: number; writtenAt: number } | undefined> {
    const place = placeOf(sha256);
    const { client, HeadObjectCommand, HeadBucketCommand } = await s3();
    try {
      const head = await client.send(new HeadObjectCommand(place));
      return { size: head.ContentLength ?? 0, writtenAt: head.LastModified?.getTime() ?? 0 };
    } catch (error) {
      if (!isKeyAbsent(error)) throw unreachable(error);
      await client.send(new HeadBucketCommand({ Bucket })).catch((reason: unknown) => {
        throw unreachable(reason);
      });
      return undefined;
    }
  }

  async function* pieces(sha256: string, range?: BlobRange): AsyncGenerator<Uint8Array> {
    const place = placeOf(sha256);
    const { client, GetObjectCommand } = await s3();
    const Range = range && `bytes=${range.start}-${range.end}`;
    const answer = await client.send(new GetObjectCommand({ ...place, Range })).catch((error) => {
      throw isKeyAbsent(error) ? new BlobAbsent(sha256) : unreachable(error);
    });
    yield* answer.Body as Readable;
  }

  async function send({ sha256, size }: StoredBlob, draft: string): Promise<void> {
    const { client, PutObjectCommand } = await s3();
    const command = new PutObjectCommand({
      ...placeOf(sha256),
      ContentLength: size,
      // The client can retry a body from memory, but not a stream.
      Body:
        size <= inMemory
          ? await readFile(draft)
          : Readable.from(fileBytes(draft), { objectMode: false }),
    });
    command.middlewareStack.add(
      (next) => (args) => {
        const { headers } = args.request as { headers: Record<string, string> };
        headers['x-amz-content-sha256'] = sha256;
        return next(args);
      },
      { step: 'build' },
    );
    await client.send(command).catch((error: unknown) => {
      throw writeError(error);
    });
  }

  const store: BlobStore = {
    put: async (content, options = {}) => {
      await mkdir(drafts, { recursive: true });
      const draft = path.join(drafts, randomUUID());
      try {
        const stored = await writeDraft(draft, content, options);
        await send(stored, draft);
        return stored;
      } finally {
        await rm(draft, { force: true });
      }
    },
    has: async (sha256) => (await find(sha256)) !== undefined,
    size: async (sha256) => (await find(sha256))?.size,
    read: async (sha256) => {
      const chunks: Uint8Array[] = [];
      for await (const chunk of pieces(sha256)) chunks.push(chunk);
      return Buffer.concat(chunks);
    },
    stream: (sha256, range) => Readable.from(pieces(sha256, range), { objectMode: false }),
    list: async function* () {
      const { client, paginateListObjectsV2 } = await s3();
      const pages = paginateListObjectsV2({ client }, { Bucket, Prefix: prefix });
      try {
        for await (const { Contents = [] } of pages) {
          const keys = Contents.map(({ Key = '' }) => Key.slice(prefix.length));
          yield* keys.filter((key) => hexSha256.test(key));
        }
      } catch (error) {
        throw unreachable(error);
      }
    },
    remove: async (sha256, { ifOlderThanMs } = {}) => {
      const found = await find(sha256);
      if (!found) return false;
      if (ifOlderThanMs !== undefined && found.writtenAt > Date.now() - ifOlderThanMs) return false;
      const { client, DeleteObjectCommand } = await s3();
      await client.send(new DeleteObjectCommand(placeOf(sha256))).catch((error: unknown) => {
        throw unreachable(error);
      });
      return true;
    },
    check: async () => {
      const { client, PutObjectCommand, DeleteObjectCommand } = await s3();
      const probe = { Bucket, Key: `${prefix}probe-${randomUUID()}` };
      await client.send(new PutObjectCommand({ ...probe, Body: 'probe' })).catch((error) => {
        throw writeError(error);
      });
      await client.send(new DeleteObjectCommand(probe));
    },
    sweep: async (options) => ({
      blobs: await removeUnusedBlobs(store, options),
      drafts: await removeOld(drafts, options.olderThanMs),
    }),
  };
  return store;
}

async function openClient({ endpoint, region, credentials }: BucketAddress) {
  const sdk = await import('@aws-sdk/client-s3');
  const client: S3Client = new sdk.S3Client({
    endpoint,
    region,
    forcePathStyle: true,
    requestHandler: timeouts,
    ...(credentials && { credentials }),
    // Services other than Amazon's do not know the checksums that the client adds by default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return { ...sdk, client };
}

function lazily<Value>(open: () => Promise<Value>): () => Promise<Value> {
  let opened: Promise<Value> | undefined;
  return () => {
    opened ??= open();
    return opened;
  };
}
