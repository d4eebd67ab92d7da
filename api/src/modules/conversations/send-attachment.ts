import type { BlobStore } from '@aangan/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
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
    reply.header('content-disposition', downloadAs(name || 'file.pdf'));
    return sendMedia(request, reply, blobs, { ...file, isPrivate: true });
  }
  const shown = still ? thumbnail_sha256 : sha256;
  if (shown === null) throw notFound();
  const file = await media.findPrivate(shown, wanted);
  return sendMedia(request, reply, blobs, { ...file, isPrivate: true });
}

/** A Content-Disposition that has a file stored under a name, for every client (RFC 6266). */
export function downloadAs(name: string): string {
  const plain = name.replace(/[^\w.() -]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (one) => `%${one.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
