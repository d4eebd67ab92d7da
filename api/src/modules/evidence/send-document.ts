import type { BlobStore } from '@aangan/server';
import type { FastifyReply } from 'fastify';
import { asAttachment } from '../../media/as-attachment.ts';

/** A document to send. */
export interface SentDocument {
  sha256: string;
  name: string;
  /** Its content type. */
  type: string;
  bytes: number;
}

/** Answers with a document that is saved and never shown in a page. */
export function sendDocument(
  reply: FastifyReply,
  documents: BlobStore,
  { sha256, name, type, bytes }: SentDocument,
): FastifyReply {
  return reply
    .headers({
      'content-disposition': asAttachment(name),
      'content-length': bytes,
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    })
    .type(type)
    .send(documents.stream(sha256));
}
