import assert from 'node:assert/strict';
import { test } from 'node:test';
import { emptyQuote, type Quote, type QuoteLine, quoteLimits } from './quote.ts';
import { dayAfter, dayInIndia, draftFaults, sendFaults } from './quote-faults.ts';

const today = '2026-11-28';
const line: QuoteLine = {
  id: 'l1',
  what: 'False ceiling',
  quantity: 1_000,
  unit: 'sqft',
  rate: 9_500,
  gst: 18,
};
const right: Quote = {
  ...emptyQuote,
  title: 'Flat in Malleswaram',
  sections: [{ id: 's1', kind: 'room', name: 'Living room', room: 'living', lines: [line] }],
  stages: [
    { id: 't1', name: 'Advance', percent: 4_000, proof: 'Order placed' },
    { id: 't2', name: 'Handing over', percent: 6_000, proof: 'Keys handed over' },
  ],
  valid_until: '2026-12-31',
};
const codesOf = (change: Partial<Quote>) =>
  sendFaults({ ...right, ...change }, today).map(({ path, code }) => `${path.join('.')} ${code}`);
const withLine = (change: Partial<QuoteLine>) => ({
  sections: [
    { ...(right.sections[0] as Quote['sections'][number]), lines: [{ ...line, ...change }] },
  ],
});

test('a whole quote can be sent', () => assert.deepEqual(codesOf({}), []));

test('what is missing is told at its place, all at once', () => {
  assert.deepEqual(
    sendFaults(emptyQuote, today).map(({ code }) => code),
    ['blank', 'empty', 'empty', 'required'],
  );
  assert.deepEqual(codesOf(withLine({ what: ' \u200b', quantity: null, rate: null })), [
    'sections.0.lines.0.what blank',
    'sections.0.lines.0.quantity required',
    'sections.0.lines.0.rate required',
  ]);
});

test('stages are the whole price together, and each says what proves it', () => {
  const [advance, rest] = right.stages as [Quote['stages'][number], Quote['stages'][number]];
  for (const percent of [5_999, 6_001, null]) {
    assert.deepEqual(codesOf({ stages: [advance, { ...rest, percent }] }), [
      'stages stages_not_whole',
    ]);
  }
  assert.deepEqual(codesOf({ stages: [advance, { ...rest, proof: '' }] }), [
    'stages.1.proof blank',
  ]);
});

test('a quote is valid from today on and within a year', () => {
  assert.deepEqual(codesOf({ valid_until: today }), []);
  assert.deepEqual(codesOf({ valid_until: '2026-11-27' }), ['valid_until valid_until_past']);
  assert.deepEqual(codesOf({ valid_until: dayAfter(today, 365) }), []);
  assert.deepEqual(codesOf({ valid_until: dayAfter(today, 366) }), ['valid_until valid_until_far']);
});

test('a day is that of India', () => {
  assert.equal(dayInIndia(Date.parse('2026-11-27T18:29:59Z')), '2026-11-27');
  assert.equal(dayInIndia(Date.parse('2026-11-27T18:30:00Z')), '2026-11-28');
});

test('no draft has the same id twice, more lines than are read, or a total that is no number', () => {
  const section = right.sections[0] as Quote['sections'][number];
  const codes = (change: Partial<Quote>) =>
    draftFaults({ ...right, ...change }).map(({ code }) => code);
  assert.deepEqual(codes({ sections: [{ ...section, lines: [line, line] }] }), ['repeated_id']);
  assert.deepEqual(codes({ sections: [section, { ...section, lines: [] }] }), ['repeated_id']);
  const many = Array.from({ length: quoteLimits.linesMax + 1 }, (_none, at) => ({
    ...line,
    id: `l${at}`,
  }));
  assert.deepEqual(codes({ sections: [{ ...section, lines: many.slice(1) }] }), []);
  assert.deepEqual(codes({ sections: [{ ...section, lines: many }] }), ['too_many_lines']);
  const dear = { ...line, quantity: quoteLimits.quantityMax, rate: quoteLimits.rateMax };
  assert.deepEqual(codes({ sections: [{ ...section, lines: [dear] }] }), ['total_too_large']);
});
