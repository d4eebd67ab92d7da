import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { headTags } from './head-tags.ts';
import {
  absoluteAddress,
  canonicalAddress,
  parseRouteHead,
  withAbsoluteAddresses,
} from './route-head.ts';

const site = new URL('https://site.example');

describe('what a head function answers', () => {
  test('is used only where it is a head', () => {
    assert.deepEqual(parseRouteHead({ title: 'A', description: '' }), {
      title: 'A',
      description: '',
    });
    for (const value of [null, 'A', {}, { title: '' }, { title: 'A', description: 7 }]) {
      assert.equal(parseRouteHead(value), null);
    }
  });

  test('has no structured data that is nested too deep or too long, and is a head without it', () => {
    const head = { title: 'A', description: '' };
    const nested = (levels: number): Record<string, unknown> =>
      JSON.parse(`${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`);
    for (const structuredData of [nested(21), nested(2_500), { name: 'x'.repeat(50_000) }]) {
      assert.deepEqual(parseRouteHead({ ...head, structuredData }), head);
    }
    for (const structuredData of [nested(20), { list: Array(500).fill({ name: 'firm' }) }]) {
      assert.deepEqual(parseRouteHead({ ...head, structuredData }), { ...head, structuredData });
    }
  });

  test('has its addresses made absolute, and none that a browser would run', () => {
    const data = {
      '@type': 'LocalBusiness',
      name: '/not an address',
      url: '/firms/7',
      image: ['/a.webp', 'https://cdn.example/b.webp'],
      item: { '@id': '/firms' },
    };
    assert.deepEqual(withAbsoluteAddresses(data, { site, prefix: '' }), {
      '@type': 'LocalBusiness',
      name: '/not an address',
      url: 'https://site.example/firms/7',
      image: ['https://site.example/a.webp', 'https://cdn.example/b.webp'],
      item: { '@id': 'https://site.example/firms' },
    });
    assert.equal(absoluteAddress('javascript:alert(1)', site), undefined);
    assert.equal(absoluteAddress('http://[', site), undefined);
  });

  test('may name the address of the page for search engines, with a query, never another page', () => {
    const plain = 'https://site.example/firms';
    assert.equal(canonicalAddress('/firms?city=goa', '/firms', site), `${plain}?city=goa`);
    assert.equal(canonicalAddress(undefined, '/firms', site), plain);
    assert.equal(canonicalAddress('/other?city=goa', '/firms', site), plain);
    const head = { title: 'A', description: '' };
    for (const canonical of [
      '//evil.example/firms',
      '/\\evil.example/firms',
      'https://e.example',
    ]) {
      assert.equal(parseRouteHead({ ...head, canonical }), null, canonical);
    }
    assert.deepEqual(parseRouteHead({ ...head, canonical: '/firms' }), {
      ...head,
      canonical: '/firms',
    });
  });

  test('cannot end an attribute or a script', () => {
    const evil = '"><script>alert(1)</script>\u2028';
    const html = headTags(
      {
        title: evil,
        description: evil,
        siteName: evil,
        canonical: `https://site.example/${encodeURIComponent(evil)}`,
        picture: `https://site.example/?${evil}`,
        structuredData: { name: evil },
      },
      'nonce',
    );
    assert.equal(html.match(/<script/g)?.length, 1, html);
    assert.equal(html.match(/<\/script>/g)?.length, 1, html);
    const [, json = ''] =
      /<script type="application\/ld\+json"[^>]*>(.*)<\/script>/s.exec(html) ?? [];
    assert.deepEqual(JSON.parse(json), { name: evil });
  });

  test('names a page with a large picture where there is one', () => {
    const about = { title: 'Works', description: 'A firm.', siteName: 'Site' };
    assert.match(headTags(about, 'n'), /name="twitter:card" content="summary"/);
    assert.doesNotMatch(headTags(about, 'n'), /canonical|og:url|og:image|ld\+json/);
    const picture = 'https://site.example/a.webp';
    const html = headTags({ ...about, picture, canonical: 'https://site.example/firms/7' }, 'n');
    assert.match(html, /<link rel="canonical" href="https:\/\/site.example\/firms\/7">/);
    assert.match(html, /property="og:image" content="https:\/\/site.example\/a.webp"/);
    assert.match(html, /name="twitter:card" content="summary_large_image"/);
  });
});
