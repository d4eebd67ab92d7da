import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import {
  type FieldMessage,
  message,
  tooLarge,
  unparsable,
  unsupportedMediaType,
} from '../problems.ts';
import { withWorkspace } from './workspace.ts';

/** What came in the field of the file. */
export type ReceivedFile =
  | { kind: 'file'; path: string; bytes: number }
  | { kind: 'none' | 'text' | 'empty' | 'too-large' | 'several' };

export interface ReceivedForm {
  /** Where the file is, and where it can be worked on. */
  directory: string;
  /** The texts of the form; of one that is sent twice, the last. */
  fields: Record<string, string>;
  file: ReceivedFile;
}

export interface ReceiveOptions {
  /** The field of the file. */
  field: string;
  /** Bytes of the file; receiving ends as soon as there are more. */
  maxBytes: number;
  /** Folder that uploads are received in. */
  uploads: string;
}

/**
 * Receives a form with one file, which is streamed to disk and never whole in memory. Its name and declared type are
 * ignored. What was received is removed when `use` has ended, also when the upload breaks off.
 * @throws Refusal 400 for a malformed body, 415 for another kind of body
 */
export async function receiveForm<Result>(
  request: FastifyRequest,
  options: ReceiveOptions,
  use: (form: ReceivedForm) => Promise<Result>,
): Promise<Result> {
  const type = request.headers['content-type'];
  if (type !== undefined && !request.isMultipart()) throw unsupportedMediaType(type);
  return withWorkspace(options.uploads, async (directory) => {
    const empty: ReceivedForm = { directory, fields: {}, file: { kind: 'none' } };
    return use(type === undefined ? empty : await readForm(request, options, directory));
  });
}

async function readForm(
  request: FastifyRequest,
  { field, maxBytes }: ReceiveOptions,
  directory: string,
): Promise<ReceivedForm> {
  const limits = { fileSize: maxBytes, files: 2, fields: 20, parts: 22, fieldSize: 50_000 };
  const fields: Record<string, string> = {};
  let file: ReceivedFile = { kind: 'none' };
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') {
        fields[part.fieldname] = String(part.value);
        if (part.fieldname === field && file.kind === 'none') file = { kind: 'text' };
      } else if (part.fieldname !== field) {
        part.file.resume();
      } else if (file.kind === 'none' || file.kind === 'text') {
        file = await storeFile(part, path.join(directory, 'upload'));
      } else {
        part.file.resume();
        file = { kind: 'several' };
      }
      if (file.kind === 'too-large' || file.kind === 'several') break;
    }
  } catch (error) {
    throw refusalOf(error);
  }
  return { directory, fields, file };
}

async function storeFile({ file }: MultipartFile, target: string): Promise<ReceivedFile> {
  await pipeline(file, createWriteStream(target));
  if (file.truncated) return { kind: 'too-large' };
  return file.bytesRead === 0
    ? { kind: 'empty' }
    : { kind: 'file', path: target, bytes: file.bytesRead };
}

/** The parser refuses what is over a limit with 413; a full disk stays what it is; the rest is a mistake in the body. */
function refusalOf(error: unknown): unknown {
  const {
    statusCode,
    code,
    syscall,
    message: reason,
  } = error as NodeJS.ErrnoException & {
    statusCode?: number;
  };
  if (statusCode === 413) return tooLarge();
  if (statusCode !== undefined && statusCode < 500) return error;
  if (code !== undefined && syscall !== undefined && code !== 'ECONNRESET') return error;
  return unparsable('Multipart form', reason);
}

/** Why a field has no file that can be taken, in DRF's words where it has some. */
export function fileProblem(file: ReceivedFile): FieldMessage | undefined {
  switch (file.kind) {
    case 'file':
      return undefined;
    case 'none':
      return { code: 'required', sentence: 'No file was submitted.' };
    case 'text':
      return message('not_a_file');
    case 'empty':
      return { code: 'empty', sentence: 'The submitted file is empty.' };
    case 'too-large':
      return message('file_too_large');
    case 'several':
      return message('several_files');
  }
}
