import type { RegistryReader, ReleasedFile } from '@aangan/manifest';
import type { BlobStore, Database } from '@aangan/server';
import type { ChannelService } from './channel/channel-service.ts';
import {
  type Coding,
  findPublishedFile,
  type StoredFile,
  variantOf,
} from './release/release-file-repository.ts';
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
  const copyOf = async (file: StoredFile, coding: Coding) => {
    const sha256 = variantOf(file, coding);
    return sha256 === undefined ? undefined : copies.read(file, coding, sha256);
  };
  return {
    composition: (channel) => channels.composition(channel),
    releaseFile: async (name, release, path): Promise<ReleasedFile | null> => {
      const file = await findPublishedFile(database.kysely, name, release, path);
      if (!file) return null;
      const [bytes, brotli] = await Promise.all([blobs.read(file.sha256), copyOf(file, 'br')]);
      const { content_type: contentType, integrity } = file;
      const dictionaries = Object.keys(file.deltas);
      return {
        bytes,
        contentType,
        integrity,
        ...(brotli && { brotli }),
        ...(dictionaries.length > 0 && { dictionaries }),
      };
    },
    compressedFile: async (name, release, path, coding) => {
      const file = await findPublishedFile(database.kysely, name, release, path);
      return (file && (await copyOf(file, coding))) ?? null;
    },
  };
}
