import { crc32 } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding, type Encoding, encode, worthwhileBytes } from '../compression.ts';

/** The JSON of an answer as it is sent, the same to every guest. */
export interface StoredAnswer {
  readonly body: Buffer;
  readonly etag: string;
  /** Compressed copies, made when they are first asked for. */
  readonly copies: Map<Encoding, Promise<Buffer>>;
}

const json = 'application/json; charset=utf-8';

export function storedAnswer(text: string): StoredAnswer {
  const body = Buffer.from(text);
  // Weak: a compressed copy is other bytes with the same meaning.
  const etag = `W/"${body.length.toString(36)}-${crc32(body).toString(36)}"`;
  return { body, etag, copies: new Map() };
}

/** The memory of an answer, with the copies that it may get. */
export const bytesOfAnswer = ({ body }: StoredAnswer) => Math.ceil(body.length * 1.5);

/** Sends an answer that a reader may keep if it asks each time whether it is still the same. */
export async function sendStored(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: StoredAnswer,
): Promise<FastifyReply> {
  reply.headers({ etag: answer.etag, 'cache-control': 'no-cache', vary: 'accept-encoding' });
  if (isKnown(request.headers['if-none-match'], answer.etag)) return reply.code(304).send();
  reply.type(json);
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  if (!encoding || request.method === 'HEAD' || answer.body.length < worthwhileBytes) {
    return reply.send(answer.body);
  }
  return reply.header('content-encoding', encoding).send(await copyOf(answer, encoding));
}

function copyOf({ body, copies }: StoredAnswer, encoding: Encoding): Promise<Buffer> {
  const known = copies.get(encoding);
  if (known) return known;
  const copy = encode[encoding](body);
  copies.set(encoding, copy);
  copy.catch(() => copies.delete(encoding));
  return copy;
}

function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((one) => one.trim() === etag || one.trim() === '*');
}
