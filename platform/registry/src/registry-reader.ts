import type { RegistryReader, ReleasedFile } from '@aangan/manifest';
import type { BlobStore, Database } from '@aangan/server';
import type { ChannelService } from './channel/channel-service.ts';
import type { Encoding } from './release/compress.ts';
import { columnOf, findPublishedFile, type StoredFile } from './release/release-file-repository.ts';
import type { StoredCopies } from './release/stored-copies.ts';
import type { Tables } from './tables.ts';

/** The registry as an edge in the same process reads it. */
export function createRegistryReader(options: {
  database: Pick<Database<Tables>, 'kysely'>;
  blobs: BlobStore;
  copies: StoredCopies;
  channels: ChannelService;
}): RegistryReader {
  const { database, blobs, copies, channels } = options;
  const copyOf = async (file: StoredFile, encoding: Encoding) => {
    const sha256 = file[columnOf[encoding]];
    return sha256 === null ? undefined : copies.read(file, encoding, sha256);
  };
  return {
    composition: (channel) => channels.composition(channel),
    releaseFile: async (name, release, path): Promise<ReleasedFile | null> => {
      const file = await findPublishedFile(database.kysely, name, release, path);
      if (!file) return null;
      const [bytes, brotli] = await Promise.all([blobs.read(file.sha256), copyOf(file, 'br')]);
      const { content_type: contentType, integrity } = file;
      return { bytes, contentType, integrity, ...(brotli ? { brotli } : {}) };
    },
    compressedFile: async (name, release, path, encoding) => {
      const file = await findPublishedFile(database.kysely, name, release, path);
      return (file && (await copyOf(file, encoding))) ?? null;
    },
  };
}
