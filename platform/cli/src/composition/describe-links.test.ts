import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeLinks } from './describe-links.ts';

const [a, b] = ['a'.repeat(16), 'b'.repeat(16)];
const link = {
  id: 'i'.repeat(22),
  channel: 'staging',
  madeBy: 'asha@aangan.test',
  madeFrom: null,
  madeAt: '2026-11-22T10:00:00Z',
  expiresAt: '2026-11-29T10:00:00Z',
  locals: [],
};
const served = ['auth', 'shell', 'vendors'].map((name) => ({ name, release: a }));
const lineOf = (more: object) => {
  const [, line = ''] = describeLinks([{ ...link, releases: {}, ...more }], served).split('\n');
  return line;
};

test('a listed link says what it holds other than production, and where it was made from', () => {
  const releases = { auth: a, shell: a, vendors: b };
  assert.match(lineOf({ releases }), new RegExp(` vendors@${b}  `));
  const same = { auth: a, shell: a, vendors: a };
  assert.match(lineOf({ releases: same }), / nothing {2}/);
  const locals = [{ name: 'vendors', origin: 'http://localhost:3100' }];
  assert.match(lineOf({ releases, locals }), / vendors@http:\/\/localhost:3100 {2}/);
  assert.match(lineOf({ releases: { shell: a, vendors: a } }), / no auth {2}/);
  assert.match(lineOf({ releases, madeFrom: 'j'.repeat(22) }), /\(from j{22}\)/);
  assert.equal(describeLinks([], served), 'There is no compose link.');
});
