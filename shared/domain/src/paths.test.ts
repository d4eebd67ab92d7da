import assert from 'node:assert/strict';
import { test } from 'node:test';
import { paths } from './paths.ts';
import { sitePathOf } from './site-path.ts';

test('a listing’s state is in its URL, and empty state leaves it bare', () => {
  assert.equal(paths.designers(), '/designers');
  assert.equal(
    paths.designers({ search: 'Pune & co', group: 'commercial', specialization: null }),
    '/designers?search=Pune+%26+co&group=commercial',
  );
});

test('the reviews of a vendor are a part of its page, from any page of their list on', () => {
  assert.equal(paths.vendorReviews(7), '/vendors/7?show=reviews#reviews');
  assert.equal(paths.vendorReviews(7, 2), '/vendors/7?show=reviews&page=2#reviews');
});

test('next is kept when it is a path of this site', () => {
  assert.equal(sitePathOf('/designers?group=commercial#top'), '/designers?group=commercial#top');
  assert.equal(paths.login('/profile'), '/login?next=%2Fprofile');
});

test('next never leads to another host', () => {
  const elsewhere = ['https://evil.test', '//evil.test', '/\\evil.test', '\\\\evil.test', 'evil'];
  for (const next of [...elsewhere, '/\t/evil.test', '/\n/evil.test', 'javascript:alert(1)', '']) {
    assert.equal(sitePathOf(next), null, JSON.stringify(next));
  }
  assert.equal(paths.login('//evil.test'), '/login');
});
