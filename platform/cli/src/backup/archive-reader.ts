import { createHash, timingSafeEqual } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { PlainError } from '@aangan/server';
import Type, { type Static } from 'typebox';
import { Value } from 'typebox/value';
import { listName, sealName, sealOf } from './archive-writer.ts';
import { readTar, type TarEntry } from './tar.ts';

/** What an archive says of itself. */
export const ArchiveList = Type.Object({
  format: Type.Literal(2),
  made_at: Type.String(),
  /** Schema → the names and checksums of its migrations, in order. */
  migrations: Type.Record(
    Type.String(),
    Type.Array(Type.Object({ name: Type.String(), checksum: Type.String() })),
  ),
  /** The last migration of the job queue's own tables. */
  jobs: Type.Integer(),
  /** Tables in the order in which they can be filled, with their columns. */
  tables: Type.Array(
    Type.Object({
      name: Type.String(),
      columns: Type.Array(Type.String()),
      rows: Type.Integer(),
    }),
  ),
  /** Sequence → its last value. */
  sequences: Type.Record(Type.String(), Type.Union([Type.Integer(), Type.Null()])),
  /** File → its sha256 in hex. */
  hashes: Type.Record(Type.String(), Type.String()),
});
export type ArchiveList = Static<typeof ArchiveList>;

/** The files of an archive, in order, without the two that describe it. */
export async function* entriesOf(file: string): AsyncGenerator<TarEntry> {
  for await (const entry of readTar(createReadStream(file))) {
    if (entry.name !== listName && entry.name !== sealName) yield entry;
  }
}

/**
 * Reads a whole archive and checks every byte of it against the hashes in it, and these against its signature.
 * @param key of the site that made it; undefined for an archive that the caller trusts without
 * @throws {PlainError} where it cannot be read, is cut off, damaged, signed with another key, or of another format
 */
export async function verifyArchive(file: string, key: string | undefined): Promise<ArchiveList> {
  const hashes = new Map<string, string>();
  let list = Buffer.alloc(0);
  let seal = '';
  try {
    for await (const { name, content } of readTar(createReadStream(file))) {
      const hash = createHash('sha256');
      const kept: Buffer[] = [];
      for await (const piece of content) {
        hash.update(piece);
        if (name === listName || name === sealName) kept.push(piece);
      }
      if (name === listName) list = Buffer.concat(kept);
      else if (name === sealName) seal = String(Buffer.concat(kept));
      else hashes.set(name, hash.digest('hex'));
    }
  } catch (error) {
    throw refused(file, (error as Error).message);
  }
  if (list.length === 0 || seal === '') {
    throw refused(file, 'Its list of files or its signature is missing.');
  }
  if (key !== undefined && !isSame(seal, sealOf(list, key))) {
    throw refused(
      file,
      'It is damaged, or another site’s: it is not signed with the key of this one (BACKUP_KEY, or DATA_DIR/secrets/backup of the site that made it). Where you know who made it and who could change it since, add --unsigned.',
    );
  }
  const read = parsed(list);
  if (!Value.Check(ArchiveList, read)) throw refused(file, 'It is of another version.');
  const names = new Set([...hashes.keys(), ...Object.keys(read.hashes)]);
  const damaged = [...names].filter((name) => hashes.get(name) !== read.hashes[name]);
  if (damaged.length > 0) {
    throw refused(file, `${damaged.length} files in it are missing or damaged: ${damaged[0]}`);
  }
  return read;
}

function isSame(given: string, expected: string): boolean {
  return (
    given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected))
  );
}

function parsed(list: Buffer): unknown {
  try {
    return JSON.parse(String(list));
  } catch {
    return undefined;
  }
}

function refused(file: string, why: string): PlainError {
  return new PlainError(`${file} cannot be restored, and nothing was changed. ${why}`);
}
