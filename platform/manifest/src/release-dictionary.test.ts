import assert from 'node:assert/strict';
import { test } from 'node:test';
import { purposeOf, useAsDictionary } from './release-dictionary.ts';

test('files are for the same in two releases where only the hash in their names differs', () => {
  assert.equal(purposeOf('VendorPage.9ebf51aa8c.js'), 'VendorPage.*.js');
  assert.equal(purposeOf('405.51aa8c435e.js'), '405.*.js');
  assert.equal(purposeOf('entry.d5ecf6967471c17c.js'), 'entry.*.js');
  assert.equal(purposeOf('css/page.51aa8c435e.css'), 'css/page.*.css');
  // A name of nothing but a hash is for the same where the content is the same.
  assert.equal(purposeOf('3939788b8051a7f90f04.js'), '3939788b8051a7f90f04.js');
  assert.equal(purposeOf('app.min.js'), 'app.min.js');
});

test('only scripts and styles that visitors load are dictionaries', () => {
  for (const path of [
    'a.woff2',
    'a.js.map',
    'server/a.js',
    'portable/a.js',
    'types/a.d.ts',
    'a.json',
  ]) {
    assert.equal(purposeOf(path), undefined, path);
    assert.equal(useAsDictionary('vendors', path), undefined, path);
  }
});

test('browsers offer a file for that of any release of its remote, and of no other remote', () => {
  const header = useAsDictionary('vendors', 'VendorPage.9ebf51aa8c.js') ?? '';
  assert.equal(header, 'match="/releases/vendors/*/VendorPage.*.js"');
  const pattern = new URLPattern({ pathname: header.slice(7, -1) });
  const offers = (pathname: string) => pattern.test({ pathname });
  assert.ok(offers('/releases/vendors/0123456789abcdef/VendorPage.0123456789.js'));
  assert.ok(!offers('/releases/designers/0123456789abcdef/VendorPage.0123456789.js'));
  assert.ok(!offers('/releases/vendors/0123456789abcdef/VendorsPage.0123456789.js'));
});
