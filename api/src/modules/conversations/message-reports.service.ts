import type { Kysely } from 'kysely';
import { forbidden, invalid, message, notFound } from '../../problems.ts';
import type { Tables } from '../../tables.ts';
import type { MessageReportBody } from './conversations.schemas.ts';
import { requireMembership } from './conversations.service.ts';
import { findSide, insertReport, type MessageKey } from './moderation.repository.ts';

/**
 * Reports a message to the operators.
 * @throws Refusal 404 for a message that the reporter cannot read, 403 for an own one, 400 for a second report
 */
export async function reportMessage(
  db: Kysely<Tables>,
  reporterId: number,
  which: MessageKey,
  { reason, text = '' }: MessageReportBody,
): Promise<void> {
  const me = await requireMembership(db, reporterId, which.conversationId);
  const side = await findSide(db, which);
  if (side === undefined) throw notFound();
  if (side === me.side) throw forbidden();
  const report = { reporter_id: reporterId, reason, report_text: text };
  if (!(await insertReport(db, which, report))) {
    throw invalid({ non_field_errors: [message('message_already_reported')] });
  }
}
