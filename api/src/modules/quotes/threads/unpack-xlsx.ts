import { zipSync } from 'fflate';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';

/** What is unpacked of a workbook. */
const bounds = { entries: 500, bytes: 32 * 1024 * 1024, rows: 20_000, columns: 256 };

/** A workbook is larger than is read. */
export class TooLarge extends Error {}

/** The parts that say what stands in cells. */
const needed =
  /^(\[Content_Types\]\.xml|_rels\/\.rels|xl\/(workbook|sharedStrings|styles)\.xml|xl\/_rels\/workbook\.xml\.rels|xl\/worksheets\/[^/]+\.xml)$/;

/**
 * An archive of only the parts of a workbook that are read, none of them packed: what a reader allocates is what is measured
 * here, whatever the archive says of itself.
 * @throws TooLarge as soon as it is known
 * @throws Error for what is no archive
 */
export async function unpackXlsx(bytes: Uint8Array): Promise<Buffer> {
  const zip = await fromBufferPromise(Buffer.from(bytes), { lazyEntries: true });
  const parts: Record<string, Uint8Array> = {};
  let left = bounds.bytes;
  let entries = 0;
  for await (const entry of zip.eachEntry()) {
    entries += 1;
    if (entries > bounds.entries) throw new TooLarge();
    if (!needed.test(entry.fileName)) continue;
    if (parts[entry.fileName]) throw new Error('A part is there twice.');
    const part = await unpack(zip, entry, left);
    left -= part.length;
    if (entry.fileName.startsWith('xl/worksheets/')) requireFewCells(part);
    parts[entry.fileName] = part;
  }
  return Buffer.from(zipSync(parts, { level: 0 }));
}

async function unpack(zip: ZipFile, entry: Entry, left: number): Promise<Buffer> {
  if (entry.uncompressedSize > left) throw new TooLarge();
  const stream = await zip.openReadStreamPromise(entry);
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stream) {
    bytes += chunk.length;
    if (bytes > left) throw new TooLarge();
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}

/** One cell at the far end of a sheet would be a table of billions. */
function requireFewCells(part: Buffer): void {
  for (const [, letters = '', row = ''] of part
    .toString('latin1')
    .matchAll(/\br="([A-Z]{1,9})(\d{1,9})"/g)) {
    const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
    if (column > bounds.columns || Number(row) > bounds.rows) throw new TooLarge();
  }
}
