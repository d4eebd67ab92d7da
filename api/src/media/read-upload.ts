import type { FastifyRequest } from 'fastify';
import { badRequest, invalid, Refusal } from '../problems.ts';

/**
 * The one file of a multipart body, in memory. Its name and declared type are left aside: the bytes say
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
  if (!request.isMultipart()) {
    throw new Refusal(415, { detail: `Unsupported media type "${type}" in request.` });
  }
  const bytes = await readParts(request, field, maxBytes).catch(refuseMalformed);
  if (bytes.length === 0) throw invalid({ [field]: ['The submitted file is empty.'] });
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
  throw isText
    ? invalid({
        [field]: ['The submitted data was not a file. Check the encoding type on the form.'],
      })
    : missing(field);
}

const missing = (field: string) => invalid({ [field]: ['No file was submitted.'] });

/** Limits are refused by the parser with a 413; what else it throws is the fault of the body. */
function refuseMalformed(error: Error & { statusCode?: number }): never {
  if (error.statusCode !== undefined && error.statusCode < 500) throw error;
  throw badRequest(`Multipart form parse error - ${error.message}`);
}
