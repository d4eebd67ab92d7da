import type { BlobStore } from '@aangan/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { asAttachment, withEnding } from '../../media/as-attachment.ts';
import { notFound } from '../../problems.ts';
import type { createMediaService } from '../media/media.service.ts';
import { sendMedia } from '../media/send-media.ts';
import type { AttachmentFile } from './attachments.repository.ts';

type Media = ReturnType<typeof createMediaService>;

/** What of an attachment is asked for. */
interface Wanted extends AttachmentFile {
  /** The still of a video. */
  still: boolean | undefined;
  /** A smaller copy, as of media. */
  wanted: Parameters<Media['findPrivate']>[1];
}

/** Answers with the bytes of an attachment; a PDF is only downloaded. @throws Refusal 404 for a still that is not there */
export async function sendAttachment(
  request: FastifyRequest,
  reply: FastifyReply,
  { blobs, media }: { blobs: BlobStore; media: Media },
  { kind, name, sha256, thumbnail_sha256, still, wanted }: Wanted,
) {
  if (kind === 'pdf') {
    const file = await media.serve(sha256, 'application/pdf');
    reply.header('content-disposition', asAttachment(withEnding(name || 'file', ['.pdf'])));
    return sendMedia(request, reply, blobs, { ...file, isPrivate: true });
  }
  const shown = still ? thumbnail_sha256 : sha256;
  if (shown === null) throw notFound();
  const file = await media.findPrivate(shown, wanted);
  return sendMedia(request, reply, blobs, { ...file, isPrivate: true });
}
