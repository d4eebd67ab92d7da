import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { aPage, renderable } from '../testing/a-rendered-page.ts';
import { anEdge } from '../testing/an-edge.ts';
import { fixedRegistry } from '../testing/fixed-registry.ts';
import {
  anEdgeInTwoLanguages,
  inTwoLanguages,
  links,
  templateWithLanguage,
} from '../testing/in-two-languages.ts';

const site = 'http://localhost:3000';

/** A composition whose pages of firms no search engine may list. */
function unlisted() {
  const { remotes, ...rest } = inTwoLanguages();
  return {
    ...rest,
    remotes: remotes.map((remote) => ({
      ...remote,
      routes: remote.routes.map((route) => ({ ...route, robots: 'noindex' as const })),
    })),
  };
}

describe('a page that no search engine may list', () => {
  test('says so, and names no address for them', async () => {
    const { edge } = await anEdgeInTwoLanguages({ composition: unlisted() });
    const { body } = await edge.inject('/designers');
    assert.match(body, /<meta name="robots" content="noindex">/);
    assert.deepEqual([...links(body, 'canonical'), ...links(body, 'alternate')], []);
    const listed = await anEdgeInTwoLanguages();
    assert.doesNotMatch((await listed.edge.inject('/designers')).body, /noindex/);
  });
});

describe('an address below the code of a language', () => {
  test('is the page of the rest of the address, rendered in that language', async () => {
    const { edge, pages } = await anEdgeInTwoLanguages();
    for (const [url, address, language] of [
      ['/hi/designers?search=a', '/designers?search=a', 'hi'],
      ['/designers?search=a', '/designers?search=a', 'en'],
      ['/hi', '/', 'hi'],
      ['/hi/', '/', 'hi'],
      ['/HI/about/', '/about/', 'hi'],
    ] as const) {
      await edge.inject(url);
      const asked = pages.at(-1);
      assert.deepEqual([asked?.address, asked?.language], [address, language], url);
      assert.equal(asked?.locale, language === 'hi' ? 'hi-IN' : 'en-IN');
    }
  });

  test('says its language in the html element, the headers and its texts', async () => {
    const { edge } = await anEdgeInTwoLanguages();
    const hindi = await edge.inject('/hi/designers');
    assert.equal(hindi.headers['content-language'], 'hi-IN');
    assert.match(hindi.body, /^<html lang="hi-IN"><title>सब डिज़ाइनर · Site<\/title>/);
    assert.match(hindi.body, /name="description" content="साइट के बारे में।"/);
    assert.match(hindi.body, /यह पेज शुरू नहीं हो सका/);
    const english = await edge.inject('/designers');
    assert.equal(english.headers['content-language'], 'en-IN');
    assert.match(english.body, /^<html lang="en-IN"><title>All designers · Site<\/title>/);
    assert.match(english.body, /This page could not start/);
  });

  test('names itself and the page in every language to search engines, with what of the query is its own', async () => {
    const { edge } = await anEdgeInTwoLanguages({
      render: (page) => {
        const head = { title: 'Works', description: '', canonical: '/designers?page=2' };
        return { page: { ...aPage(page), css: '', state: '{}', head }, cpuMs: 1 };
      },
    });
    const english = `${site}/designers?page=2`;
    const hindi = `${site}/hi/designers?page=2`;
    const alternates = [
      ['en-IN', english],
      ['hi-IN', hindi],
      ['x-default', english],
    ].map(([language, href]) => `<link rel="alternate" hreflang="${language}" href="${href}">`);
    for (const [url, canonical, own, other] of [
      ['/hi/designers?page=2&x=1', hindi, 'hi_IN', 'en_IN'],
      ['/designers?page=2&x=1', english, 'en_IN', 'hi_IN'],
    ] as const) {
      const { body } = await edge.inject(url);
      assert.deepEqual(links(body, 'canonical'), [`<link rel="canonical" href="${canonical}">`]);
      assert.deepEqual(links(body, 'alternate'), alternates);
      assert.ok(body.includes(`<meta property="og:url" content="${canonical}">`));
      assert.ok(body.includes(`<meta property="og:locale" content="${own}">`));
      assert.ok(body.includes(`<meta property="og:locale:alternate" content="${other}">`));
    }
  });

  test('has the addresses of pages in structured data in its language, and those of files as they are', async () => {
    const { edge } = await anEdgeInTwoLanguages({
      render: (page) => {
        const structuredData = {
          '@id': '/designers#list',
          url: '/designers',
          image: '/api/media/1.webp',
          logo: { url: '/api/media/2.webp' },
          itemListElement: [{ item: '/' }, { item: 'https://other.example/x' }],
        };
        const head = { title: 'Works', description: '', structuredData };
        return { page: { ...aPage(page), css: '', state: '{}', head }, cpuMs: 1 };
      },
    });
    const { body } = await edge.inject('/hi/designers');
    assert.deepEqual(JSON.parse(/ld\+json"[^>]*>([^<]*)</.exec(body)?.[1] ?? ''), {
      '@id': `${site}/designers#list`,
      url: `${site}/hi/designers`,
      image: `${site}/api/media/1.webp`,
      logo: { url: `${site}/api/media/2.webp` },
      itemListElement: [{ item: `${site}/hi` }, { item: 'https://other.example/x' }],
    });
  });

  test('is not told to search engines where only accounts see the page', async () => {
    const { edge } = await anEdgeInTwoLanguages();
    const { statusCode, body } = await edge.inject('/hi/operator');
    assert.equal(statusCode, 200);
    assert.deepEqual(links(body, 'alternate'), []);
  });

  test('is chosen by nothing but itself: no redirect, whatever the browser prefers', async () => {
    const { edge, pages } = await anEdgeInTwoLanguages();
    const headers = { 'accept-language': 'hi-IN,hi;q=0.9', cookie: 'language=hi; lang=xx' };
    const { statusCode, headers: answered } = await edge.inject({ url: '/designers', headers });
    assert.equal(statusCode, 200);
    assert.equal(answered['content-language'], 'en-IN');
    assert.doesNotMatch(String(answered.vary), /language/);
    assert.equal(pages[0]?.language, 'en');
  });
});

describe('an address in a language that the site does not speak', () => {
  test('is 404 with the layout of the page, in the default language', async () => {
    const { edge, pages } = await anEdgeInTwoLanguages();
    for (const url of ['/xx/designers', '/hindi', '/en/designers', '/hi-IN/designers']) {
      const { statusCode, body } = await edge.inject(url);
      assert.equal(statusCode, 404, url);
      assert.match(body, /<html lang="en-IN"><title>Page not found · Site<\/title>/);
      assert.match(body, new RegExp(`<h1>visitor at ${url}</h1>`));
      assert.deepEqual([...links(body, 'canonical'), ...links(body, 'alternate')], []);
      assert.equal(pages.at(-1)?.route, null);
    }
  });

  test('below a language is 404 in that language', async () => {
    const { edge, pages } = await anEdgeInTwoLanguages();
    for (const url of ['/hi/nowhere', '/hi/hi', '/hi/xx/designers', '/hi/robots.txt']) {
      const { statusCode, body } = await edge.inject(url);
      assert.equal(statusCode, 404, url);
      assert.match(body, /<html lang="hi-IN"><title>पेज नहीं मिला · Site<\/title>/);
      assert.equal(pages.at(-1)?.address, url.slice('/hi'.length));
      assert.equal(pages.at(-1)?.path, '/*');
    }
  });
});

describe('what the edge says without a page', () => {
  test('is in the language of the address', async () => {
    const { edge } = await anEdgeInTwoLanguages();
    await edge.inject('/hi');
    const headers = { accept: 'text/html' };
    const malformed = await edge.inject({ url: '/hi/%', headers });
    assert.equal(malformed.statusCode, 400);
    assert.match(malformed.body, /<html lang="hi-IN">.*<a href="\/hi">होम पेज खोलें<\/a>/s);
    const posted = await edge.inject({ method: 'POST', url: '/hi/about', headers });
    assert.equal(posted.statusCode, 405);
    assert.match(posted.body, /<html lang="hi-IN">/);
    const english = await edge.inject({ url: '/%', headers });
    assert.match(english.body, /<html lang="en-IN">.*<a href="\/">open the home page<\/a>/s);
  });
});

test('a site whose shell declares no languages has no page below a code, and says nothing of languages', async () => {
  const { edge } = await anEdgeInTwoLanguages({ composition: renderable() });
  assert.equal((await edge.inject('/hi/designers')).statusCode, 404);
  const { headers, body } = await edge.inject('/designers');
  assert.equal(headers['content-language'], undefined);
  assert.match(body, /^<html lang="en-IN">/);
  assert.doesNotMatch(body, /hreflang|og:locale|"languages"/);
});

test('a template in another language stays in it where the shell declares no languages', async () => {
  const registry = fixedRegistry();
  const key = `shell/${'a'.repeat(16)}/page.html`;
  const file = registry.files.get(key);
  assert.ok(file);
  const template = templateWithLanguage.replace('en-IN', 'de');
  registry.files.set(key, { ...file, bytes: Buffer.from(template) });
  const edge = await anEdge({ reader: registry.reader });
  assert.match((await edge.inject('/designers')).body, /^<html lang="de">/);
});
