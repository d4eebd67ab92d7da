import { createHash, createHmac, type Hash } from 'node:crypto';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { PlainError } from '@aangan/server';
import { tarEnd, tarHeader, tarPadding } from '@aangan/server/tar';

/** Writes an archive: files, then the list of their hashes. */
export interface ArchiveWriter {
  add(name: string, content: Uint8Array): Promise<void>;
  /** Adds a file whose length is known in advance. @throws if its length or hash differs */
  addStream(
    file: { name: string; size: number; sha256: string },
    content: AsyncIterable<Uint8Array>,
  ): Promise<void>;
  /** Signs and closes the archive, and only then gives it its name. @returns its size in bytes */
  finish(about: object, key: string): Promise<number>;
  /** Deletes what was written. */
  discard(): Promise<void>;
}

/** The second to last file of an archive: its description, and the hash of every earlier file. */
export const listName = 'backup.json';
/** The last file: the signature of that description with the site's key. */
export const sealName = 'backup.json.hmac';

/**
 * Limits on what restoring reads into memory before the signature is verified; larger archives are not written either.
 */
export const archiveLimits = {
  /** The most files, including the two that describe the archive. */
  filesMax: 900_000,
  /** The largest list, in bytes: 145 bytes for each picture. */
  listMax: 128 * 1024 * 1024,
  /** The largest signature, in bytes; more than one needs. */
  sealMax: 1_024,
};

/** Hex HMAC-SHA256 of the list of an archive. */
export const sealOf = (list: Uint8Array, key: string): string =>
  createHmac('sha256', key).update(list).digest('hex');

/** @throws {PlainError} if the file exists already, or cannot be written */
export async function createArchive(file: string): Promise<ArchiveWriter> {
  const draft = `${file}.unfinished`;
  await refuseExisting(file);
  // Fails if the draft exists: in a folder that others may write to, it could be a link to anywhere.
  const handle = await open(draft, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') {
      throw new PlainError(
        `There is a file ${draft} already: another backup writes it, or one was cut off. Remove it once none runs.`,
      );
    }
    throw new PlainError(`${file} cannot be written: ${error.message}`, { cause: error });
  });
  const hashes: Record<string, string> = {};
  let written = 0;
  let files = 0;
  const write = async (bytes: Uint8Array) => {
    await handle.write(bytes);
    written += bytes.byteLength;
  };
  const entry = async (name: string, size: number, content: AsyncIterable<Uint8Array>) => {
    files += 1;
    const { filesMax, listMax } = archiveLimits;
    if (files > filesMax || (name === listName && size > listMax)) {
      throw new PlainError(
        `The backup is not made: it has more than ${filesMax} files, or their names have too many bytes, and could not be restored. Copy the database and the files with their own programs.`,
      );
    }
    const hash = createHash('sha256');
    await write(tarHeader(name, size));
    const read = await copy(content, hash, write);
    if (read !== size) throw new Error(`${name} has ${read} bytes, and not ${size}.`);
    await write(tarPadding(size));
    return hash.digest('hex');
  };
  const add = async (name: string, content: Uint8Array) => {
    hashes[name] = await entry(name, content.byteLength, one(content));
  };
  return {
    add,
    addStream: async ({ name, size, sha256 }, content) => {
      const actual = await entry(name, size, content);
      if (actual !== sha256) throw new Error(`The bytes of ${name} are not what its name says.`);
      hashes[name] = sha256;
    },
    finish: async (about, key) => {
      const list = Buffer.from(JSON.stringify({ ...about, hashes }));
      await add(listName, list);
      await add(sealName, Buffer.from(sealOf(list, key)));
      await write(tarEnd);
      await handle.sync();
      await handle.close();
      await rename(draft, file);
      return written;
    },
    discard: async () => {
      await closeQuietly(handle);
      await rm(draft, { force: true });
    },
  };
}

async function refuseExisting(file: string): Promise<void> {
  const existing = await open(file).catch(() => undefined);
  if (!existing) return;
  await existing.close();
  throw new PlainError(`There is a file ${file} already. Name another one.`);
}

async function copy(
  content: AsyncIterable<Uint8Array>,
  hash: Hash,
  write: (bytes: Uint8Array) => Promise<void>,
): Promise<number> {
  let length = 0;
  for await (const piece of content) {
    hash.update(piece);
    length += piece.byteLength;
    await write(piece);
  }
  return length;
}

async function* one(content: Uint8Array) {
  yield content;
}

const closeQuietly = (handle: FileHandle) => handle.close().catch(() => undefined);
