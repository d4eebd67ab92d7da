import { crc32 } from 'node:zlib';
import { acceptedEncoding, matchesEtag } from '@aangan/server/requests';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Encoding, encode, encodings, worthwhileBytes } from '../compression.ts';

/** The JSON of an answer, the same to every reader. */
export interface StoredAnswer {
  readonly etag: string;
  readonly text: string;
  /** Its bytes, from the second time on that it is sent. */
  bytes?: Buffer;
  isSent: boolean;
  /** Compressed copies, made when they are first asked for. */
  readonly copies: Map<Encoding, Promise<Buffer>>;
}

const json = 'application/json; charset=utf-8';

export function storedAnswer(text: string): StoredAnswer {
  // Weak: a compressed copy is other bytes with the same meaning.
  const etag = `W/"${text.length.toString(36)}-${crc32(text).toString(36)}"`;
  return { etag, text, isSent: false, copies: new Map() };
}

/** The memory of an answer, with the copies that it may get. */
export const bytesOfAnswer = ({ text }: StoredAnswer) => Math.ceil(text.length * 2.5);

/** Sends an answer that a reader may keep if it asks each time whether it is still the same. */
export async function sendStored(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: StoredAnswer,
): Promise<FastifyReply> {
  reply.headers({ etag: answer.etag, 'cache-control': 'no-cache', vary: 'accept-encoding' });
  if (matchesEtag(request.headers['if-none-match'], answer.etag)) return reply.code(304).send();
  reply.type(json);
  const encoding = acceptedEncoding(request.headers['accept-encoding'], encodings);
  if (!encoding || request.method === 'HEAD' || answer.text.length < worthwhileBytes) {
    return reply.send(bodyOf(answer));
  }
  return reply.header('content-encoding', encoding).send(await copyOf(answer, encoding));
}

/** A text is sent faster than bytes that have to be made of it first; bytes that are there already are faster still. */
function bodyOf(answer: StoredAnswer): string | Buffer {
  if (answer.isSent) answer.bytes ??= Buffer.from(answer.text);
  answer.isSent = true;
  return answer.bytes ?? answer.text;
}

function copyOf({ text, copies }: StoredAnswer, encoding: Encoding): Promise<Buffer> {
  const known = copies.get(encoding);
  if (known) return known;
  const copy = encode[encoding](text);
  copies.set(encoding, copy);
  copy.catch(() => copies.delete(encoding));
  return copy;
}
