import { createHash } from 'node:crypto';
import type { BlobStore } from '@aangan/server';
import type { Kysely } from 'kysely';
import pMap from 'p-map';
import { RegistryRefusal } from '../registry-refusal.ts';
import type { Tables } from '../tables.ts';
import type { Compress } from './compressed-copies.ts';
import { isCompressible } from './content-type.ts';
import * as repository from './release-repository.ts';

/** How many files are compressed at once: zlib has four threads, and the site must keep answering. */
const compressedAtOnce = 2;

/**
 * Checks and compresses the files of a release.
 * @returns the compressed variant's sha256, by the file's path
 * @throws {RegistryRefusal} `invalid` where stored bytes differ from release.json
 */
export async function compressFiles(
  db: Kysely<Tables>,
  files: repository.StoredFile[],
  { blobs, compress }: { blobs: BlobStore; compress: Compress },
): Promise<Map<string, string>> {
  const known = await repository.knownVariants(
    db,
    files.map((file) => file.sha256),
  );
  const variants = new Map<string, string>();
  await pMap(
    files,
    async (file) => {
      const variant = await checkAndCompress(file, blobs, known.get(file.sha256), compress);
      if (variant) {
        variants.set(file.path, variant);
      }
    },
    { concurrency: compressedAtOnce },
  );
  return variants;
}

/** Checks that the stored bytes have the integrity that browsers will check; answers their compressed variant. */
async function checkAndCompress(
  file: repository.StoredFile,
  blobs: BlobStore,
  known: string | undefined,
  compress: Compress,
): Promise<string | undefined> {
  const bytes = await blobs.read(file.sha256);
  const integrity = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
  if (integrity !== file.integrity || bytes.length !== file.bytes) {
    throw new RegistryRefusal(
      'invalid',
      `The file ${file.path} differs from release.json in size or integrity.`,
    );
  }
  if (!isCompressible(file.path, file.content_type)) return undefined;
  if (known && (await blobs.has(known))) return known;
  const compressed = await compress(file.path, bytes);
  return compressed && (await blobs.put(compressed)).sha256;
}
