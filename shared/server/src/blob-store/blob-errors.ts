/** The bytes offered to a blob store were not acceptable. */
export class BlobRefused extends Error {
  override readonly name = 'BlobRefused';
  readonly reason: 'too-large' | 'hash-mismatch';

  constructor(reason: 'too-large' | 'hash-mismatch', message: string) {
    super(message);
    this.reason = reason;
  }
}

/** There is no such blob. */
export class BlobAbsent extends Error {
  override readonly name = 'BlobAbsent';
  readonly code = 'ENOENT';

  constructor(sha256: string) {
    super(`There is no blob ${sha256}.`);
  }
}

/** The store cannot be reached, so whether the blob exists is unknown. A later retry may succeed. */
export class BlobStoreUnreachable extends Error {
  override readonly name = 'BlobStoreUnreachable';

  constructor(cause: unknown) {
    super(`The blob store cannot be reached: ${cause instanceof Error ? cause.message : cause}`, {
      cause,
    });
  }
}
