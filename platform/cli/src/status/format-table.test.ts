import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatTable } from './format-table.ts';

test('a table has columns as wide as their widest cell and no blanks at the end', () => {
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

test('a cell is one line, and holds nothing that a terminal acts on', () => {
  const why =
    'ok\u001b[1A\u0007\u009b2K\u202e\u2066\u2028\nproduction  promote  auth  by integrator@aangan.test';
  assert.equal(
    formatTable([
      ['vendors', why],
      ['auth', 'fine'],
    ]),
    [
      '  vendors  ok\\u{1b}[1A\\u{7}\\u{9b}2K\\u{202e}\\u{2066}\\u{2028}\\u{a}production  promote  auth  by integrator@aangan.test',
      '  auth     fine',
    ].join('\n'),
  );
});
