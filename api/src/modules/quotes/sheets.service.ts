import { readFile } from 'node:fs/promises';
import { plainText } from '@aangan/domain';
import { readSheetRows } from '@aangan/domain/quotes';
import { fileProblem, type ReceivedForm } from '../../media/receive-form.ts';
import { type FieldMessage, invalid, message } from '../../problems.ts';
import { QuoteWorkFailed, runQuoteWork } from './threads/run-quote-work.ts';

/** Reads a sheet that was uploaded. @throws Refusal 400 for one that cannot be read */
export async function readUploadedSheet({ file }: ReceivedForm): Promise<string> {
  if (file.kind === 'too-large') throw invalid({ file: [message('sheet_too_large')] });
  const problem = fileProblem(file);
  if (file.kind !== 'file' || problem) throw invalid({ file: [problem as FieldMessage] });
  return readSheetIn('file', await readFile(file.path));
}

/** Reads a sheet that was pasted. @throws Refusal 400 for one that cannot be read */
export const readPastedSheet = (text: string): Promise<string> => readSheetIn('text', text);

async function readSheetIn(field: string, sheet: Uint8Array | string): Promise<string> {
  const answer = await runQuoteWork({ kind: 'sheet', sheet }).catch((error: unknown) => {
    // A sheet that fills a thread's memory or time, in whichever way.
    if (error instanceof QuoteWorkFailed) return { code: 'sheet_too_large' as const };
    throw error;
  });
  if ('code' in answer) throw invalid({ [field]: [message(answer.code)] });
  const rows = answer.rows.map((cells) => cells.map((cell) => plainText(cell).trim()));
  return JSON.stringify(readSheetRows(rows));
}
