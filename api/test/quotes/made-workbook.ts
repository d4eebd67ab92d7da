import { strToU8, zipSync } from 'fflate';

export const xml = (body: string) =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${body}`;
export const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006/relationships';

/** A workbook with this sheet, and other parts where they are given. */
export function workbook(sheet: string, others: Record<string, Uint8Array> = {}): Buffer {
  return Buffer.from(
    zipSync({
      '[Content_Types].xml': strToU8(
        xml(
          '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>',
        ),
      ),
      '_rels/.rels': strToU8(
        xml(
          `<Relationships xmlns="${packages}"><Relationship Id="r1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
        ),
      ),
      'xl/workbook.xml': strToU8(
        xml(
          `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Quote" sheetId="1" r:id="r1"/></sheets></workbook>`,
        ),
      ),
      'xl/_rels/workbook.xml.rels': strToU8(
        xml(
          `<Relationships xmlns="${packages}"><Relationship Id="r1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
        ),
      ),
      'xl/worksheets/sheet1.xml': strToU8(sheet),
      ...others,
    }),
  );
}

export const sheetOf = (cells: string) =>
  xml(`<worksheet xmlns="${main}"><sheetData>${cells}</sheetData></worksheet>`);
export const text = (at: string, value: string) =>
  `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;
export const number = (at: string, value: string) => `<c r="${at}"><v>${value}</v></c>`;
export const header = `<row r="1">${text('A1', 'Description')}${text('B1', 'Qty')}${text('C1', 'Unit')}${text('D1', 'Rate')}</row>`;
