import { type BlobStore, fileBytes } from '@aangan/server';
import type { Kysely } from 'kysely';
import { inTurn } from '../../media/in-turn.ts';
import { MediaRefused } from '../../media/media-refused.ts';
import {
  convertVideo,
  measured,
  openMedia,
  type PreparedMedia,
} from '../../media/prepare-media.ts';
import { fileProblem, type ReceivedForm } from '../../media/receive-form.ts';
import { removeUnusedMedia } from '../../media/remove-unused-media.ts';
import { isPdf } from '../../media/sniff-media.ts';
import { storeBytes, storeMedia } from '../../media/store-media.ts';
import type { NoteCreated } from '../../plugins/idempotency/idempotency.ts';
import {
  type FieldMessages,
  invalid,
  message,
  notFound,
  requestAbandoned,
} from '../../problems.ts';
import type { Tables } from '../../tables.ts';
import { readFields } from '../../validation/read-fields.ts';
import type { AttachmentPasses } from './attachment-pass.ts';
import * as attachments from './attachments.repository.ts';
import { AttachmentFields } from './conversations.schemas.ts';
import { requireMembership, requireOpen } from './conversations.service.ts';

interface Options {
  db: Kysely<Tables>;
  blobs: BlobStore;
  passes: AttachmentPasses;
}

export type { AttachmentFile } from './attachments.repository.ts';

/** A file that was opened and can be stored. */
type Opened = { pdf: Awaited<ReturnType<typeof measured>> } | { media: PreparedMedia };

/** Files of messages. Answers are JSON text that the database wrote. */
export function createAttachmentsService({ db, blobs, passes }: Options) {
  return {
    /** Before an upload is received. @throws as a message is refused */
    async requireOpen(accountId: number, id: number): Promise<void> {
      requireOpen(await requireMembership(db, accountId, id));
    },

    /**
     * Stores a file that a message can be sent with.
     * @throws Refusal 400 for fields and files that cannot be taken, else as a message is refused
     */
    async add(
      accountId: number,
      conversationId: number,
      form: ReceivedForm,
      { abandoned, noteCreated }: { abandoned: AbortSignal; noteCreated: NoteCreated },
    ): Promise<string> {
      const { name, ...opened } = await openAttachment(accountId, form, abandoned);
      return db.transaction().execute(async (transaction) => {
        if (abandoned.aborted) throw requestAbandoned();
        const me = await requireMembership(transaction, accountId, conversationId);
        requireOpen(me);
        await noteCreated(transaction);
        const stored = await storeAttachment({ db: transaction, blobs }, opened);
        const place = { conversation_id: conversationId, side: me.side };
        const pass = passes.passOf(accountId);
        return attachments.insertAttachment(transaction, { ...place, name, ...stored }, pass);
      });
    },

    /** An attachment for who has the pass. @throws Refusal 404 where that is not of a member */
    async find(conversationId: number, id: string, pass = ''): Promise<attachments.AttachmentFile> {
      const accountId = passes.accountOf(pass);
      if (accountId === undefined) throw notFound();
      const found = await attachments.findAttachment(db, accountId, { conversationId, id });
      if (!found) throw notFound();
      return found;
    },
  };
}

/** Deletes what was uploaded for messages and not sent for a day. */
export async function forgetUnsent({ db, blobs }: Omit<Options, 'passes'>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const unsent = await attachments.deleteUnsent(transaction);
    await removeUnusedMedia({ db: transaction, blobs }, unsent);
  });
}

/** Stores what {@link openAttachment} has opened, for who has a pass only. */
export async function storeAttachment(
  places: Omit<Parameters<typeof storeMedia>[0], 'isPrivate'>,
  opened: Opened,
) {
  const stores = { ...places, isPrivate: true };
  if ('media' in opened) {
    const { mediaType, sha256, thumbnailSha256 } = await storeMedia(stores, opened.media);
    const kind = mediaType === 'IMAGE' ? ('image' as const) : ('video' as const);
    return { kind, media_sha256: sha256, thumbnail_sha256: thumbnailSha256 };
  }
  const { path: file, ...measures } = opened.pdf;
  const row = { ...measures, extension: 'pdf', width: null, height: null } as const;
  const facts = { altText: '', dominantColor: null };
  const sha256 = await storeBytes(stores, { ...row, ...facts }, fileBytes(file));
  return { kind: 'pdf' as const, media_sha256: sha256, thumbnail_sha256: null };
}

/**
 * Opens the picture, video or PDF of a form. Every mistake of the form at once; the file is only opened when there is none.
 * @throws Refusal 400 for fields and files that cannot be taken
 */
export async function openAttachment(
  accountId: number,
  form: ReceivedForm,
  abandoned: AbortSignal,
) {
  const reading = readFields(AttachmentFields as object, form.fields);
  const errors: Record<string, FieldMessages> = 'errors' in reading ? { ...reading.errors } : {};
  const problem = fileProblem(form.file);
  if (problem) errors.file = [problem];
  if (form.file.kind !== 'file' || 'errors' in reading || problem) throw invalid(errors);
  const { path: upload } = form.file;
  const open = () => openFile(upload, form.directory, abandoned);
  const opened = await inTurn(accountId, open).catch((error: unknown) => {
    if (abandoned.aborted) throw requestAbandoned();
    if (!(error instanceof MediaRefused)) throw error;
    const code = error.code === 'not_media' ? 'not_an_attachment' : error.code;
    throw invalid({ file: [message(code)] });
  });
  return { name: String(reading.value.name ?? ''), ...opened };
}

/** A video is converted here only where that is done in a moment. */
async function openFile(upload: string, directory: string, signal: AbortSignal): Promise<Opened> {
  signal.throwIfAborted();
  if (await isPdf(upload)) return { pdf: await measured(upload) };
  const opened = await openMedia(upload, { directory, signal });
  if ('file' in opened) return { media: opened };
  if (!opened.isPlayable && opened.isLong) throw new MediaRefused('video_too_slow');
  return { media: await convertVideo(upload, opened, { directory, signal }) };
}
