import { evidenceKinds } from '@aangan/domain';
import type { BlobStore } from '@aangan/server';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import { demoCertificate } from './demo-certificate.ts';
import type { DemoEvidence } from './demo-content.ts';
import { findParties, ownerOf } from './demo-parties.ts';

type Db = Kysely<Tables>;

const today = sql<string>`(now() at time zone 'Asia/Kolkata')::date`;
const daysFromToday = (days: number) => sql<string>`${today} + ${days}::integer`;

/** What demo firms gave evidence of, in every state. Days are counted from today. */
export async function insertDemoEvidence(
  db: Db,
  given: DemoEvidence,
  documents: BlobStore,
): Promise<void> {
  const parties = await findParties(db);
  for (const [place, one] of given.entries()) {
    const owner = ownerOf(parties.get(one.firm));
    if (!owner) continue;
    const { kind, number, holder, checked, refused, renamedFrom } = one;
    const isChecked = checked !== undefined && renamedFrom === undefined;
    await db
      .insertInto('evidence')
      .values({
        ...owner,
        kind,
        number,
        holder_name: holder ?? null,
        status: refused ? 'refused' : isChecked ? 'checked' : 'waiting',
        given_at: sql<string>`now() - ${given.length - place}::integer * interval '3 hours'`,
        renamed_from: renamedFrom ?? null,
        ...(await documentOf(one, documents)),
        ...(checked && {
          checked_on: daysFromToday(-checked.daysAgo),
          checked_where: checked.where,
          checked_until: daysFromToday(checked.daysLeft),
        }),
        ...(refused && { refused_why: refused }),
        decided_at: checked || refused ? sql<string>`now() - interval '1 day'` : null,
      })
      .execute();
  }
}

async function documentOf(
  { kind, number, holder, document }: DemoEvidence[number],
  documents: BlobStore,
) {
  if (!document) return {};
  const label = evidenceKinds.find(({ id }) => id === kind)?.label ?? kind;
  const lines = [label, number, holder ?? '', 'Made for the demo: no such certificate exists.'];
  const { sha256, size } = await documents.put(demoCertificate(lines, document === 'locked'));
  return {
    document_name: `${number.replaceAll('/', '-')}.pdf`,
    document_sha256: sha256,
    document_type: 'application/pdf',
    document_bytes: size,
    document_is_locked: document === 'locked',
  };
}
