import { createRequire } from 'node:module';
import { formatCount, groupDigits, type SiteLanguage } from '@aangan/domain';
import { lineTotals, type Quote, totalsOf, unitOf } from '@aangan/domain/quotes';
import PDFDocument from 'pdfkit';
import { pdfTexts } from './pdf-texts.ts';

/** What a PDF shows. */
export interface QuotePdf {
  quote: Quote;
  version: number;
  /** ISO texts. */
  sentAt: string;
  /** Null once the account was erased. */
  firm: string | null;
  client: string | null;
}

type Doc = InstanceType<typeof PDFDocument>;

const { resolve } = createRequire(import.meta.url);
const fonts = {
  plain: resolve(
    '@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf',
  ),
  bold: resolve(
    '@expo-google-fonts/noto-sans-devanagari/600SemiBold/NotoSansDevanagari_600SemiBold.ttf',
  ),
};

/** Points. */
const page = { size: 'A4', margin: 48, width: 595.28, height: 841.89 } as const;
const inner = page.width - 2 * page.margin;
const bottom = page.height - page.margin - 24;
/** Of the table: what, quantity, rate, GST, total. */
const columns = [222, 76, 84, 34, 83.28] as const;
const colours = { ink: '#1f1b16', soft: '#6b6258', rule: '#d9d2c7', band: '#f4f0e8' } as const;

/** ₹ and paisa in Indian grouping. */
function money(paisa: number): string {
  const rupees = groupDigits(String(Math.floor(Math.abs(paisa) / 100)));
  const rest = String(Math.abs(paisa) % 100).padStart(2, '0');
  return `${paisa < 0 ? '−' : ''}₹${rupees}.${rest}`;
}

/** Thousandths as a number without zeros at its end. */
function quantityOf(thousandths: number): string {
  const rest = String(thousandths % 1_000)
    .padStart(3, '0')
    .replace(/0+$/, '');
  return `${formatCount(Math.floor(thousandths / 1_000))}${rest ? `.${rest}` : ''}`;
}

/** Writes a quote as a PDF. Its pages go into memory one by one, as they are finished. */
export async function quotePdf(content: QuotePdf, language: SiteLanguage): Promise<Uint8Array> {
  const { quote } = content;
  const texts = pdfTexts[language];
  const doc = new PDFDocument({
    size: page.size,
    margin: page.margin,
    bufferPages: false,
    lang: language === 'hi' ? 'hi-IN' : 'en-IN',
    info: {
      Title: quote.title,
      CreationDate: new Date(content.sentAt),
      Producer: 'Aangan',
      Creator: 'Aangan',
    },
  });
  const chunks: Buffer[] = [];
  const ended = new Promise<void>((end, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', end);
    doc.on('error', reject);
  });
  doc.registerFont('plain', fonts.plain);
  doc.registerFont('bold', fonts.bold);
  let number = 1;
  numberPage(doc, texts.page(number));
  doc.on('pageAdded', () => {
    number += 1;
    numberPage(doc, texts.page(number));
  });
  writeHead(doc, content, texts);
  for (const section of quote.sections) writeSection(doc, section, { texts, language });
  writeTotals(doc, quote, texts);
  writeStages(doc, quote, texts);
  writeList(doc, texts.exclusions, quote.exclusions);
  if (quote.notes) writeList(doc, texts.notes, quote.notes.split('\n').filter(Boolean));
  doc.end();
  await ended;
  return Buffer.concat(chunks);
}

type Texts = (typeof pdfTexts)[SiteLanguage];

function numberPage(doc: Doc, text: string): void {
  const { x, y } = doc;
  doc.font('plain').fontSize(8).fillColor(colours.soft);
  doc.text(text, page.margin, page.height - page.margin + 4, {
    width: inner,
    align: 'right',
    lineBreak: false,
    height: 12,
  });
  doc.x = x;
  doc.y = y;
}

/** Begins a page where less than this height is left. */
function room(doc: Doc, height: number): void {
  if (doc.y + height > bottom) doc.addPage();
}

function writeHead(
  doc: Doc,
  { quote, version, sentAt, firm, client }: QuotePdf,
  texts: Texts,
): void {
  doc
    .font('bold')
    .fontSize(18)
    .fillColor(colours.ink)
    .text(quote.title, page.margin, page.margin, { width: inner });
  doc.moveDown(0.3).font('plain').fontSize(10).fillColor(colours.soft);
  doc.text(texts.parties(firm, client));
  doc.text(texts.facts(version, sentAt.slice(0, 10), quote.valid_until ?? ''));
  doc.moveDown(1);
}

type Cells = readonly string[];

function writeRow(
  doc: Doc,
  cells: Cells,
  font: 'plain' | 'bold',
  colour: string = colours.ink,
): void {
  doc.font(font).fontSize(9);
  const heights = cells.map((cell, at) => doc.heightOfString(cell || ' ', { width: widthOf(at) }));
  const height = Math.min(Math.max(...heights), bottom - page.margin - 12);
  room(doc, height + 8);
  const top = doc.y + 4;
  let x: number = page.margin;
  // The number of a new page was written in another font.
  doc.font(font).fontSize(9).fillColor(colour);
  for (const [at, cell] of cells.entries()) {
    if (cell)
      doc.text(cell, at === 0 ? x : x + 8, top, {
        width: widthOf(at),
        height: height + 4,
        align: at === 0 ? 'left' : 'right',
      });
    x += columns[at] ?? 0;
  }
  doc.y = top + height + 4;
  doc
    .moveTo(page.margin, doc.y)
    .lineTo(page.margin + inner, doc.y)
    .lineWidth(0.5)
    .stroke(colours.rule);
}

const widthOf = (at: number) => (columns[at] ?? 0) - 8;

function writeSection(
  doc: Doc,
  { name, lines }: Quote['sections'][number],
  { texts, language }: { texts: Texts; language: SiteLanguage },
): void {
  room(doc, 90);
  doc
    .moveDown(0.6)
    .font('bold')
    .fontSize(12)
    .fillColor(colours.ink)
    .text(name, page.margin, doc.y, { width: inner });
  doc.moveDown(0.2);
  writeRow(doc, texts.columns, 'bold', colours.soft);
  let [net, total] = [0, 0];
  for (const line of lines) {
    const amounts = lineTotals(line);
    net += amounts.net;
    total += amounts.total;
    const quantity = `${quantityOf(line.quantity ?? 0)} ${unitOf(line, language === 'hi')}`;
    writeRow(
      doc,
      [line.what, quantity, money(line.rate ?? 0), `${line.gst} %`, money(amounts.total)],
      'plain',
    );
  }
  writeRow(doc, [texts.sectionTotal, '', money(net), '', money(total)], 'bold');
}

function writeTotals(doc: Doc, quote: Quote, texts: Texts): void {
  const totals = totalsOf(quote);
  room(doc, 60 + 16 * totals.by_rate.length);
  doc.moveDown(1);
  writeRow(doc, [texts.net, '', '', '', money(totals.net)], 'plain');
  for (const { rate, gst, split } of totals.by_rate) {
    if (rate === 0) continue;
    const parts =
      split && 'cgst' in split
        ? ` (CGST ${money(split.cgst)} + SGST ${money(split.sgst)})`
        : split
          ? ' (IGST)'
          : '';
    writeRow(doc, [`GST ${rate} %${parts}`, '', '', '', money(gst)], 'plain');
  }
  writeRow(doc, [texts.total, '', '', '', money(totals.total)], 'bold');
}

function writeStages(doc: Doc, quote: Quote, texts: Texts): void {
  const { stages } = totalsOf(quote);
  room(doc, 60);
  doc
    .moveDown(1)
    .font('bold')
    .fontSize(12)
    .fillColor(colours.ink)
    .text(texts.stages, page.margin, doc.y, { width: inner });
  for (const [at, { name, percent, proof }] of quote.stages.entries()) {
    const share = `${(percent ?? 0) / 100} %`;
    writeRow(
      doc,
      [`${at + 1}. ${name} — ${proof}`, '', '', share, money(stages[at]?.amount ?? 0)],
      'plain',
    );
  }
}

function writeList(doc: Doc, title: string, items: readonly string[]): void {
  if (items.length === 0) return;
  room(doc, 40);
  doc
    .moveDown(1)
    .font('bold')
    .fontSize(12)
    .fillColor(colours.ink)
    .text(title, page.margin, doc.y, { width: inner });
  for (const item of items) {
    room(doc, 14);
    doc.font('plain').fontSize(9).fillColor(colours.ink);
    doc.text(`• ${item}`, page.margin, doc.y + 2, { width: inner });
  }
}
