import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { unpacksTo } from '@aangan/server/requests';
import { compress } from './compress.ts';

/** Compresses a file of a release (compress.ts). */
export type Compress = typeof compress;

/**
 * Compresses as `compress` does, and caches each copy in a folder, by the hash of the file's path and bytes. Sites on
 * one machine that publish the same releases share it: compression is a third of a first start. A copy that does not
 * unpack to its file is made again. Only registries may write to the folder.
 * @param directory made when it is missing
 */
export function keepCompressedCopies(directory: string): Compress {
  return async (name, bytes, encoding) => {
    const key = createHash('sha256').update(`${name}\0`).update(bytes).digest('hex');
    const file = path.join(directory, `${key}.${encoding}`);
    const kept = await readFile(file).catch(whenMissing);
    if (kept?.length === 0) return undefined;
    if (kept && (await unpacksTo(kept, encoding, plainOf(bytes)))) return kept;
    const compressed = await compress(name, bytes, encoding);
    await mkdir(directory, { recursive: true });
    const draft = path.join(directory, `${randomUUID()}.part`);
    // Empty for a file that compression would not make smaller.
    await writeFile(draft, compressed ?? '');
    await rename(draft, file);
    return compressed;
  };
}

const plainOf = (bytes: Buffer) => ({
  bytes: bytes.length,
  sha256: createHash('sha256').update(bytes).digest('hex'),
});

function whenMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
