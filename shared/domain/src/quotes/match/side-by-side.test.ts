import assert from 'node:assert/strict';
import { test } from 'node:test';
import { holdoutPairs } from '../pairs/holdout-pairs.ts';
import { quoteOf } from '../pairs/read-pairs.ts';
import { tunedPairs } from '../pairs/tuned-pairs.ts';
import { emptyQuote, type Quote, type QuoteLine } from '../quote.ts';
import { sideBySide } from './side-by-side.ts';

const line = (what: string, change: Partial<QuoteLine> = {}): QuoteLine => ({
  id: what,
  what,
  quantity: 1_000,
  unit: 'sqft',
  rate: 10_000,
  gst: 18,
  ...change,
});
const section = (name: string, room: Quote['sections'][number]['room'], lines: QuoteLine[]) => ({
  id: name,
  kind: room ? ('room' as const) : ('trade' as const),
  name,
  room,
  lines,
});
const quote = (sections: Quote['sections'], exclusions: string[] = []): Quote => ({
  ...emptyQuote,
  sections,
  exclusions,
});
const bedroom = (id: string, name: string) => ({ id, room: 'bedroom' as const, name, work: '' });

test('lines stand on the rooms of the brief, also those of a trade and of rooms in another language', () => {
  const one = quote([
    section('Master bedroom', 'bedroom', [line('Wardrobe with laminate')]),
    section("Children's bedroom", 'bedroom', [line('Study table', { unit: 'piece' })]),
  ]);
  const two = quote([
    section('बच्चों का कमरा', 'bedroom', [line('पढ़ाई की टेबल', { unit: 'piece' })]),
    section('मास्टर बेडरूम', 'bedroom', [line('अलमारी, लैमिनेट')]),
    section('Painting', null, [line('Kitchen wall painting')]),
  ]);
  const { rooms } = sideBySide([one, two], [bedroom('r1', 'Master'), bedroom('r2', 'Kids')]);
  assert.deepEqual(
    rooms.map(({ id, room, rows }) => [
      id,
      room,
      rows.map(({ lines }) => lines.map((each) => each?.what ?? null)),
    ]),
    [
      ['r1', 'bedroom', [['Wardrobe with laminate', 'अलमारी, लैमिनेट']]],
      ['r2', 'bedroom', [['Study table', 'पढ़ाई की टेबल']]],
      [null, 'kitchen', [[null, 'Kitchen wall painting']]],
    ],
  );
});

test('what only one offers stands out, and totals are without and with tax', () => {
  const one = quote([
    section('Kitchen', 'kitchen', [
      line('Chimney', { unit: 'piece' }),
      line('Granite counter', { gst: 5 }),
    ]),
  ]);
  const two = quote([section('Kitchen', 'kitchen', [line('Granite platform', { rate: 9_000 })])]);
  const { rooms, totals } = sideBySide([one, two]);
  const [kitchen] = rooms;
  const alone = kitchen?.rows.find(({ lines }) => lines[0]?.what === 'Chimney');
  assert.deepEqual([alone?.lines[1], alone?.sureness, alone?.is_unsure], [null, null, false]);
  assert.deepEqual(kitchen?.totals, [
    { net: 20_000, total: 22_300 },
    { net: 9_000, total: 10_620 },
  ]);
  assert.deepEqual(
    totals.map(({ gst }) => gst),
    [2_300, 1_620],
  );
});

test('a match that may be wrong says so', () => {
  const one = quote([section('Kitchen', 'kitchen', [line('Base cabinets, ply with laminate')])]);
  const two = quote([
    section('Kitchen', 'kitchen', [line('Base for dishwasher', { unit: 'piece' })]),
  ]);
  const [row] = sideBySide([one, two]).rooms[0]?.rows ?? [];
  assert.ok(row?.lines.every((each) => each !== null));
  assert.ok((row?.sureness ?? 100) < 60);
  assert.equal(row?.is_unsure, true);
});

test('exclusions are one list that says what the others do about each', () => {
  const one = quote(
    [section('Work', null, [line('Wardrobe')])],
    ['Electrical points', 'Debris removal'],
  );
  const two = quote(
    [section('Safai', null, [line('Malba uthana', { unit: 'lump' })])],
    ['Bijli ke point'],
  );
  const { exclusions } = sideBySide([one, two]);
  assert.deepEqual(exclusions, [
    { text: 'Electrical points', quotes: ['excluded', 'excluded'] },
    { text: 'Debris removal', quotes: ['excluded', 'offered'] },
  ]);
});

test('three and four quotes are put on the same rows', () => {
  const [pair] = tunedPairs.slice(3);
  const quotes = [pair?.a, pair?.b, pair?.a, pair?.b].map((text) => quoteOf(text ?? ''));
  const rows = sideBySide(quotes).rooms.flatMap((room) => room.rows);
  const full = rows.filter(({ lines }) => lines.every((each) => each !== null));
  const right = full.filter(({ lines }) => new Set(lines.map((each) => each?.id)).size === 1);
  assert.ok(right.length >= 12, `${right.length} of ${full.length}`);
});

test('what is said to be sure is right in 95 of 100', () => {
  const rows = [...tunedPairs, ...holdoutPairs].flatMap(({ a, b }) =>
    sideBySide([quoteOf(a), quoteOf(b)]).rooms.flatMap((room) => room.rows),
  );
  const sure = rows.filter(({ sureness, is_unsure }) => sureness !== null && !is_unsure);
  const right = sure.filter(({ lines: [one, other] }) => one?.id === other?.id);
  assert.ok(sure.length > 200, String(sure.length));
  assert.ok(right.length / sure.length >= 0.95, `${right.length} of ${sure.length}`);
});

test('four quotes of 2,000 lines are compared within seconds', () => {
  const words = [
    'Wardrobe',
    'Granite counter',
    'Wall painting',
    'False ceiling',
    'Vitrified tiles',
  ];
  const names = Array.from(
    { length: 400 },
    (_none, at) =>
      `b${String.fromCharCode(97 + (at % 20))}k${String.fromCharCode(97 + Math.floor(at / 20))}dat`,
  );
  const large = () =>
    quote([
      section(
        'All',
        null,
        Array.from({ length: 2_000 }, (_none, at) =>
          line(`${words[at % 5]} ${names[at % 400]}`, { id: `l${at}` }),
        ),
      ),
    ]);
  const started = performance.now();
  const { rooms } = sideBySide([large(), large(), large(), large()]);
  assert.equal(rooms.flatMap(({ rows }) => rows).length, 2_000);
  const ms = performance.now() - started;
  assert.ok(ms < 10_000, `${ms} ms`);
});
