import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { emptyQuote, gstRates, type Quote, type QuoteLine, quoteLimits } from './quote.ts';
import { isTooLarge, lineTotals, totalsOf, withGst } from './quote-totals.ts';

const line = (one: Partial<QuoteLine>): QuoteLine => ({
  id: 'a',
  what: 'Wardrobe',
  quantity: 1_000,
  unit: 'sqft',
  rate: 100,
  gst: 18,
  ...one,
});

const quoteOf = (lines: QuoteLine[], more: Partial<Quote> = {}): Quote => ({
  ...emptyQuote,
  sections: [{ id: 's', kind: 'trade', name: 'Carpentry', room: null, lines }],
  ...more,
});

const anyLine = fc.record({
  id: fc.uuid(),
  what: fc.constant('Work'),
  quantity: fc.integer({ min: 0, max: 10_000_000 }),
  unit: fc.constant('sqft' as const),
  rate: fc.integer({ min: 0, max: 100_000_000 }),
  gst: fc.constantFrom(...gstRates),
});
const anyLines = fc.array(anyLine, { maxLength: 40 });

test('a line is quantity by rate, with half a paisa rounded up', () => {
  assert.deepEqual(lineTotals(line({ quantity: 12_500, rate: 145_000 })), {
    net: 1_812_500,
    gst: 326_250,
    total: 2_138_750,
  });
  assert.equal(lineTotals(line({ quantity: 5, rate: 100, gst: 0 })).net, 1, '0.5 paisa');
  assert.equal(lineTotals(line({ quantity: 4, rate: 100, gst: 0 })).net, 0, '0.4 paisa');
  assert.equal(lineTotals(line({ rate: 250, gst: 18 })).gst, 45);
  assert.equal(lineTotals(line({ rate: 10, gst: 5 })).gst, 1, '0.5 paisa of tax');
});

test('a credit mirrors a charge', () => {
  assert.deepEqual(withGst(-10, 5), { net: -10, gst: -1, total: -11 });
  assert.deepEqual(withGst(10, 5), { net: 10, gst: 1, total: 11 });
});

test('amounts are exact where a float would not be', () => {
  const large = line({ quantity: 999_999_999, rate: 99_999_999, gst: 18 });
  assert.equal(lineTotals(large).net, 99_999_998_900_000);
  assert.equal(
    lineTotals(line({ quantity: 333, rate: 90_000_000_000_000 / 1_000, gst: 0 })).net,
    29_970_000_000,
  );
});

test('the total does not depend on the order of lines or on how they are divided into sections', () => {
  fc.assert(
    fc.property(
      anyLines.chain((lines) =>
        fc.tuple(
          fc.constant(lines),
          fc.shuffledSubarray(lines, { minLength: lines.length }),
          fc.nat({ max: 40 }),
        ),
      ),
      ([lines, shuffled, at]) => {
        const divided: Quote = {
          ...emptyQuote,
          sections: [shuffled.slice(0, at), shuffled.slice(at)].map((part, index) => ({
            id: String(index),
            kind: 'room' as const,
            name: 'Room',
            room: null,
            lines: part,
          })),
        };
        const [one, other] = [totalsOf(quoteOf(lines)), totalsOf(divided)];
        assert.deepEqual(
          [one.net, one.gst, one.total, one.by_rate],
          [other.net, other.gst, other.total, other.by_rate],
        );
        const ofSections = other.sections.reduce((sum, { total }) => sum + total, 0);
        assert.equal(ofSections, other.total);
      },
    ),
  );
});

test('the tax of all rates together is the tax, and every split is its tax', () => {
  const states = fc.constantFrom(null, '27' as const, '29' as const);
  fc.assert(
    fc.property(anyLines, states, states, (lines, firm_state, place_state) => {
      const totals = totalsOf(quoteOf(lines, { firm_state, place_state }));
      const sum = (field: 'net' | 'gst') =>
        totals.by_rate.reduce((all, one) => all + one[field], 0);
      assert.deepEqual([sum('net'), sum('gst')], [totals.net, totals.gst]);
      assert.equal(totals.total, totals.net + totals.gst);
      for (const { gst, split } of totals.by_rate) {
        assert.equal(split === null, firm_state === null || place_state === null);
        if (split === null) continue;
        if ('igst' in split)
          assert.deepEqual([split.igst, firm_state === place_state], [gst, false]);
        else {
          assert.equal(split.cgst + split.sgst, gst);
          assert.ok(split.cgst - split.sgst <= 1 && split.cgst >= split.sgst);
          assert.equal(firm_state, place_state);
        }
      }
    }),
  );
});

test('every amount is whole paisa, and the stages are the total', () => {
  const percents = fc
    .array(fc.integer({ min: 0, max: 10_000 }), { maxLength: 6 })
    .map((ends) => [...ends, 10_000].sort((one, other) => one - other))
    .map((ends) => ends.map((end, index) => end - (ends[index - 1] ?? 0)));
  fc.assert(
    fc.property(anyLines, percents, (lines, parts) => {
      const stages = parts.map((percent, index) => ({
        id: String(index),
        name: 'Stage',
        percent,
        proof: 'Seen',
      }));
      const totals = totalsOf(quoteOf(lines, { stages }));
      const amounts = [
        totals.net,
        totals.gst,
        totals.total,
        ...totals.stages.map(({ amount }) => amount),
      ];
      assert.ok(amounts.every(Number.isSafeInteger));
      assert.equal(
        totals.stages.reduce((sum, { amount }) => sum + amount, 0),
        totals.total,
      );
    }),
  );
});

test('thirds of an odd total are told to the paisa', () => {
  const stages = [3_333, 3_333, 3_334].map((percent, index) => ({
    id: String(index),
    name: 'Stage',
    percent,
    proof: 'Seen',
  }));
  const { stages: amounts } = totalsOf(quoteOf([line({ rate: 100_001, gst: 0 })], { stages }));
  assert.deepEqual(
    amounts.map(({ amount }) => amount),
    [33_330, 33_331, 33_340],
  );
});

test('a total above the limit is known before it is a number', () => {
  const most = line({ quantity: quoteLimits.quantityMax, rate: quoteLimits.rateMax });
  const quote = quoteOf(Array.from({ length: 2_000 }, () => most));
  assert.ok(isTooLarge(quote));
  assert.throws(() => totalsOf(quote), RangeError);
  assert.ok(!isTooLarge(quoteOf([line({ quantity: 1_000, rate: quoteLimits.rateMax })])));
});

test('2,000 lines are totalled in a moment', () => {
  const lines = Array.from({ length: 2_000 }, (_none, index) =>
    line({ id: String(index), rate: index }),
  );
  const started = performance.now();
  assert.equal(totalsOf(quoteOf(lines)).by_rate.length, 1);
  assert.ok(performance.now() - started < 200);
});
