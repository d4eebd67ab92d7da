import { type Brief, compareBriefs, emptyBrief, isBriefFinished } from '@aangan/domain/quotes';
import type { Kysely } from 'kysely';
import { notify } from '../../notifications/notify.ts';
import type { NoteCreated } from '../../plugins/idempotency/idempotency.ts';
import { briefsFull, draftChangedElsewhere, invalid, message, notFound } from '../../problems.ts';
import type { Tables } from '../../tables.ts';
import { unknownId } from '../../validation/unknown-id.ts';
import type { AttachmentPasses } from '../conversations/attachment-pass.ts';
import { listFiles, missingFiles } from './brief-files.repository.ts';
import * as briefs from './briefs.repository.ts';
import type { BriefChange, NewBrief } from './briefs.schemas.ts';

type Db = Kysely<Tables>;

/** What clients want. Answers are JSON text. */
export function createBriefsService({ db, passes }: { db: Db; passes: AttachmentPasses }) {
  async function own(using: Db, accountId: number, id: number): Promise<string> {
    const found = await briefs.findBrief(using, accountId, id);
    if (!found) throw notFound();
    const version = await briefs.findVersion(using, id, found.version);
    const firms = await briefs.listFirms(using, id);
    const brief = {
      ...found,
      is_shared: isSame(found.content, version?.content),
      firms: firms.map(({ account_id: _account, ...firm }) => firm),
    };
    const files = await listFiles(using, id, 'all', passes.passOf(accountId));
    return withFiles(brief, files);
  }

  return {
    list: async (accountId: number): Promise<string> =>
      `{"results":${await briefs.listBriefs(db, accountId)}}`,

    /** @throws Refusal 404 for a brief of others or none */
    read: (accountId: number, id: number): Promise<string> => own(db, accountId, id),

    /** @throws Refusal 400 for files, which a new brief cannot have, 409 for one brief too many */
    async add(accountId: number, given: NewBrief, noteCreated: NoteCreated): Promise<string> {
      const files = filesOf({ ...emptyBrief, ...given });
      if (files.length > 0) throw invalid({ photos: files.map(unknownId) });
      return db.transaction().execute(async (transaction) => {
        await noteCreated(transaction);
        const content = { ...emptyBrief, ...given };
        const id = await briefs.insertBrief(transaction, accountId, content);
        if (id === undefined) throw briefsFull();
        return own(transaction, accountId, id);
      });
    },

    /** @throws Refusal 404, 400 for files that it does not have, 409 where it was changed elsewhere */
    async change(
      accountId: number,
      id: number,
      { revision, ...given }: BriefChange,
    ): Promise<string> {
      return db.transaction().execute(async (transaction) => {
        const found = await briefs.lockBrief(transaction, accountId, id);
        if (!found) throw notFound();
        if (found.revision !== revision) throw draftChangedElsewhere();
        await requireFiles(transaction, id, given);
        await briefs.saveBrief(transaction, id, { ...found.content, ...given });
        return own(transaction, accountId, id);
      });
    },

    /** Deletes a brief; firms that have it still read it. @throws Refusal 404 */
    async remove(accountId: number, id: number): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        if (!(await briefs.lockBrief(transaction, accountId, id))) throw notFound();
        await briefs.removeBrief(transaction, id);
      });
    },

    /**
     * Shows what is written to the firms that have it. What they have already is not shown again.
     * @throws Refusal 404, 400 for an unfinished one, 409 where it was changed elsewhere
     */
    async share(accountId: number, id: number, revision: number): Promise<string> {
      return db.transaction().execute(async (transaction) => {
        const found = await briefs.lockBrief(transaction, accountId, id);
        if (!found) throw notFound();
        if (found.revision !== revision) throw draftChangedElsewhere();
        if (!isBriefFinished(found.content)) {
          throw invalid({ non_field_errors: [message('brief_unfinished')] });
        }
        if (await isKept(transaction, found)) return own(transaction, accountId, id);
        await briefs.insertVersion(transaction, id);
        for (const firm of await briefs.listFirms(transaction, id)) {
          if (firm.conversation_id === null) continue;
          const news = { event: 'brief-changed', subject: firm.conversation_id } as const;
          const data = { title: found.content.title };
          await notify(transaction, {
            accountId: firm.account_id,
            actorId: accountId,
            ...news,
            data,
          });
        }
        return own(transaction, accountId, id);
      });
    },

    /**
     * The brief of a request: what its firm had when it was sent, and what the client has shown since.
     * @throws Refusal 404 for a request of others, or without one
     */
    async received(accountId: number, requestId: number): Promise<string> {
      const found = await briefs.findReceived(db, accountId, requestId);
      const sent = found && (await briefs.findVersion(db, found.id, found.sent));
      const latest = found && (await briefs.findVersion(db, found.id, found.latest));
      if (!sent || !latest) throw notFound();
      const isLatest = isSame(sent.content, latest.content);
      const changes = isLatest ? null : compareBriefs(sent.content, latest.content);
      const named = [...filesOf(sent.content), ...filesOf(latest.content)];
      const files = await listFiles(db, found.id, named, passes.passOf(accountId));
      return withFiles({ request_id: requestId, sent, latest, changes }, files);
    },
  };
}

/** The rooms of the brief of a request, as its client shows it. */
export const roomsOfRequest = (db: Db, requestId: number): Promise<Brief['rooms']> =>
  briefs.findRooms(db, requestId);

/**
 * Keeps a brief as it is now, for the firm of a request that is being sent with it.
 * @param db the transaction that sends it
 * @returns the number of the version
 * @throws Refusal 400 for a brief of others or none, or an unfinished one
 */
export async function keepBrief(db: Db, accountId: number, id: number): Promise<number> {
  const found = await briefs.lockBrief(db, accountId, id);
  if (!found) throw invalid({ brief: [unknownId(id)] });
  if (!isBriefFinished(found.content)) throw invalid({ brief: [message('brief_unfinished')] });
  return (await isKept(db, found)) ? found.version : briefs.insertVersion(db, id);
}

interface FoundBrief {
  id: number;
  version: number;
  content: Brief;
}

/** Whether the newest version says the same. */
async function isKept(db: Db, { id, version, content }: FoundBrief): Promise<boolean> {
  return isSame(content, (await briefs.findVersion(db, id, version))?.content);
}

/** Both were written by the database, which has one order of names. */
const isSame = (one: Brief, other: Brief | undefined) =>
  JSON.stringify(one) === JSON.stringify(other);

const filesOf = ({ photos, plans }: Pick<Brief, 'photos' | 'plans'>) => [...photos, ...plans];

/** @throws Refusal 400 for files that the brief does not have */
async function requireFiles(db: Db, id: number, given: NewBrief): Promise<void> {
  for (const field of ['photos', 'plans'] as const) {
    const missing = await missingFiles(db, id, given[field] ?? []);
    if (missing.length > 0) throw invalid({ [field]: missing.map(unknownId) });
  }
}

const withFiles = (brief: object, files: readonly string[]): string =>
  `${JSON.stringify(brief).slice(0, -1)},"files":[${files.join(',')}]}`;
