import { createHash } from 'node:crypto';
import path from 'node:path';
import {
  type Channel,
  type ChannelComposition,
  type ComposedRemote,
  type ComposedShell,
  parseChannelComposition,
  type RegistryReader,
  type ReleasedFile,
  shellName,
} from '@aangan/manifest';
import { unpacksTo } from '@aangan/server/requests';
import { createDiskCache, type DiskCache } from './disk-cache.ts';

/** Stores on disk what an edge reads from its registry, so that pages are served while the registry is down. */
export interface EdgeCache {
  /** Wraps a reader and stores its answers. All files of a new composition are stored, requested or not. */
  around(reader: RegistryReader): RegistryReader;
  /** The last composition that was read for a channel; null if there is none. */
  composition(channel: Channel): Promise<ChannelComposition | null>;
  /** Waits until everything that was read is stored. */
  settled(): Promise<void>;
}

interface CacheOptions {
  directory: string;
  /** The size limit, in bytes; the least recently used entries are removed first. */
  maxBytes: number;
  /** Called when an entry could not be stored. */
  onError: (error: unknown) => void;
}

/** A cache in a folder, which any number of edges may share. Everything read from it is checked against its hash. */
export function createEdgeCache({ directory, maxBytes, onError }: CacheOptions): EdgeCache {
  const files = createDiskCache({ directory: path.join(directory, 'files'), maxBytes, onError });
  const compositions = createDiskCache({
    directory: path.join(directory, 'compositions'),
    maxBytes,
    onError,
  });
  const underWay = new Set<Promise<void>>();
  return {
    composition: (channel) => readComposition(compositions, channel),
    settled: async () => {
      await Promise.all(underWay);
    },
    around: (reader) => {
      const written = new Map<Channel, ChannelComposition>();
      const releaseFile: RegistryReader['releaseFile'] = async (name, release, file) => {
        const key = `${name}/${release}/${file}`;
        const cached = await readFile(files, key);
        if (cached) return cached;
        const read = await reader.releaseFile(name, release, file);
        if (read) await writeFile(files, key, read);
        return read;
      };
      const keep = async (channel: Channel, composition: ChannelComposition) => {
        written.set(channel, composition);
        await compositions.write(channel, [Buffer.from(JSON.stringify(composition))], {});
        for (const [name, release, file] of filesOf(composition)) {
          await releaseFile(name, release, file);
        }
      };
      return {
        releaseFile,
        ...(reader.compressedFile && { compressedFile: reader.compressedFile }),
        composition: async (channel) => {
          const composition = await reader.composition(channel);
          if (composition && written.get(channel) !== composition) {
            // Not awaited: a page needs the composition now, and its files only one by one.
            const keeping = keep(channel, composition)
              .catch(onError)
              .finally(() => underWay.delete(keeping));
            underWay.add(keeping);
          }
          return composition;
        },
      };
    },
  };
}

/** Name, release and path of every file that a page of the channel can need. */
function* filesOf(channel: ChannelComposition): Generator<[string, string, string]> {
  yield* filesOfShell(channel.shell);
  yield* filesOfRemotes(channel.remotes);
  for (const { shell, remotes } of channel.canaries ?? []) {
    if (shell) yield* filesOfShell(shell);
    yield* filesOfRemotes(remotes);
  }
}

function* filesOfShell(shell: ComposedShell): Generator<[string, string, string]> {
  const siteFiles = Object.values(shell.files).flatMap((file) =>
    'release' in file ? [file.release] : [],
  );
  const scripts = Object.keys(shell.integrity);
  for (const file of [shell.template, ...shell.fonts, ...scripts, ...siteFiles]) {
    yield [shellName, shell.release, file];
  }
}

function* filesOfRemotes(remotes: readonly ComposedRemote[]): Generator<[string, string, string]> {
  for (const { name, release, integrity } of remotes) {
    for (const file of Object.keys(integrity)) yield [name, release, file];
  }
}

async function readComposition(
  cache: DiskCache,
  channel: Channel,
): Promise<ChannelComposition | null> {
  const cached = await cache.read(channel);
  if (!cached) return null;
  try {
    return parseChannelComposition(JSON.parse(String(cached.parts[0])));
  } catch {
    // Written by an earlier version of this program.
    return null;
  }
}

async function readFile(cache: DiskCache, key: string): Promise<ReleasedFile | null> {
  const cached = await cache.read(key);
  const [bytes, brotli] = cached?.parts ?? [];
  if (!cached || !bytes) return null;
  const { contentType = '', integrity = '', dictionaries = '' } = cached.about;
  const actual = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
  if (actual !== integrity || (brotli && !(await isOf(brotli, bytes)))) return null;
  return {
    bytes,
    contentType,
    integrity,
    ...(brotli && { brotli }),
    ...(dictionaries && { dictionaries: dictionaries.split(' ') }),
  };
}

const isOf = (brotli: Buffer, bytes: Buffer): Promise<boolean> =>
  unpacksTo(brotli, 'br', {
    bytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  });

function writeFile(cache: DiskCache, key: string, file: ReleasedFile): Promise<void> {
  const { bytes, brotli, contentType, integrity, dictionaries = [] } = file;
  const about = { contentType, integrity, dictionaries: dictionaries.join(' ') };
  return cache.write(key, brotli ? [bytes, brotli] : [bytes], about);
}
