import type { Readable } from 'node:stream';

/** A blob that was put: its key (lower-case hex sha256 of its bytes) and its length in bytes. */
export interface StoredBlob {
  sha256: string;
  size: number;
}

export interface PutOptions {
  /** Refuse bytes with a different hash. */
  expectedSha256?: string;
  /** Refuse the bytes as soon as they are more than this. */
  maxBytes?: number;
}

/** Bytes of a blob, both ends inclusive. */
export interface BlobRange {
  start: number;
  end: number;
}

export interface SweepOptions {
  /** Spare what was written less than this ago (milliseconds): its reference may not be committed yet. */
  olderThanMs: number;
  /** Returns the subset of these keys that something refers to. */
  used(sha256s: readonly string[]): Promise<ReadonlySet<string>>;
}

/** How much a sweep removed. */
export interface SweptBlobs {
  drafts: number;
  blobs: number;
}

/**
 * Bytes stored under the hash of their content. An absent blob and an unreachable store are different answers: every
 * read throws {@link BlobStoreUnreachable} if the store does not answer. The suite `blobStoreContract` of the entry
 * ./testing tests all of this.
 */
export interface BlobStore {
  /**
   * Stores bytes without holding a whole stream in memory. A stream that breaks off leaves no blob.
   * @throws {BlobRefused} for too many bytes or another hash than expected; an error with the code ENOSPC when the
   *   store is full
   */
  put(content: Uint8Array | AsyncIterable<Uint8Array>, options?: PutOptions): Promise<StoredBlob>;
  /** @throws {BlobStoreUnreachable} */
  has(sha256: string): Promise<boolean>;
  /** Length in bytes, `undefined` when there is no such blob. @throws {BlobStoreUnreachable} */
  size(sha256: string): Promise<number | undefined>;
  /** @throws {BlobAbsent} and {BlobStoreUnreachable} */
  read(sha256: string): Promise<Buffer>;
  /** A stream of the blob, or of a part of it. It fails with {BlobAbsent} and {BlobStoreUnreachable}. */
  stream(sha256: string, range?: BlobRange): Readable;
  /** The keys of all blobs, in no particular order. Fails with {BlobStoreUnreachable}. */
  list(): AsyncIterable<string>;
  /**
   * Removes a blob. An absent blob is not an error.
   * @param options.ifOlderThanMs do not remove a blob that was written less than this ago (milliseconds)
   * @returns whether it was removed
   */
  remove(sha256: string, options?: { ifOlderThanMs?: number }): Promise<boolean>;
  /** For health checks: rejects when the store cannot be written, with ENOSPC when it is full. */
  check(): Promise<void>;
  /** Removes drafts that are no longer written to, and blobs that nothing refers to. */
  sweep(options: SweepOptions): Promise<SweptBlobs>;
}
