import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';

/** A script of a release, as a line of a stack names it. */
export interface AskedMap {
  name: string;
  release: string;
  path: string;
}

/** A script in a published release. */
export interface FoundMap extends AskedMap {
  /** The size of its source map; null where the release has none. */
  bytes: number | null;
}

export function keyOfMap({ name, release, path }: AskedMap): string {
  return `${name}/${release}/${path}`;
}

/** The scripts of published releases among these, in one query: a stack may name any file. */
export async function findMaps(
  db: Kysely<Tables>,
  asked: readonly AskedMap[],
): Promise<FoundMap[]> {
  if (asked.length === 0) return [];
  const columns = [
    asked.map(({ name }) => name),
    asked.map(({ release }) => release),
    asked.map(({ path }) => path),
  ];
  const { rows } = await sql<FoundMap>`
    select asked.name, asked.release, asked.path, file.bytes::int as bytes
    from unnest(${columns[0]}::text[], ${columns[1]}::text[], ${columns[2]}::text[])
      as asked (name, release, path)
    join release using (name, release)
    left join release_file file
      on file.name = asked.name and file.release = asked.release and file.path = asked.path || '.map'
    where release.published_at is not null`.execute(db);
  return rows;
}
