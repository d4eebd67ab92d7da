import assert from 'node:assert/strict';
import { test } from 'node:test';
import { emptyQuote, type Quote } from '../quote.ts';
import { quoteCsv } from './quote-csv.ts';
import { readDecimal } from './read-decimal.ts';
import { readSheetRows } from './read-rows.ts';

test('numbers of sheets are read without a float, in every way of writing them', () => {
  for (const [text, decimals, value] of [
    ['1,45,050.50', 2, 14_505_050],
    ['₹ 1450.505', 2, 145_051],
    ['Rs. 950/-', 2, 95_000],
    ['०.५', 3, 500],
    ['१,२००', 2, 120_000],
    ['-12', 2, -1_200],
    ['1450.5049999999999', 2, 145_050],
    ['1E-3', 3, 1],
    ['18%', 2, 1_800],
    ['.5', 3, 500],
    ['', 2, undefined],
    ['twelve', 2, undefined],
    ['1.2.3', 2, undefined],
    ['99999999999999999', 2, undefined],
  ] as const) {
    assert.equal(readDecimal(text, decimals), value, text);
  }
});

const linesOf = (rows: string[][]) => {
  const { sections, refused } = readSheetRows(rows);
  return {
    lines: sections.flatMap(({ lines }) => lines),
    names: sections.map(({ name }) => name),
    refused,
  };
};

test('lines are read by the names of the columns, in English and Hindi, under their headings', () => {
  const { lines, names } = linesOf([
    ['Quotation for Mrs Rao'],
    ['S. No.', 'Particulars', 'Unit', 'Qty', 'Rate', 'Amount', 'GST'],
    ['A', 'KITCHEN', '', '', '', '', ''],
    ['1', 'Base units', 'Sq.ft', '42.5', '1,450.50', '61646.25', '18%'],
    ['2', 'Chimney', 'Nos', '1', '12500', '12500', '0.18'],
    ['B', 'Bathroom', '', '', '', '', ''],
    ['3', 'Waterproofing', 'L.S.', '', '20000', '20000', ''],
  ]);
  assert.deepEqual(names, ['KITCHEN', 'Bathroom']);
  assert.deepEqual(
    lines.map(({ what, quantity, unit, rate, gst }) => [what, quantity, unit, rate, gst]),
    [
      ['Base units', 42_500, 'sqft', 145_050, 18],
      ['Chimney', 1_000, 'piece', 1_250_000, 18],
      ['Waterproofing', 1_000, 'lump', 2_000_000, 18],
    ],
  );
  const hindi = linesOf([
    ['विवरण', 'मात्रा', 'इकाई', 'दर'],
    ['अलमारी', '४०', 'वर्ग फ़ुट', '१२००'],
  ]);
  assert.deepEqual(hindi.lines[0], {
    id: 'row-2',
    what: 'अलमारी',
    quantity: 40_000,
    unit: 'sqft',
    rate: 120_000,
    gst: 18,
  });
});

test('a sheet without names of columns is read by what stands in it', () => {
  const { lines } = linesOf([
    ['1', 'False ceiling', '120', 'sft', '95'],
    ['2', 'Debris removal', '8000'],
  ]);
  assert.deepEqual(
    lines.map(({ quantity, unit, rate }) => [quantity, unit, rate]),
    [
      [120_000, 'sqft', 9_500],
      [1_000, 'lump', 800_000],
    ],
  );
});

test('a unit that is not known is told, with and without names of columns', () => {
  const rows = [
    ['Paint', '500', 'sq ft', '18'],
    ['Armoured cable', '3', 'bundles', '40'],
  ];
  for (const sheet of [rows, [['What', 'Qty', 'Unit', 'Rate'], ...rows]]) {
    const { sections, refused } = readSheetRows(sheet);
    assert.deepEqual(
      sections.flatMap(({ lines }) => lines.map(({ what }) => what)),
      ['Paint'],
    );
    assert.deepEqual(
      refused.map(({ code, text }) => [code, text]),
      [['unknown_unit', 'Armoured cable | 3 | bundles | 40']],
    );
  }
});

test('rows that are no lines are told with why', () => {
  const { lines, refused } = linesOf([
    ['Description', 'Qty', 'Unit', 'Rate', 'GST'],
    ['Tiles', 'many', 'sqft', '50', '18'],
    ['Tiles', '5', 'kg', '50', '18'],
    ['Tiles', '5', 'sqft', '-50', '18'],
    ['Tiles', '5', 'sqft', '50', '19'],
    ['', '5', 'sqft', '50', '18'],
    ['x'.repeat(1_001), '5', 'sqft', '50', '18'],
    ['Grand total', '', '', '500', ''],
    ['Rate of a crore crores', '5', 'sqft', '1000000000000', '18'],
  ]);
  assert.deepEqual(lines, []);
  assert.deepEqual(
    refused.map(({ row, code }) => `${row} ${code}`),
    [
      '2 not_a_quantity',
      '3 unknown_unit',
      '4 not_a_rate',
      '5 unknown_gst',
      '6 no_words',
      '7 too_long',
      '8 total',
      '9 not_a_rate',
    ],
  );
});

test('formulas stay text, read and written', () => {
  const bad = [
    "=cmd|' /C calc'!A0",
    '@SUM(A1)',
    '+1+1',
    '-2+3',
    '\t=1',
    '=HYPERLINK("http://x","y")',
  ];
  const { lines } = linesOf([
    ['Description', 'Qty', 'Rate'],
    ...bad.map((what) => [what, '1', '10']),
  ]);
  assert.deepEqual(
    lines.map(({ what }) => what),
    bad,
  );
  const quote: Quote = {
    ...emptyQuote,
    sections: [{ id: 's', kind: 'trade', name: '=A1', room: null, lines }],
  };
  const csv = quoteCsv(quote, 'en');
  const cells = csv.split('\r\n').slice(1, -1);
  assert.ok(
    cells.every((row) => /^'=A1,"?'/.test(row)),
    csv,
  );
  const again = linesOf([
    ['Description', 'Qty', 'Rate'],
    [`'${bad[0]}`, '1', '10'],
  ]);
  assert.equal(again.lines[0]?.what, bad[0], 'the guard is not read as part of the text');
});

test('amounts of a sheet have a point, no grouping and no float', () => {
  const [, row] = quoteCsv(
    {
      ...emptyQuote,
      sections: [
        {
          id: 's',
          kind: 'room',
          name: 'रसोई, "नई"',
          room: 'kitchen',
          lines: [
            { id: 'l', what: 'Base units', quantity: 42_500, unit: 'sqft', rate: 145_050, gst: 18 },
          ],
        },
      ],
    },
    'hi',
  ).split('\r\n');
  assert.equal(
    row,
    '"रसोई, ""नई""",Base units,42.500,वर्ग फ़ुट,1450.50,61646.25,18,11096.33,72742.58',
  );
});
