import { createHash, type Hash, timingSafeEqual } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { PlainError } from '@aangan/server';
import { readTar, type TarEntry } from '@aangan/server/tar';
import Type, { type Static } from 'typebox';
import { Value } from 'typebox/value';
import { archiveLimits, listName, sealName, sealOf } from './archive-writer.ts';

/** An archive's description of itself. */
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

/**
 * The files of a verified archive, in order, without the two that describe it. The archive is read a second time: do
 * not commit what is made of its files before this has ended.
 * @throws {PlainError} if the files are not the verified ones
 */
export async function* entriesOf(
  file: string,
  { hashes }: Pick<ArchiveList, 'hashes'>,
): AsyncGenerator<TarEntry> {
  const left = new Map(Object.entries(hashes));
  for await (const entry of readTar(createReadStream(file))) {
    if (entry.name === listName || entry.name === sealName) continue;
    const hash = createHash('sha256');
    const content = hashed(entry.content, hash);
    yield { ...entry, content };
    // Unread content must be hashed too.
    for await (const _piece of content);
    if (hash.digest('hex') !== left.get(entry.name)) throw changed(file);
    left.delete(entry.name);
  }
  if (left.size > 0) throw changed(file);
}

/** Hashes content as it is read. Reading can be continued after a consumer has stopped. */
function hashed(content: AsyncIterable<Buffer>, hash: Hash): AsyncIterable<Buffer> {
  const pieces = content[Symbol.asyncIterator]();
  const next = async () => {
    const piece = await pieces.next();
    if (!piece.done) hash.update(piece.value);
    return piece;
  };
  return { [Symbol.asyncIterator]: () => ({ next }) };
}

const changed = (file: string) =>
  new PlainError(`${file} was changed while it was read, and nothing was restored.`);

/**
 * Reads a whole archive, checks every byte against the hashes in it, and these against its signature.
 * @param key of the site that made it; undefined for an archive that the caller trusts without a signature
 * @param limits on what is read into memory before the signature is known
 * @throws {PlainError} if it cannot be read, is truncated or damaged, names a file twice, is signed with another key,
 *   has another format, or exceeds a limit
 */
export async function verifyArchive(
  file: string,
  key: string | undefined,
  { filesMax, listMax, sealMax } = archiveLimits,
): Promise<ArchiveList> {
  const kept = new Map([
    [listName, listMax],
    [sealName, sealMax],
  ]);
  const hashes = new Map<string, string>();
  const names = new Set<string>();
  let list = Buffer.alloc(0);
  let seal = '';
  try {
    for await (const { name, size, content } of readTar(createReadStream(file))) {
      if (names.has(name)) throw new Error(`It has two files of the name ${JSON.stringify(name)}.`);
      names.add(name);
      if (names.size > filesMax) throw new Error(`It has more than ${filesMax} files.`);
      const max = kept.get(name);
      if (max !== undefined && size > max) {
        throw new Error(`${name} in it has ${size} bytes, and may have ${max}.`);
      }
      const hash = createHash('sha256');
      const pieces: Buffer[] = [];
      for await (const piece of content) {
        hash.update(piece);
        if (max !== undefined) pieces.push(piece);
      }
      if (name === listName) list = Buffer.concat(pieces);
      else if (name === sealName) seal = String(Buffer.concat(pieces));
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
  const named = new Set([...hashes.keys(), ...Object.keys(read.hashes)]);
  const damaged = [...named].filter((name) => hashes.get(name) !== read.hashes[name]);
  if (damaged.length > 0) {
    throw refused(file, `${damaged.length} files in it are missing or damaged: ${damaged[0]}`);
  }
  return read;
}

function isSame(given: string, expected: string): boolean {
  const [own, other] = [Buffer.from(expected), Buffer.from(given)];
  return own.length === other.length && timingSafeEqual(own, other);
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
