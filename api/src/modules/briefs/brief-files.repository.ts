import { briefLimits } from '@aangan/domain/quotes';
import { type Insertable, type Kysely, sql } from 'kysely';
import type { Tables } from '../../tables.ts';
import { isSignedIn } from '../auth/session.columns.ts';
import type { AttachmentFile } from '../conversations/attachments.service.ts';

type Db = Kysely<Tables>;

const fileJson = (pass: string) => sql`jsonb_build_object(
  'id', t.id, 'kind', t.kind, 'name', t.name, 'bytes', f.bytes,
  'url', '/api/briefs/' || t.brief_id || '/files/' || t.id || '/?pass=' || ${pass}::text,
  'still_url', case when t.thumbnail_sha256 is not null then
    '/api/briefs/' || t.brief_id || '/files/' || t.id || '/?still=true&pass=' || ${pass}::text end,
  'media_width', f.width, 'media_height', f.height, 'dominant_color', f.dominant_color)`;

/** Whether the content names the file `t`. */
const namedIn = (content: string) =>
  sql.raw(`(${content} -> 'photos' ? t.id::text or ${content} -> 'plans' ? t.id::text)`);

/** @returns its JSON; undefined where the brief has as many as it can have */
export async function insertFile(
  db: Db,
  file: Insertable<Tables['brief_file']>,
  pass: string,
): Promise<string | undefined> {
  const counted = await db
    .selectFrom('brief_file')
    .select(({ fn }) => fn.countAll<number>().as('files'))
    .where('brief_id', '=', file.brief_id)
    .executeTakeFirstOrThrow();
  if (Number(counted.files) >= briefLimits.filesMax) return undefined;
  const { id } = await db
    .insertInto('brief_file')
    .values(file)
    .returning('id')
    .executeTakeFirstOrThrow();
  return (await listFiles(db, file.brief_id, [id], pass))[0];
}

/** The files of these ids that a brief has, as JSON texts, in the order in which they were uploaded. */
export async function listFiles(
  db: Db,
  briefId: number,
  ids: readonly string[] | 'all',
  pass: string,
): Promise<string[]> {
  const named = ids === 'all' ? sql`true` : sql`t.id = any(${sql.val([...ids])}::uuid[])`;
  const { rows } = await sql<{ file: string }>`
    select ${fileJson(pass)}::text as file from brief_file t join media f on f.sha256 = t.media_sha256
    where t.brief_id = ${briefId} and ${named} order by t.created_at, t.id`.execute(db);
  return rows.map(({ file }) => file);
}

/** Those of these ids that are no files of a brief. */
export async function missingFiles(
  db: Db,
  briefId: number,
  ids: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select asked.id from unnest(${sql.val([...ids])}::text[]) as asked (id)
    where not exists (select from brief_file t where t.brief_id = ${briefId} and t.id = asked.id::uuid)`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** A file of a brief of the account, which is active and signed in, or that one of its versions shows a firm. */
export async function findFile(
  db: Db,
  accountId: number,
  { briefId, id }: { briefId: number; id: string },
): Promise<AttachmentFile | undefined> {
  const { rows } = await sql<AttachmentFile>`
    select t.kind, t.name, f.sha256, f.extension, t.thumbnail_sha256
    from brief_file t join brief b on b.id = t.brief_id
    join account on account.id = ${accountId} and account.is_active and ${sql.raw(isSignedIn)}
    join media f on f.sha256 = t.media_sha256
    where t.brief_id = ${briefId} and t.id = ${id}::uuid and (b.account_id = account.id or exists (
      select from connection_request r
      join brief_version v on v.brief_id = r.brief_id and v.number >= r.brief_version and ${namedIn('v.content')}
      left join designer_profile d on d.id = r.designer_id
      left join vendor_profile w on w.id = r.vendor_id
      where r.brief_id = t.brief_id and r.status in ('pending', 'approved')
        and coalesce(d.account_id, w.account_id) = account.id))`.execute(db);
  return rows[0];
}

/** The pictures, videos and files of the account's briefs. */
export async function mediaOfBriefs(db: Db, accountId: number): Promise<string[]> {
  const { rows } = await sql<{ sha256: string }>`
    select t.media_sha256 as sha256 from brief_file t join brief b on b.id = t.brief_id where b.account_id = ${accountId}
    union select t.thumbnail_sha256 from brief_file t join brief b on b.id = t.brief_id
      where b.account_id = ${accountId} and t.thumbnail_sha256 is not null`.execute(db);
  return rows.map(({ sha256 }) => sha256);
}

/** Deletes files of a day ago that neither a brief nor a version of it names. @returns the pictures, videos and files */
export async function deleteUnnamed(db: Db): Promise<string[]> {
  const { rows } = await sql<{ sha256: string }>`
    with gone as (delete from brief_file t where t.created_at < now() - interval '1 day'
      and not exists (select from brief b where b.id = t.brief_id and ${namedIn('b.content')})
      and not exists (select from brief_version v where v.brief_id = t.brief_id and ${namedIn('v.content')})
      returning media_sha256, thumbnail_sha256)
    select media_sha256 as sha256 from gone
    union select thumbnail_sha256 from gone where thumbnail_sha256 is not null`.execute(db);
  return rows.map(({ sha256 }) => sha256);
}
