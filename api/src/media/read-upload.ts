import type { FastifyRequest } from 'fastify';
import { invalid, message, tooLarge, unparsable, unsupportedMediaType } from '../problems.ts';

/**
 * The one file of a multipart body, in memory. Its name and declared type are ignored: the bytes say
 * what it is.
 * @throws Refusal 400 in DRF's words without that file, 413 for a larger one, 415 for another kind of body
 */
export async function readUpload(
  request: FastifyRequest,
  field: string,
  maxBytes: number,
): Promise<Buffer> {
  const type = request.headers['content-type'];
  if (type === undefined) throw missing(field);
  if (!request.isMultipart()) throw unsupportedMediaType(type);
  const bytes = await readParts(request, field, maxBytes).catch(refuseMalformed);
  if (bytes.length === 0)
    throw invalid({ [field]: [{ code: 'empty', sentence: 'The submitted file is empty.' }] });
  return bytes;
}

async function readParts(
  request: FastifyRequest,
  field: string,
  fileSize: number,
): Promise<Buffer> {
  const limits = { fileSize, files: 1, fields: 10, parts: 11, fieldSize: 10_000 };
  let bytes: Buffer | undefined;
  let isText = false;
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') isText ||= part.fieldname === field;
    else if (part.fieldname === field) bytes = await part.toBuffer();
    else part.file.resume();
  }
  if (bytes) return bytes;
  throw isText ? invalid({ [field]: [message('not_a_file')] }) : missing(field);
}

const missing = (field: string) =>
  invalid({ [field]: [{ code: 'required', sentence: 'No file was submitted.' }] });

/** The parser refuses what is over a limit with 413; anything else it throws is a mistake in the body. */
function refuseMalformed(error: Error & { statusCode?: number }): never {
  if (error.statusCode === 413) throw tooLarge();
  if (error.statusCode !== undefined && error.statusCode < 500) throw error;
  throw unparsable('Multipart form', error.message);
}
