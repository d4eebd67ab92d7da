import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../tables.ts';
import type { AskedHash, PictureHash } from './picture-hash.ts';

type Db = Kysely<Tables>;

/** A picture that looks like the one that was asked for. */
export interface AlikePicture {
  sha256: string;
  /** Bits of 128 that differ. */
  distance: number;
}

const alike = ({ keys, bits }: AskedHash) =>
  sql`select * from alike_pictures(${[...keys]}::integer[], ${`x${bits}`}::bit(128))`;

/** The pictures that look like one, or of which it is a part, the nearest first. */
export async function findAlike(db: Db, asked: readonly AskedHash[]): Promise<AlikePicture[]> {
  if (asked.length === 0) return [];
  const { rows } = await sql<AlikePicture>`
    select sha256, min(distance) as distance
    from (${sql.join(asked.map(alike), sql` union all `)}) as found
    group by sha256 order by distance, sha256`.execute(db);
  return rows;
}

/** Keeps the hash of a picture; undefined for one that has nothing to be known by. */
export async function keepHash(
  db: Db,
  sha256: string,
  hash: PictureHash | undefined,
): Promise<void> {
  await sql`insert into picture_hash (sha256, keys, rest)
    values (${sha256}, ${[...(hash?.keys ?? [])]}::integer[], ${`x${hash?.rest ?? ''}`}::bit varying)
    on conflict do nothing`.execute(db);
}

/** Pictures that firms show and that have no hash. */
export async function listUnhashed(db: Db, limit: number): Promise<string[]> {
  const { rows } = await sql<{ sha256: string }>`
    select sha256 from media m
    where extension not in ('svg', 'mp4', 'mov')
      and not exists (select from picture_hash h where h.sha256 = m.sha256)
      and (exists (select from portfolio_item where m.sha256 in (media_sha256, thumbnail_sha256))
        or exists (select from instagram_post where m.sha256 in (media_sha256, thumbnail_sha256)))
    order by created_at, sha256 limit ${limit}`.execute(db);
  return rows.map(({ sha256 }) => sha256);
}
