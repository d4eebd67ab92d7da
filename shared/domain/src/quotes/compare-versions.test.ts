import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canonicalJson } from './canonical-json.ts';
import { compareVersions } from './compare-versions.ts';
import { emptyQuote, type Quote, type QuoteLine } from './quote.ts';

const line = (id: string, change: Partial<QuoteLine> = {}): QuoteLine => ({
  id,
  what: `Work ${id}`,
  quantity: 1_000,
  unit: 'piece',
  rate: 100,
  gst: 0,
  ...change,
});
const quote = (lines: QuoteLine[], change: Partial<Quote> = {}): Quote => ({
  ...emptyQuote,
  sections: [{ id: 's', kind: 'room', name: 'Kitchen', room: 'kitchen', lines }],
  ...change,
});

test('a later version shows what was added, removed and changed', () => {
  const before = quote([line('a'), line('b'), line('c')], { exclusions: ['Stone', 'Electrical'] });
  const after = quote([line('c'), line('b', { rate: 150, what: 'Tall unit' }), line('d')], {
    exclusions: ['Electrical', 'Debris'],
    valid_until: '2026-12-01',
  });
  const changes = compareVersions(before, after);
  assert.deepEqual(
    changes.lines.added.map(({ id }) => id),
    ['d'],
  );
  assert.deepEqual(
    changes.lines.removed.map(({ id }) => id),
    ['a'],
  );
  assert.deepEqual(
    changes.lines.changed.map(({ after: { id }, fields }) => [id, fields]),
    [['b', ['what', 'rate']]],
  );
  assert.deepEqual(changes.exclusions, { added: ['Debris'], removed: ['Stone'] });
  assert.deepEqual([changes.fields, changes.total], [['valid_until'], { before: 300, after: 350 }]);
});

test('a line that moves to another section is changed, and not removed and added', () => {
  const before = quote([line('a')]);
  const [section] = before.sections as [Quote['sections'][number]];
  const after = {
    ...before,
    sections: [
      { ...section, lines: [] },
      { ...section, id: 't', lines: section.lines },
    ],
  };
  const { lines, sections } = compareVersions(before, after);
  assert.deepEqual([lines.added, lines.removed], [[], []]);
  assert.deepEqual(lines.changed[0]?.fields, ['section']);
  assert.deepEqual(
    sections.added.map(({ id }) => id),
    ['t'],
  );
});

test('stages are compared too, and the same version has no changes', () => {
  const stage = { id: 't', name: 'Advance', percent: 10_000, proof: 'Order' };
  const one = quote([line('a')], { stages: [stage] });
  const other = {
    ...one,
    stages: [
      { ...stage, percent: 5_000 },
      { ...stage, id: 'u', percent: 5_000 },
    ],
  };
  const { stages } = compareVersions(one, other);
  assert.deepEqual([stages.added.length, stages.changed[0]?.fields], [1, ['percent']]);
  const none = compareVersions(one, structuredClone(one));
  assert.deepEqual(
    [none.lines, none.stages, none.fields],
    [{ added: [], removed: [], changed: [] }, { added: [], removed: [], changed: [] }, []],
  );
});

test('the canonical text is one for all orders of names', () => {
  assert.equal(
    canonicalJson({ b: [1, 'घर "x"'], a: { d: null, c: true } }),
    '{"a":{"c":true,"d":null},"b":[1,"घर \\"x\\""]}',
  );
  assert.throws(() => canonicalJson({ a: 0.1 }), TypeError);
});
