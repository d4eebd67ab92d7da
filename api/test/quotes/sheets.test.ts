import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { assertMatches } from '../testing/assert-matches.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { header, number, sheetOf, text, workbook } from './made-workbook.ts';
import { quoteCalls } from './quote-calls.ts';
import { sheetCalls } from './sheet-calls.ts';

describe('sheets of firms', () => {
  let api: TestApi;
  let firm: Awaited<ReturnType<typeof talk>>['firm'];
  before(async () => {
    api = await startTestApi({ writesPerAccount: 10_000 });
    ({ firm } = await talk());
  });
  after(() => api.stop());
  const { talk, post, client, offered } = quoteCalls(() => api);
  const { upload, paste } = sheetCalls(
    () => api,
    () => firm,
  );

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
