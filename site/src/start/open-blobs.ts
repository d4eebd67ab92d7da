import path from 'node:path';
import { type BlobStore, createBlobStore, createS3BlobStore } from '@aangan/server';
import type { StartSettings } from '../start-settings.ts';

/** The blobs of one kind: in the bucket of BLOBS_URL, or in a folder of DATA_DIR. */
export function openBlobs(
  { blobs: address }: Pick<StartSettings, 'blobs'>,
  dataDir: string,
  kind: 'media' | 'documents' | 'releases',
): BlobStore {
  if (!address) return createBlobStore(path.join(dataDir, kind));
  return createS3BlobStore({
    address: { ...address, prefix: `${address.prefix}${kind}/` },
    drafts: path.join(dataDir, 'drafts', kind),
  });
}
