import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  parsePageTemplate,
  type RenderedPage,
  type RenderFailure,
  type RenderOutcome,
} from '@aangan/manifest';
import { compose } from '@aangan/manifest/compose';
import type { UnrenderedPage } from '../rendering/unrendered-log.ts';
import { aPage, renderable } from '../testing/a-rendered-page.ts';
import { fixedRegistry } from '../testing/fixed-registry.ts';
import { buildPage } from './build-page.ts';

const nonce = 'a nonce';

/** The page at an address, built with one outcome of rendering. */
async function built(outcome: RenderOutcome, address = '/designers') {
  const channel = renderable();
  const composition = compose(channel);
  const { files } = fixedRegistry(channel);
  const bytes = files.get(`shell/${composition.shell.release}/page.html`)?.bytes ?? [];
  const told: UnrenderedPage[] = [];
  const rendered: string[] = [];
  const page = await buildPage(
    {
      composition,
      audience: 'visitor',
      address: new URL(address, 'http://edge.invalid'),
      template: parsePageTemplate(Buffer.from(bytes).toString()),
    },
    {
      api: undefined,
      site: new URL('https://site.example'),
      now: () => 0,
      renderer: {
        render: async (asked) => {
          rendered.push(asked.address);
          return outcome;
        },
        close: async () => undefined,
      },
      onUnrendered: (unrendered) => told.push(unrendered),
    },
  );
  const reported = told.map(({ failure }) => failure);
  return { page, told, rendered, reported, html: page.document.plain({ nonce }).toString() };
}

describe('a page that could not be rendered', () => {
  test('is kept for a second where the renderer was not reached or too late, and longer otherwise', async () => {
    for (const [failure, freshMs] of [
      ['unreachable', 1_000],
      ['late', 1_000],
      ['error', 5_000],
      ['timeout', 5_000],
    ] satisfies [RenderFailure, number][]) {
      const { page, reported } = await built({ failure, detail: '' });
      assert.deepEqual([page.freshMs, page.staleMs], [freshMs, 0], failure);
      assert.deepEqual(reported, [failure]);
    }
  });

  test('is told of by its declared path, never by the visitor’s address', async () => {
    for (const [address, route] of [
      ['/designers/asha-5ecre7?search=5ecre7', '/designers/:id'],
      ['/reset/5ecre7', '/*'],
    ]) {
      const { told } = await built({ failure: 'error', detail: '' }, address);
      assert.equal(told[0]?.route, route);
      assert.doesNotMatch(JSON.stringify(told), /5ecre7/);
    }
  });
});

describe('a page with the secret of a mail in its address', () => {
  for (const address of [
    '/designers?token=5ecre7',
    '/designers?a=1&TOKEN=5ecre7',
    '/designers?%74oken=5ecre7',
    '/designers?new_password=5ecre7',
    '/designers?next=%2Freset-password%3Ftoken%3D5ecre7',
    '/designers?next=%252Freset-password%253Ftoken%253D5ecre7',
    '/designers?next=%E0%A4%x%2574oken%253D5ecre7',
    `/designers?next=%${'25'.repeat(8)}5ecre7`,
    `/designers?next=${'5ecre7'.repeat(2_000)}`,
  ]) {
    test(`is neither rendered by remotes of others nor kept: ${address}`, async () => {
      const { page, rendered, html } = await built({ page: rendering(), cpuMs: 1 }, address);
      assert.deepEqual(rendered, []);
      assert.deepEqual([page.status, page.freshMs, page.staleMs], [200, 0, 0]);
      assert.doesNotMatch(html, /5ecre7/);
    });
  }

  test('is one only where it is there: others are rendered', async () => {
    const address = '/designers?search=tokens&next=%E0%A4%';
    const { rendered } = await built({ page: rendering(), cpuMs: 1 }, address);
    assert.deepEqual(rendered, [address]);
  });
});

/** What rendering a page of the composition makes. */
const rendering = (): RenderedPage =>
  aPage({
    address: '/designers',
    path: '/designers',
    audience: 'visitor',
    route: null,
    composition: compose(renderable()),
    answers: {},
    language: 'en',
    locale: 'en-IN',
    now: 0,
  });

describe('the address that a page has for search engines', () => {
  const canonicalOf = async (address: string, canonical?: string) => {
    const head = { title: 'A', description: '', ...(canonical && { canonical }) };
    const { html } = await built({ page: { ...rendering(), head }, cpuMs: 1 }, address);
    return /rel="canonical" href="([^"]*)"/.exec(html)?.[1];
  };

  test('is the declared path with its parameters, however it was spelled', async () => {
    const listing = 'https://site.example/designers';
    for (const address of ['/designers', '/designers/', '/designers//', '/%64esigners']) {
      assert.equal(await canonicalOf(address), listing, address);
    }
    assert.equal(await canonicalOf('/DESIGNERS?x=1'), listing);
    assert.equal(await canonicalOf('/Designers/%37/'), `${listing}/7`);
    assert.equal(await canonicalOf('/ABOUT/'), 'https://site.example/about');
  });

  test('is its head’s where that is the page’s own, however the page was asked for', async () => {
    const city = '/designers?city=goa';
    assert.equal(await canonicalOf('/DESIGNERS/', city), `https://site.example${city}`);
    assert.equal(await canonicalOf('/designers/7', city), 'https://site.example/designers/7');
  });
});

describe('the address of a page that could not be rendered', () => {
  const canonicalOf = async (address: string) => {
    const { html } = await built({ failure: 'late', detail: '' }, address);
    return /rel="canonical" href="([^"]*)"/.exec(html)?.[1];
  };

  test('is its path; with a query it may be a page of its own, and is not named', async () => {
    assert.equal(await canonicalOf('/designers'), 'https://site.example/designers');
    assert.equal(await canonicalOf('/designers?city=goa'), undefined);
  });
});

describe('the state of a rendered page', () => {
  const withParts = (parts: unknown) =>
    built({ page: { ...rendering(), state: JSON.stringify({ parts }) }, cpuMs: 1 });

  test('names the page’s own component and parts that its remote declares', async () => {
    const { reported, html } = await withParts([
      { remote: 'designers', expose: './DesignersPage' },
    ]);
    assert.deepEqual(reported, []);
    assert.match(html, /aangan-rendered/);
  });

  for (const parts of [
    [{ remote: 'vendors', expose: './Page' }],
    [{ remote: 'designers', expose: './Other' }],
    [null],
    'designers',
  ]) {
    test(`has no other remote’s code loaded: ${JSON.stringify(parts)}`, async () => {
      const { reported, html } = await withParts(parts);
      assert.deepEqual(reported, ['output']);
      assert.doesNotMatch(html, /aangan-rendered/);
    });
  }
});

describe('the styles of a rendered page', () => {
  const withCss = (css: string) => built({ page: { ...rendering(), css }, cpuMs: 1 });

  test('load files of releases, and hold pictures themselves', async () => {
    const css =
      '@font-face{src:url("/releases/shell/1/a.woff2")}a{background:url(data:image/png;base64,AA==)}b{content:"\\201C"}/*!sc*/';
    assert.deepEqual((await withCss(css)).reported, []);
  });

  for (const css of [
    'input[value$="a"]{background:url(https://other.example/a)}',
    'p{background:url(/vendors?search=other.example)}',
    'p{background:url("/releases/\\a other.example")}',
    'input[/* a */value^=a] .other.example{color:red}',
    'input[ value^=a] .other.example{color:red}',
    'q{content:"/*"}p{background:url(https://other.example/a)}q{content:"*/"}',
    'q\\/*{}p{background:url(https://other.example/a)}/**/',
    'input{background:URL( "//other.example/a")}',
    'input{background:url(/\\/other.example)}',
    'input{background:u\\72l(https://other.example/a)}',
    'input{background:\\75 rl(https://other.example/a)}',
    'input{background:-webkit-image-set("https://other.example/a" 1x)}',
    '@import "https://other.example/a.css";',
    '@\\69mport "https://other.example/a.css";',
  ]) {
    test(`load nothing from elsewhere: ${css}`, async () => {
      const { reported, html } = await withCss(css);
      assert.deepEqual(reported, ['output']);
      assert.doesNotMatch(html, /other\.example/);
    });
  }
});

describe('a rendered page that cannot be filled in', () => {
  test('is served unrendered, and reported', async () => {
    const page = { ...rendering(), pictures: undefined } as unknown as RenderedPage;
    const { html, reported, page: made } = await built({ page, cpuMs: 1 });
    assert.match(html, /<div id="root"><\/div>/);
    assert.deepEqual([made.status, made.renderMs, made.freshMs], [200, null, 5_000]);
    assert.deepEqual(reported, ['output']);
  });

  test('is rendered all the same where only its structured data is nested too deep', async () => {
    const deep = JSON.parse(`${'{"a":'.repeat(2_500)}1${'}'.repeat(2_500)}`);
    const head = { title: 'Works', description: '', structuredData: deep };
    const { html, reported } = await built({ page: { ...rendering(), head }, cpuMs: 1 });
    assert.match(html, /<h1>visitor at/);
    assert.match(html, /<title>Works · Site<\/title>/);
    assert.doesNotMatch(html, /ld\+json/);
    assert.deepEqual(reported, []);
  });
});
