import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { OsvEvent } from '../tables.ts';
import { isAffected, unreadableVersions } from './is-affected.ts';

const within = (version: string, ...events: OsvEvent[]) =>
  isAffected(version, { ranges: [events], versions: [] });

test('a version is affected from where a range begins to where it is fixed', () => {
  const range = [{ introduced: '1.2.0' }, { fixed: '1.4.0' }];
  const versions = ['1.1.9', '1.2.0', '1.3.7', '1.4.0-beta.1', '1.4.0', '2.0.0'];
  assert.deepEqual(
    versions.map((version) => within(version, ...range)),
    [false, true, true, true, false, false],
  );
});

test('a range begins at any version with 0, and without an end has none', () => {
  assert.equal(within('0.0.1-alpha', { introduced: '0' }), true);
  assert.equal(within('99.0.0', { introduced: '2.0.0' }), true);
  assert.equal(within('1.9.9', { introduced: '2.0.0' }), false);
});

test('ranges can end with the last affected version, begin again, and have a limit', () => {
  assert.equal(within('1.5.0', { introduced: '0' }, { lastAffected: '1.5.0' }), true);
  assert.equal(within('1.5.1', { introduced: '0' }, { lastAffected: '1.5.0' }), false);
  // Events in any order.
  const twice = [
    { fixed: '3.1.0' },
    { introduced: '0' },
    { introduced: '3.0.0' },
    { fixed: '1.1.0' },
  ];
  assert.deepEqual(
    ['1.0.0', '1.1.0', '2.0.0', '3.0.5', '3.1.0'].map((version) => within(version, ...twice)),
    [true, false, false, true, false],
  );
  assert.equal(within('2.0.0', { introduced: '0' }, { limit: '2.0.0' }), false);
  assert.equal(within('1.9.0', { introduced: '0' }, { limit: '2.0.0' }), true);
});

test('a listed version is affected, also one that is none', () => {
  const listed = { ranges: [], versions: ['1.0.0', 'beta'] };
  assert.equal(isAffected('1.0.0', listed), true);
  assert.equal(isAffected('beta', listed), true);
  assert.equal(isAffected('1.0.1', listed), false);
});

test('a range with what is no version says nothing, and is named', () => {
  const broken = [{ introduced: '0' }, { fixed: 'soon' }];
  assert.equal(within('1.0.0', ...broken), false);
  assert.deepEqual(unreadableVersions(broken), ['soon']);
  assert.equal(within('main', { introduced: '0' }), false);
});
