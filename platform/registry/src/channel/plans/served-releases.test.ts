import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ChangeKind } from '../../tables.ts';
import { servedReleases } from './served-releases.ts';

const after = (...changes: [ChangeKind, string | null][]) =>
  servedReleases(changes.map(([kind, to]) => ({ kind, to }))).join(' ');

test('what served under a name is what was promoted, without what was rolled back', () => {
  assert.equal(after(['promote', 'a'], ['promote', 'b'], ['promote', 'c']), 'a b c');
  assert.equal(after(['promote', 'a'], ['promote', 'b'], ['rollback', 'a']), 'a');
  assert.equal(
    after(['promote', 'a'], ['promote', 'b'], ['rollback', 'a'], ['promote', 'c']),
    'a c',
  );
  assert.equal(after(['promote', 'a'], ['promote', 'b'], ['promote', 'a']), 'a b a');
});

test('a rollback to a release that never served there replaces the newest', () => {
  assert.equal(after(['promote', 'a'], ['promote', 'b'], ['rollback', 'x']), 'a x');
  assert.equal(after(['promote', 'a'], ['promote', 'b'], ['rollback', null]), 'a');
});

test('switching and removing change nothing of it', () => {
  assert.equal(after(['promote', 'a'], ['switch-off', 'a'], ['remove', null]), 'a');
  assert.equal(
    after(['promote', 'a'], ['promote', 'b'], ['remove', null], ['rollback', 'b']),
    'a b',
  );
});
