import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** One stored entry: its parts as bytes, and short texts about them. */
interface Entry {
  parts: Buffer[];
  about: Record<string, string>;
}

/** Bytes under keys, in a folder that never takes more than its limit. */
export interface DiskCache {
  /** The entry as it was written; undefined if it does not exist or its bytes have changed since. */
  read(key: string): Promise<Entry | undefined>;
  /** Stores an entry. A failure is reported, not thrown: with a full or read-only disk nothing is stored. */
  write(key: string, parts: readonly Uint8Array[], about: Record<string, string>): Promise<void>;
}

interface Options {
  directory: string;
  maxBytes: number;
  onError: (error: unknown) => void;
}

interface Header {
  key: string;
  about: Record<string, string>;
  /** The length of each part, in bytes. */
  sizes: number[];
  /** Hex sha256 of all parts, one after another. */
  sha256: string;
}

/** At the limit, the least recently used entries are removed until this share of it is in use. */
const fullShare = 0.8;

export function createDiskCache({ directory, maxBytes, onError }: Options): DiskCache {
  const fileOf = (key: string) =>
    path.join(directory, createHash('sha256').update(key).digest('hex'));
  let taken: Promise<number> | undefined;

  const makeRoom = async (needed: number) => {
    taken ??= sizeOf(directory);
    const before = await taken;
    const after = before + needed > maxBytes ? await removeOldest(directory, maxBytes) : before;
    taken = Promise.resolve(after + needed);
  };

  return {
    read: async (key) => {
      const file = fileOf(key);
      const content = await readFile(file).catch(() => undefined);
      const entry = content && decode(content, key);
      if (!entry) return undefined;
      const now = new Date();
      await utimes(file, now, now).catch(() => undefined);
      return entry;
    },

    write: async (key, parts, about) => {
      const content = encode(key, parts, about);
      if (content.length > maxBytes * fullShare) return;
      const draft = path.join(directory, `${randomUUID()}.new`);
      try {
        await mkdir(directory, { recursive: true });
        await makeRoom(content.length);
        await writeFile(draft, content);
        await rename(draft, fileOf(key));
      } catch (error) {
        await rm(draft, { force: true }).catch(() => undefined);
        onError(error);
      }
    },
  };
}

function encode(key: string, parts: readonly Uint8Array[], about: Record<string, string>): Buffer {
  const sizes = parts.map((part) => part.byteLength);
  const header: Header = { key, about, sizes, sha256: hashOf(parts) };
  return Buffer.concat([Buffer.from(`${JSON.stringify(header)}\n`), ...parts]);
}

function decode(content: Buffer, key: string): Entry | undefined {
  const end = content.indexOf('\n');
  try {
    const header = JSON.parse(content.toString('utf8', 0, end)) as Header;
    const parts: Buffer[] = [];
    let at = end + 1;
    for (const size of header.sizes) {
      parts.push(content.subarray(at, at + size));
      at += size;
    }
    const isWhole = header.key === key && hashOf(parts) === header.sha256;
    return isWhole ? { parts, about: header.about } : undefined;
  } catch {
    return undefined;
  }
}

function hashOf(parts: readonly Uint8Array[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
}

interface CacheFile {
  file: string;
  size: number;
  usedAt: number;
}

async function cacheFiles(directory: string): Promise<CacheFile[]> {
  const names = await readdir(directory).catch(() => []);
  const files = await Promise.all(
    names.map(async (name) => {
      const file = path.join(directory, name);
      const info = await stat(file).catch(() => undefined);
      return info ? [{ file, size: info.size, usedAt: info.mtimeMs }] : [];
    }),
  );
  return files.flat();
}

async function sizeOf(directory: string): Promise<number> {
  return (await cacheFiles(directory)).reduce((sum, { size }) => sum + size, 0);
}

/** Drafts left by killed processes count as files like any other: they are removed once they are the oldest. */
async function removeOldest(directory: string, maxBytes: number): Promise<number> {
  const files = (await cacheFiles(directory)).sort((a, b) => a.usedAt - b.usedAt);
  let size = files.reduce((sum, file) => sum + file.size, 0);
  for (const file of files) {
    if (size <= maxBytes * fullShare) break;
    await rm(file.file, { force: true });
    size -= file.size;
  }
  return size;
}
