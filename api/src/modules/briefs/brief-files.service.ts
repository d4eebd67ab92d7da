import type { BlobStore } from '@aangan/server';
import type { Kysely } from 'kysely';
import type { ReceivedForm } from '../../media/receive-form.ts';
import { removeUnusedMedia } from '../../media/remove-unused-media.ts';
import type { NoteCreated } from '../../plugins/idempotency/idempotency.ts';
import { briefsFull, notFound, requestAbandoned } from '../../problems.ts';
import type { Tables } from '../../tables.ts';
import type { AttachmentPasses } from '../conversations/attachment-pass.ts';
import {
  type AttachmentFile,
  openAttachment,
  storeAttachment,
} from '../conversations/attachments.service.ts';
import * as files from './brief-files.repository.ts';
import { findBrief, lockBrief } from './briefs.repository.ts';

export { mediaOfBriefs } from './brief-files.repository.ts';

interface Options {
  db: Kysely<Tables>;
  blobs: BlobStore;
  passes: AttachmentPasses;
}

/** Photos and floor plans of briefs. Answers are JSON text. */
export function createBriefFiles({ db, blobs, passes }: Options) {
  return {
    /** Before an upload is received. @throws Refusal 404 for a brief of others or none */
    async requireOwn(accountId: number, id: number): Promise<void> {
      if (!(await findBrief(db, accountId, id))) throw notFound();
    },

    /**
     * Stores a file that a brief can name.
     * @throws Refusal 400 for fields and files that cannot be taken, 404, 409 for one file too many
     */
    async add(
      accountId: number,
      briefId: number,
      form: ReceivedForm,
      { abandoned, noteCreated }: { abandoned: AbortSignal; noteCreated: NoteCreated },
    ): Promise<string> {
      const { name, ...opened } = await openAttachment(accountId, form, abandoned);
      return db.transaction().execute(async (transaction) => {
        if (abandoned.aborted) throw requestAbandoned();
        if (!(await lockBrief(transaction, accountId, briefId))) throw notFound();
        await noteCreated(transaction);
        const stored = await storeAttachment({ db: transaction, blobs }, opened);
        const file = { brief_id: briefId, name, ...stored };
        const added = await files.insertFile(transaction, file, passes.passOf(accountId));
        if (added === undefined) throw briefsFull();
        return added;
      });
    },

    /** A file for who has the pass. @throws Refusal 404 where that is neither the client's nor a firm's that has it */
    async find(briefId: number, id: string, pass = ''): Promise<AttachmentFile> {
      const accountId = passes.accountOf(pass);
      if (accountId === undefined) throw notFound();
      const found = await files.findFile(db, accountId, { briefId, id });
      if (!found) throw notFound();
      return found;
    },
  };
}

/** Deletes what was uploaded for briefs and is named by none of them a day later. */
export async function forgetUnnamedFiles({ db, blobs }: Omit<Options, 'passes'>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await removeUnusedMedia({ db: transaction, blobs }, await files.deleteUnnamed(transaction));
  });
}
