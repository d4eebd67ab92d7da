import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { signUp } from '../../testing/sign-up.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { header, main, sheetOf, text, workbook, xml } from '../made-workbook.ts';
import { sheetCalls } from '../sheet-calls.ts';

describe('sheets', () => {
  let api: TestApi;
  let firm: Awaited<ReturnType<typeof signUp>>;
  before(async () => {
    api = await startTestApi();
    firm = await signUp(api, 'vendor', 'Naya Plywood');
  });
  after(() => api.stop());
  const { upload, paste } = sheetCalls(
    () => api,
    () => firm,
  );

  test('that would fill the memory are refused in a moment, while others are answered', async () => {
    const zeros = new Uint8Array(64 * 1024 * 1024).fill(32);
    const wide = Array.from({ length: 100 }, (_none, at) => [
      `xl/worksheets/s${at}.xml`,
      new Uint8Array(1_000_000),
    ]);
    const entities = xml(
      `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa">${[...'bcdefgh'].map((name, at) => `<!ENTITY ${name} "${`&${'abcdefg'[at]};`.repeat(10)}">`).join('')}]><worksheet xmlns="${main}"><sheetData><row r="1">${text('A1', '&h;')}</row></sheetData></worksheet>`,
    );
    const bombs: [string, Buffer][] = [
      ['64 MB of blanks in one part', workbook(sheetOf(header), { 'xl/sharedStrings.xml': zeros })],
      ['100 parts of 1 MB', workbook(sheetOf(header), Object.fromEntries(wide))],
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
});
