import { createHash } from 'node:crypto';
import {
  type Channel,
  contentTypeOf,
  isSourceMap,
  purposeOf,
  type ReleaseManifest,
} from '@aangan/manifest';
import type { BlobStore } from '@aangan/server';
import { compressDelta } from '@aangan/server/requests';
import type { Kysely } from 'kysely';
import pMap from 'p-map';
import { RegistryRefusal } from '../registry-refusal.ts';
import type { Tables } from '../tables.ts';
import { encodingsOf } from './compress.ts';
import type { Compress } from './compressed-copies.ts';
import { findDictionaries } from './dictionary-repository.ts';
import { knownVariants, type Variants } from './release-file-repository.ts';
import type { StoredCopies } from './stored-copies.ts';

/** How many files are compressed at once: zlib has four threads, and the site must keep answering. */
const compressedAtOnce = 2;

interface Options {
  db: Kysely<Tables>;
  blobs: BlobStore;
  compress: Compress;
  copies: StoredCopies;
  /** The channel that visitors see: what its releases have is what most browsers have. */
  visitorsChannel: Channel;
}

type Stores = Omit<Options, 'db' | 'visitorsChannel'>;
type ReleaseFile = ReleaseManifest['files'][string];

/**
 * Compresses the files that a release.json names and stores the results, with the deltas from what browsers may have of
 * the name. Files that an earlier release had compressed are not compressed again.
 * @returns path → its variants
 * @throws {RegistryRefusal} when stored bytes differ from release.json
 */
export async function compressFiles(
  { name, files }: Pick<ReleaseManifest, 'name' | 'files'>,
  { db, visitorsChannel, ...stores }: Options,
): Promise<Map<string, Variants>> {
  const known = await knownVariants(
    db,
    Object.values(files).map((file) => file.sha256),
  );
  const dictionaries = await findDictionaries(db, { name, visitorsChannel });
  const variants = new Map<string, Variants>();
  await pMap(
    Object.entries(files),
    async ([path, file]) => {
      const before = known.get(file.sha256) ?? {};
      const copies = await checkAndCompress({ ...file, path }, before, stores);
      const earlier = dictionaries.get(purposeOf(path) ?? '');
      const deltas = earlier && copies.br && (await makeDeltas(file, copies.br, earlier, stores));
      variants.set(path, { ...copies, ...(deltas && { deltas }) });
    },
    { concurrency: compressedAtOnce },
  );
  return variants;
}

/** Checks that the stored bytes have the integrity that browsers will check. Returns their compressed variants. */
async function checkAndCompress(
  file: ReleaseFile & { path: string },
  known: Variants,
  { blobs, compress, copies }: Stores,
): Promise<Variants> {
  const bytes = await blobs.read(file.sha256);
  const integrity = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
  if (integrity !== file.integrity || bytes.length !== file.bytes) {
    throw new RegistryRefusal(
      'invalid',
      `The file ${file.path} differs from release.json in size or integrity.`,
    );
  }
  if (!isCompressible(file.path, contentTypeOf(file.path))) return {};
  const variants: Variants = {};
  for (const encoding of encodingsOf(file.path)) {
    const present = known[encoding];
    const isKept =
      present !== undefined &&
      (await blobs.has(present)) &&
      (await copies.read(file, encoding, present)) !== undefined;
    const compressed = isKept ? undefined : await compress(file.path, bytes, encoding);
    const copy = compressed ? await copies.keep(file, encoding, compressed) : isKept && present;
    if (copy) variants[encoding] = copy;
  }
  return variants;
}

/**
 * Stores the deltas to a file that are smaller than its copy in brotli.
 * @param brotli hash of that copy
 * @returns dictionary → delta
 */
async function makeDeltas(
  file: ReleaseFile,
  brotli: string,
  dictionaries: ReadonlySet<string>,
  { blobs, copies }: Stores,
): Promise<Record<string, string>> {
  const bytes = await blobs.read(file.sha256);
  const maxBytes = (await blobs.read(brotli)).length - 1;
  const deltas: Record<string, string> = {};
  for (const dictionary of dictionaries) {
    if (!(await blobs.has(dictionary))) continue;
    const made = await compressDelta(bytes, await blobs.read(dictionary));
    const isSmaller = made !== undefined && made.length <= maxBytes;
    const delta = isSmaller && (await copies.keep(file, { dictionary }, made));
    if (delta) deltas[dictionary] = delta;
  }
  return deltas;
}

/** Fonts and pictures are compressed already, and source maps are large and rarely read. */
function isCompressible(file: string, contentType: string): boolean {
  if (isSourceMap(file)) return false;
  return /^(text\/|application\/(json|manifest\+json)|image\/svg)/.test(contentType);
}
