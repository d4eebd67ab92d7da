import { BlobStoreUnreachable } from './blob-errors.ts';

interface ServiceError {
  name?: string;
  $metadata?: { httpStatusCode?: number };
}

/** Whether the error says that the key is absent. To HEAD a service answers a bare 404, also for a missing bucket. */
export function isKeyAbsent(error: unknown): boolean {
  const { name, $metadata } = error as ServiceError;
  return name === 'NoSuchKey' || (name === 'NotFound' && $metadata?.httpStatusCode === 404);
}

/** The error of a failed write, with the code ENOSPC if the bucket is full. */
export function writeError(error: unknown): unknown {
  const { name, $metadata } = error as ServiceError;
  const isFull = name === 'QuotaExceeded' || $metadata?.httpStatusCode === 507;
  if (isFull)
    return Object.assign(new Error('The bucket is full.', { cause: error }), { code: 'ENOSPC' });
  return unreachable(error);
}

/** Any other error of the service counts as an unreachable store. */
export function unreachable(error: unknown): BlobStoreUnreachable {
  return error instanceof BlobStoreUnreachable ? error : new BlobStoreUnreachable(error);
}
