import type { EvidenceKind, EvidenceState } from '@aangan/domain';
import { type Insertable, type Kysely, sql } from 'kysely';
import type { Tables } from '../../tables.ts';
import type { Owner } from '../portfolio/owner.columns.ts';
import { evidenceJson } from './evidence.columns.ts';

type Db = Kysely<Tables>;

const ofOwner = ({ designer_id, vendor_id }: Owner) =>
  designer_id === null
    ? sql<boolean>`evidence.vendor_id = ${vendor_id}`
    : sql<boolean>`evidence.designer_id = ${designer_id}`;

/** The city of an account's firm, and its evidence as a JSON array, the newest first; null without a firm. */
export async function listOwnEvidence(
  db: Db,
  accountId: number,
): Promise<{ city: string | null; evidence: string } | undefined> {
  const { rows } = await sql<{ city: string | null; evidence: string }>`
    with firm as (
      select city, id as designer_id, null::bigint as vendor_id from designer_profile where account_id = ${accountId}
      union all select city, null, id from vendor_profile where account_id = ${accountId})
    select city, (select coalesce(jsonb_agg(${evidenceJson} order by e.given_at desc, e.id desc), '[]')::text
      from evidence e where e.designer_id = firm.designer_id or e.vendor_id = firm.vendor_id) as evidence
    from firm`.execute(db);
  return rows[0];
}

export async function evidenceText(db: Db, id: number): Promise<string> {
  const { rows } = await sql<{ json: string }>`
    select (${evidenceJson})::text as json from evidence e where e.id = ${id}`.execute(db);
  return rows[0]?.json ?? 'null';
}

export async function countEvidence(db: Db, owner: Owner): Promise<number> {
  const { n } = await db
    .selectFrom('evidence')
    .select(sql<number>`count(*)::integer`.as('n'))
    .where(ofOwner(owner))
    .executeTakeFirstOrThrow();
  return n;
}

export async function insertEvidence(
  db: Db,
  evidence: Insertable<Tables['evidence']>,
): Promise<number> {
  const { id } = await db
    .insertInto('evidence')
    .values(evidence)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Which rows of an owner are deleted. */
interface Which {
  id?: number;
  number?: { kind: EvidenceKind; number: string };
  /** Rows in this state, or with this id, stay. */
  but?: EvidenceState;
  butId?: number;
}

/** @returns the documents of the deleted rows; undefined where there was none */
export async function deleteEvidence(
  db: Db,
  owner: Owner,
  { id, number, but, butId }: Which,
): Promise<string[] | undefined> {
  let deletion = db.deleteFrom('evidence').where(ofOwner(owner));
  if (id !== undefined) deletion = deletion.where('id', '=', id);
  if (number) {
    deletion = deletion.where('kind', '=', number.kind).where('number', '=', number.number);
  }
  if (but) deletion = deletion.where('status', '<>', but);
  if (butId !== undefined) deletion = deletion.where('id', '<>', butId);
  const gone = await deletion.returning('document_sha256').execute();
  return gone.length === 0 ? undefined : gone.flatMap((row) => row.document_sha256 ?? []);
}

/** The documents of an account's firm. */
export async function documentsOf(db: Db, accountId: number): Promise<string[]> {
  const { rows } = await sql<{ sha256: string }>`
    select e.document_sha256 as sha256 from evidence e
    left join designer_profile d on d.id = e.designer_id left join vendor_profile v on v.id = e.vendor_id
    where coalesce(d.account_id, v.account_id) = ${accountId} and e.document_sha256 is not null`.execute(
    db,
  );
  return rows.map(({ sha256 }) => sha256);
}
