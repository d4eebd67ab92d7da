import type { RegistryReader, ReleasedFile } from '@aangan/manifest';
import type { BlobStore, Database } from '@aangan/server';
import type { ChannelService } from './channel/channel-service.ts';
import { findPublishedFile } from './release/release-repository.ts';
import type { Tables } from './tables.ts';

/** The registry as an edge in the same process reads it. */
export function createRegistryReader(options: {
  database: Pick<Database<Tables>, 'kysely'>;
  blobs: BlobStore;
  channels: ChannelService;
}): RegistryReader {
  const { database, blobs, channels } = options;
  return {
    composition: (channel) => channels.composition(channel),
    releaseFile: async (name, release, path): Promise<ReleasedFile | null> => {
      const file = await findPublishedFile(database.kysely, name, release, path);
      if (!file) return null;
      const [bytes, brotli] = await Promise.all([
        blobs.read(file.sha256),
        file.brotli_sha256 === null ? undefined : blobs.read(file.brotli_sha256),
      ]);
      const { content_type: contentType, integrity } = file;
      return { bytes, contentType, integrity, ...(brotli ? { brotli } : {}) };
    },
    compressedFile: async (name, release, path, encoding) => {
      const file = await findPublishedFile(database.kysely, name, release, path);
      const sha256 = file?.[`${encoding}_sha256`];
      return sha256 ? blobs.read(sha256) : null;
    },
  };
}
