import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sitePathOf } from './site-path.ts';

/** What is asked for → where it leads; null is nowhere. */
const cases: [string | null | undefined, string | null][] = [
  ['/', '/'],
  ['/about', '/about'],
  ['/about/', '/about/'],
  ['/designers?search=Pune&group=a', '/designers?search=Pune&group=a'],
  ['/designers/7/about#team', '/designers/7/about#team'],
  ['/designers/../about', '/about'],
  ['/./about', '/about'],
  ['/designers/..', '/'],
  ['/../../about', '/about'],
  ['/designers/%2e%2e/about', '/about'],
  ['/?next=//evil.example', '/?next=//evil.example'],
  ['/designers?search=a%2Fb', '/designers?search=a%2Fb'],
  ['/designers/पुणे', '/designers/%E0%A4%AA%E0%A5%81%E0%A4%A3%E0%A5%87'],
  ['/a%20b', '/a%20b'],
  ['/designers?search=a b', '/designers?search=a%20b'],
  ['/@evil.example', '/@evil.example'],
  ['/:80', '/:80'],
  ['/api', null],
  ['/api/docs', null],
  ['/API/docs', null],
  ['/%61pi/docs', null],
  ['/about/../api/docs', null],
  ['/platform/releases', null],
  ['/releases/shell/1/entry.js', null],
  ['/sandbox/mail?to=a', null],
  ['/media/1/a.webp', null],
  ['/apiaries', '/apiaries'],
  ['/designers/api', '/designers/api'],
  ['/about?next=/api/docs', '/about?next=/api/docs'],
  ['/http://evil.example', null],
  ['', null],
  [null, null],
  [undefined, null],
  ['about', null],
  [' /about', null],
  ['?a=b', null],
  ['//evil.example', null],
  ['///evil.example', null],
  ['/.//evil.example', null],
  ['/designers/../..//evil.example', null],
  ['/%2e//evil.example', null],
  ['/%2E%2E//evil.example', null],
  ['/designers//7', null],
  ['/\\evil.example', null],
  ['\\\\evil.example', null],
  ['/\\/evil.example', null],
  ['/a\\..\\b', null],
  ['/\t/evil.example', null],
  ['/\n/evil.example', null],
  ['/a\u0000b', null],
  ['/a\u007fb', null],
  ['/a\u0085b', null],
  ['/%2f/evil.example', null],
  ['/%2F%2Fevil.example', null],
  ['/%5cevil.example', null],
  ['/%255Cevil.example', null],
  ['/%252f%252fevil.example', null],
  ['/%00', null],
  ['/%0d%0aSet-Cookie:a=b', null],
  ['/%', null],
  ['/%E0%A4%A', null],
  ['https://evil.example/', null],
  ['https:/evil.example', null],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  [`/${'a'.repeat(2_000)}`, null],
];

test('forty cases are there, and each is decided once', () => {
  assert.ok(cases.length >= 40);
  assert.equal(new Set(cases.map(([next]) => next)).size, cases.length);
});

for (const [next, expected] of cases) {
  const name = String(next).slice(0, 60);
  test(`${JSON.stringify(name)} leads ${expected === null ? 'nowhere' : `to ${expected}`}`, () => {
    assert.equal(sitePathOf(next), expected);
  });
}

test('what it answers, it answers to again, and it is on this site for every browser', () => {
  for (const [next] of cases) {
    const path = sitePathOf(next);
    if (path === null) continue;
    assert.equal(sitePathOf(path), path);
    assert.equal(new URL(path, 'https://site.example').host, 'site.example');
  }
});
