import { describe, expect, test } from '@jest/globals';
import { diffTypes, linesOf } from './types-diff.ts';

const button = (members: string) =>
  `export declare function Button(props: Props): unknown;\ntype Props = { ${members} };`;

describe('the difference of exposed types', () => {
  test('is that of the members: added, removed and changed ones', () => {
    const before = { './Button': button('label: string; city: string') };
    const now = { './Button': button('label: string | null; city: string; id: number') };
    const [change] = diffTypes(now, before);
    expect(change).toMatchObject({ expose: './Button', kind: 'changed' });
    expect(change?.lines.filter(({ side }) => side !== 'both')).toEqual([
      { side: 'before', text: '  label: string' },
      { side: 'now', text: '  label: string | null' },
      { side: 'now', text: '  id: number' },
    ]);
  });

  test('names modules that only one release has, and none that stayed the same', () => {
    const [old, fresh] = [
      { './Old': 'a;', './Same': 's;' },
      { './New': 'b;', './Same': 's;' },
    ];
    expect(diffTypes(fresh, old)).toEqual([
      { expose: './New', kind: 'added', lines: [{ side: 'now', text: 'b;' }] },
      { expose: './Old', kind: 'removed', lines: [{ side: 'before', text: 'a;' }] },
    ]);
  });

  test('takes braces and semicolons in texts for what they are', () => {
    expect(linesOf('type A = { kind: "a;{b}"; of: { id: number }; empty: {} };')).toEqual([
      'type A = {',
      '  kind: "a;{b}"',
      '  of: {',
      '    id: number',
      '  }',
      '  empty: {}',
      '};',
    ]);
  });
});
