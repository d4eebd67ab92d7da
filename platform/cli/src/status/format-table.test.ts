import assert from 'node:assert/strict';
import { it } from 'node:test';
import { formatTable } from './format-table.ts';

it('a table has columns as wide as their widest cell and no blanks at the end', () => {
  const rows = [
    ['name', 'release', 'why'],
    ['auth', '0123456789abcdef', ''],
    ['designers', 'fedcba9876543210', 'new home'],
  ];
  assert.equal(
    formatTable(rows),
    [
      '  name       release           why',
      '  auth       0123456789abcdef',
      '  designers  fedcba9876543210  new home',
    ].join('\n'),
  );
});
