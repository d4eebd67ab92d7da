import { BlobStoreUnreachable } from './blob-errors.ts';

interface ServiceError {
  name?: string;
  $metadata?: { httpStatusCode?: number };
}

/** What a service calls a key that is not there. To HEAD it can only answer 404, also where the bucket is not there. */
export function isKeyAbsent(error: unknown): boolean {
  const { name, $metadata } = error as ServiceError;
  return name === 'NoSuchKey' || (name === 'NotFound' && $metadata?.httpStatusCode === 404);
}

/** An error of writing: one with the code ENOSPC where the bucket takes no more. */
export function writeError(error: unknown): unknown {
  const { name, $metadata } = error as ServiceError;
  const isFull = name === 'QuotaExceeded' || $metadata?.httpStatusCode === 507;
  if (isFull)
    return Object.assign(new Error('The bucket is full.', { cause: error }), { code: 'ENOSPC' });
  return unreachable(error);
}

/** Whatever else a service answers: it cannot tell. */
export function unreachable(error: unknown): BlobStoreUnreachable {
  return error instanceof BlobStoreUnreachable ? error : new BlobStoreUnreachable(error);
}
