import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { strToU8, zipSync } from 'fflate';
import { assertMatches } from '../testing/assert-matches.ts';
import { multipart } from '../testing/multipart.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { quoteCalls } from './quote-calls.ts';

const xml = (body: string) => `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${body}`;
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006/relationships';

/** A workbook with this sheet, and other parts where they are given. */
function workbook(sheet: string, others: Record<string, Uint8Array> = {}): Buffer {
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

const sheetOf = (cells: string) =>
  xml(`<worksheet xmlns="${main}"><sheetData>${cells}</sheetData></worksheet>`);
const text = (at: string, value: string) =>
  `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;
const number = (at: string, value: string) => `<c r="${at}"><v>${value}</v></c>`;
const header = `<row r="1">${text('A1', 'Description')}${text('B1', 'Qty')}${text('C1', 'Unit')}${text('D1', 'Rate')}</row>`;

describe('sheets of firms', () => {
  let api: TestApi;
  let firm: Awaited<ReturnType<typeof talk>>['firm'];
  before(async () => {
    api = await startTestApi({ writesPerAccount: 10_000 });
    ({ firm } = await talk());
  });
  after(() => api.stop());
  const { talk, post, client, offered } = quoteCalls(() => api);

  const upload = (content: Buffer | string) => {
    const form = multipart([{ name: 'file', content, fileName: 'rates' }]);
    return api.call('POST', '/api/quotes/sheet/', {
      payload: form.payload,
      headers: { ...firm.headers, ...form.headers },
    });
  };
  const paste = (pasted: string) => post(firm, 'quotes/sheet/text/', { text: pasted });
  const first = (answer: Awaited<ReturnType<typeof paste>>) => answer.json().sections[0].lines[0];

  test('are read from what is pasted out of a spreadsheet, and from CSV, with the rows that are none', async () => {
    const pasted = await paste(
      'Item\tQty\tUnit\tRate\tGST\nWardrobe\t40\tsq ft\t1,200\t18%\nWardrobe\tlots\tsq ft\t1\t18%\n',
    );
    assert.equal(pasted.statusCode, 200, pasted.body);
    assertMatches('SheetLines', pasted.json());
    assert.deepEqual(first(pasted), {
      id: 'row-2',
      what: 'Wardrobe',
      quantity: 40_000,
      unit: 'sqft',
      rate: 120_000,
      gst: 18,
    });
    assert.deepEqual(pasted.json().refused, [
      { row: 3, code: 'not_a_quantity', text: 'Wardrobe | lots | sq ft | 1 | 18%' },
    ]);
    const csv = await upload('\ufeffविवरण;मात्रा;इकाई;दर\r\n"अलमारी; स्लाइडिंग";४०;वर्ग फ़ुट;१२००\r\n');
    assert.deepEqual([first(csv).what, first(csv).rate], ['अलमारी; स्लाइडिंग', 120_000]);
    const utf16 = await upload(Buffer.from('\ufeffItem\tQty\tRate\nBed\t1\t20000\n', 'utf16le'));
    assert.equal(first(utf16).what, 'Bed');
  });

  test('are read from XLSX, with what formulas have computed', async () => {
    const row = `<row r="2">${text('A2', '=cmd|&apos; /C calc&apos;!A0')}${number('B2', '12.5')}${text('C2', 'sft')}<c r="D2"><f>1000+450.5</f><v>1450.5</v></c></row>`;
    const read = await upload(workbook(sheetOf(header + row)));
    assert.equal(read.statusCode, 200, read.body);
    assert.deepEqual(first(read), {
      id: 'row-2',
      what: "=cmd|' /C calc'!A0",
      quantity: 12_500,
      unit: 'sqft',
      rate: 145_050,
      gst: 18,
    });
  });

  test('that are none are refused', async () => {
    const bad = [
      Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
      Buffer.from('PK\u0003\u0004 and then nothing'),
      Buffer.from([0xff, 0xfe, 0x00]),
      Buffer.from('%PDF-1.4\u0000\u0001'),
      workbook('<worksheet'),
      '\n\n',
    ];
    for (const content of bad) {
      const refused = await upload(content);
      assert.deepEqual(
        [refused.statusCode, refused.json().codes],
        [400, { file: ['not_a_sheet'] }],
      );
    }
  });

  test('that would fill the memory are refused in a moment, while others are answered', async () => {
    const zeros = new Uint8Array(200 * 1024 * 1024).fill(32);
    const wide = Array.from({ length: 300 }, (_none, at) => [
      `xl/worksheets/s${at}.xml`,
      new Uint8Array(1_000_000),
    ]);
    const entities = xml(
      `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa">${[...'bcdefgh'].map((name, at) => `<!ENTITY ${name} "${`&${'abcdefg'[at]};`.repeat(10)}">`).join('')}]><worksheet xmlns="${main}"><sheetData><row r="1">${text('A1', '&h;')}</row></sheetData></worksheet>`,
    );
    const bombs: [string, Buffer][] = [
      [
        '200 MB of blanks in one part',
        workbook(sheetOf(header), { 'xl/sharedStrings.xml': zeros }),
      ],
      ['300 parts of 1 MB', workbook(sheetOf(header), Object.fromEntries(wide))],
      [
        'a cell at the far end',
        workbook(sheetOf(`<row r="1048576">${text('XFD1048576', 'x')}</row>`)),
      ],
    ];
    for (const [name, bomb] of bombs) {
      assert.ok(bomb.length < 5 * 1024 * 1024, name);
      const started = performance.now();
      const [refused, other] = await Promise.all([upload(bomb), api.get('/api/health/live/')]);
      assert.deepEqual(
        [refused.statusCode, refused.json().codes],
        [400, { file: ['sheet_too_large'] }],
        name,
      );
      assert.equal(other.statusCode, 200);
      assert.ok(performance.now() - started < 10_000, name);
    }
    assert.ok((await upload(workbook(entities))).body.length < 1_000, 'entities are not expanded');
    const large = await upload(Buffer.alloc(6 * 1024 * 1024, 'a,b\n'));
    assert.deepEqual(large.json().codes, { file: ['sheet_too_large'] });
    const rows = await paste(`Item,Qty,Rate\n${'Bed,1,5\n'.repeat(2_001)}`);
    assert.deepEqual(rows.json().codes, { text: ['sheet_too_large'] });
  });

  test('lie about their sizes in vain', async () => {
    const honest = workbook(sheetOf(header), {
      'xl/sharedStrings.xml': new Uint8Array(50 * 1024 * 1024),
    });
    const small = Buffer.from(honest);
    // In the central directory and in the local header, the part says that it has 100 bytes.
    const name = Buffer.from('xl/sharedStrings.xml');
    for (let at = small.indexOf(name); at >= 0; at = small.indexOf(name, at + 1)) {
      const isCentral = small.readUInt32LE(at - 46) === 0x02014b50;
      const place = isCentral ? at - 46 + 24 : at - 30 + 22;
      small.writeUInt32LE(100, place);
    }
    const refused = await upload(small);
    assert.equal(refused.statusCode, 400);
  });

  test('are read for firms only, and a quote is taken away as CSV', async () => {
    const who = await client();
    assert.equal((await post(who, 'quotes/sheet/text/', { text: 'a' })).statusCode, 403);
    const offer = await offered();
    const csv = await api.get(`/api/quotes/${offer.quote}/versions/1/csv/`, offer.client.headers);
    assert.match(String(csv.headers['content-type']), /^text\/csv/);
    assert.match(
      String(csv.headers['content-disposition']),
      /^attachment; filename="Kitchen in Malleswaram v1.csv"/,
    );
    assert.match(
      csv.body,
      /Kitchen,"Base units, marine ply with laminate",42.500,sq ft,1450.50,61646.25,18,/,
    );
    assert.equal(
      (await api.get(`/api/quotes/${offer.quote}/versions/1/csv/`, who.headers)).statusCode,
      404,
    );
  });
});
