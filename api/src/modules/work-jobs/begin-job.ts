import { createHash } from 'node:crypto';
import { canonicalJson, type Quote, totalsOf } from '@aangan/domain/quotes';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../tables.ts';

interface AcceptedQuote {
  id: number;
  version: number;
  conversation_id: number;
  content: Quote;
}

/** Makes the job of a quote that is being accepted. @param db the transaction that accepts it */
export async function beginJob(
  db: Kysely<Tables>,
  { id, version, conversation_id, content }: AcceptedQuote,
): Promise<void> {
  const accepted = canonicalJson({ quote: id, version, content });
  const { total } = totalsOf(content);
  const { rows } = await sql<{ id: number }>`
    insert into work_job (quote_id, version, accepted_text, sha256, quoted_amount, designer_id, vendor_id)
    select ${id}, ${version}, ${accepted}, ${createHash('sha256').update(accepted).digest('hex')}, ${total},
      r.designer_id, r.vendor_id
    from conversation c left join connection_request r on r.id = c.request_id where c.id = ${conversation_id}
    returning id`.execute(db);
  const [job] = rows;
  if (!job) throw new Error(`Conversation ${conversation_id} is gone.`);
  const stages = content.stages.map((_stage, place) => ({ job_id: job.id, position: place + 1 }));
  await db.insertInto('work_job_stage').values(stages).execute();
}
