/** The thread of one task, which ends with it. */
import { parentPort, workerData } from 'node:worker_threads';
import type { SiteLanguage } from '@aangan/domain';
import type { Brief, Quote, SideBySide } from '@aangan/domain/quotes';
import type { QuotePdf } from './quote-pdf.ts';
import type { SheetAnswer } from './read-sheet.ts';

interface CompareTask {
  kind: 'compare';
  quotes: Quote[];
  rooms: Brief['rooms'];
}

interface SheetTask {
  kind: 'sheet';
  /** The bytes of a file, or pasted text. */
  sheet: Uint8Array | string;
}

interface PdfTask {
  kind: 'pdf';
  language: SiteLanguage;
  content: QuotePdf;
}

export type QuoteTask = CompareTask | SheetTask | PdfTask;

export type QuoteTaskAnswer<Task extends QuoteTask> = Task extends CompareTask
  ? SideBySide
  : Task extends SheetTask
    ? SheetAnswer
    : Uint8Array;

/** Each loads only what it needs: that is most of the time of a small one. */
async function done(task: QuoteTask): Promise<SideBySide | SheetAnswer | Uint8Array> {
  if (task.kind === 'compare') {
    const { sideBySide } = await import('@aangan/domain/quotes');
    return sideBySide(task.quotes, task.rooms);
  }
  if (task.kind === 'sheet') {
    const { readSheet } = await import('./read-sheet.ts');
    return readSheet(task.sheet);
  }
  const { quotePdf } = await import('./quote-pdf.ts');
  return quotePdf(task.content, task.language);
}

parentPort?.postMessage(await done(workerData as QuoteTask));
