import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createProgress } from './progress.ts';

test('warnings of a start are said when they come, and after everything else', () => {
  const said: string[] = [];
  const { say, warn, end } = createProgress((text) => said.push(text));
  warn('production stays empty: vendors is over its budget.');
  say('Built.');
  end('Aangan is ready.');
  assert.deepEqual(said, [
    '    production stays empty: vendors is over its budget.',
    'Built.',
    'Aangan is ready.',
    '\n  production stays empty: vendors is over its budget.',
  ]);
});
