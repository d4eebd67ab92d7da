import type { Readable } from 'node:stream';

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

/** Bytes of a blob, both ends inclusive. */
export interface BlobRange {
  start: number;
  end: number;
}

export interface SweepOptions {
  /** Leave alone what was written less than this ago (milliseconds): its reference may be about to be committed. */
  olderThanMs: number;
  /** Those of these keys that something refers to. */
  used(sha256s: readonly string[]): Promise<ReadonlySet<string>>;
}

/** How much a sweep removed. */
export interface SweptBlobs {
  drafts: number;
  blobs: number;
}

/**
 * Bytes kept under the hash of their content. Absent and unreachable are different answers: what reads throws
 * {@link BlobStoreUnreachable} when the store cannot tell. The suite `blobStoreContract` of the entry ./testing holds
 * a store to all of this.
 */
export interface BlobStore {
  /**
   * Takes a stream without holding it in memory. What breaks off leaves nothing.
   * @throws {BlobRefused} when the bytes are too many or not the ones announced; an error with the code ENOSPC when
   *   nothing more can be stored
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
  /** The keys of all blobs, in no order. It fails with {BlobStoreUnreachable}. */
  list(): AsyncIterable<string>;
  /**
   * Removes a blob; one that is not there is no error.
   * @param options.ifOlderThanMs leave it where it was written less than this ago (milliseconds)
   * @returns whether it was removed
   */
  remove(sha256: string, options?: { ifOlderThanMs?: number }): Promise<boolean>;
  /** Rejects when the store cannot be written, also with ENOSPC when it is full (for health checks). */
  check(): Promise<void>;
  /** Removes drafts that are no longer written to, and blobs that nothing refers to. */
  sweep(options: SweepOptions): Promise<SweptBlobs>;
}
