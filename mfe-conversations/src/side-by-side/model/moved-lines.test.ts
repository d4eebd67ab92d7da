import { describe, expect, test } from '@jest/globals';
import { twoQuotes } from '../../testing/brief-factories.ts';
import { noMoves, withMoves } from './moved-lines.ts';

const ids = [1, 2];
const whats = (moves: Partial<typeof noMoves>) =>
  withMoves(twoQuotes().rooms, ids, { ...noMoves, ...moves })[0]?.rows.map(({ lines }) =>
    lines.map((line) => line?.what ?? null),
  );

describe('lines that were moved by hand', () => {
  test('stand beside the line that was chosen, and leave their row', () => {
    expect(whats({ moved: [{ line: '2.z', to: '1.a' }] })).toEqual([
      ['Cabinets', 'Sink'],
      [null, 'Base cabinets'],
      ['Chimney', 'Exhaust'],
    ]);
  });

  test('stand alone where they are nothing of the others', () => {
    expect(whats({ moved: [{ line: '2.y', to: null }] })).toEqual([
      ['Cabinets', 'Base cabinets'],
      ['Chimney', null],
      [null, 'Exhaust'],
      [null, 'Sink'],
    ]);
  });

  test('lose no line, and keep the totals of a room', () => {
    const rooms = withMoves(twoQuotes().rooms, ids, {
      ...noMoves,
      moved: [
        { line: '2.z', to: '1.b' },
        { line: '1.a', to: null },
      ],
    });
    expect(rooms[0]?.totals).toEqual(twoQuotes().rooms[0]?.totals);
  });

  test('are forgotten where a newer quote has them no more', () => {
    expect(whats({ moved: [{ line: '2.gone', to: '1.a' }] })).toEqual(whats({}));
    expect(whats({ moved: [{ line: '2.z', to: '1.gone' }] })).toEqual(whats({}));
  });

  test('and rows that were confirmed are sure', () => {
    const rooms = withMoves(twoQuotes().rooms, ids, { ...noMoves, sure: ['1.b'] });
    expect(rooms[0]?.rows.some(({ is_unsure: isUnsure }) => isUnsure)).toBe(false);
  });
});
