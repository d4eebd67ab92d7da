/** @jest-environment node */
import { queriesBeginInRender, watchBrowserUse } from '@aangan/host/testing';
import type { PageToRender } from '@aangan/manifest';
import { useSentences } from '@aangan/messages';
import { describe, expect, test } from '@jest/globals';
import shell from '../../shell.json' with { type: 'json' };
import { remotes } from '../testing/chrome.ts';

const site = {
  provider_name: 'Aangan Homes Private Limited',
  grievance_officer: {
    name: 'Kavita Menon',
    address: '12 Church Street, Bengaluru 560001',
    email: 'grievance@aangan.test',
  },
  support_email: 'support@aangan.test',
  court_city: 'Bengaluru',
  terms_version: '2026-11',
};

/** As the edge gives it to a page in English. */
const composition = {
  shell: { ...shell, pages: shell.pages.map(({ path, title }) => ({ path, title: title.en })) },
  remotes,
} as unknown as PageToRender['composition'];

/** Renders a page of the shell, with everything around it. */
async function render(
  page: Partial<PageToRender>,
  List: (props: object) => unknown = () => 'A list',
) {
  queriesBeginInRender();
  const watch = watchBrowserUse();
  try {
    const { renderPage } = await import('./render-page.tsx');
    const rendered = await renderPage({
      page: {
        address: '/',
        audience: 'guest',
        composition,
        route: null,
        answers: { '/api/public/site/': { status: 200, body: JSON.stringify(site) } },
        language: 'en',
        locale: 'en-IN',
        now: Date.UTC(2026, 10, 21, 6),
        ...page,
      },
      load: async () => ({ List }),
    });
    return { ...rendered, uses: watch.uses };
  } finally {
    watch.stop();
  }
}

/** React separates texts by empty comments. */
const textOf = (html: string) => html.replaceAll('<!-- -->', '');

const pages = [
  ...shell.pages.map(({ path, title }) => ({ address: path, shows: title.en })),
  { address: '/nowhere', shows: 'Page not found' },
];

describe('a page of the shell, rendered without a browser', () => {
  test.each(pages)(
    '$address is complete, the same each time, and uses nothing of the machine',
    async ({ address, shows }) => {
      const first = await render({ address });
      expect(first.uses).toEqual([]);
      expect(first.html).toContain(`>${shows}</h1>`);
      expect(textOf(first.html)).toContain('© 2026 Aangan');
      const { uses: _uses, ...again } = await render({ address });
      expect(first).toMatchObject(again);
    },
  );

  test.each([
    ['/nowhere', 'पेज नहीं मिला', 'href="/nowhere" hrefLang="en-IN"'],
    ['/designers', 'A list', 'href="/hi/login?next=%2Fdesigners"'],
  ])('%s is in Hindi below /hi, with links to pages in Hindi', async (address, shown, link) => {
    const { html } = await render({ address, language: 'hi', locale: 'hi-IN' });
    expect(html).toContain(shown);
    expect(html).toContain(link);
    expect(html).toContain('href="/hi/support"');
  });

  test.each([
    ['en', 'en-IN', 'Mumbai'],
    ['hi', 'hi-IN', 'मुंबई'],
  ])('says names of cities in its language: %s', async (language, locale, said) => {
    const City = () => useSentences()('Mumbai');
    const { html } = await render({ address: '/designers', language, locale }, City);
    expect(html).toContain(said);
  });

  test('has the header’s links and says what needs scripts, for a phone without them', async () => {
    const { html } = await render({ address: '/support' });
    const said = [...html.matchAll(/<noscript>(.*?)<\/noscript>/g)].map(([, text]) => text);
    expect(said.join()).toMatch(/<nav aria-label="Main".*href="\/designers"/);
    expect(said.join()).toContain('This form needs JavaScript.');
  });

  test('names the provider, from the answer that came with it', async () => {
    const { html, unused } = await render({ address: '/terms' });
    expect(html).toContain('Aangan Homes Private Limited');
    expect(unused).toEqual([]);
  });

  test.each(['guest', 'client', 'designer', 'vendor'])('is rendered for a %s', async (audience) => {
    const { html, uses } = await render({ address: '/about', audience });
    expect(uses).toEqual([]);
    expect(html.includes('Join as Vendor')).toBe(audience === 'guest');
  });
});

describe('a remote of low trust, rendered without a browser', () => {
  const [designers] = remotes;
  const lowTrust = { grants: [] };
  const apart = { ...composition, remotes: [{ ...designers, lowTrust }] };

  test.each([
    ['en', '/frames/designers/designers?city=goa', 'Shown by the team designers'],
    ['hi', '/frames/designers/hi/designers?city=goa', 'यह टीम designers दिखा रही है'],
  ])('is a frame in its page, in %s, and nothing of it runs', async (language, src, title) => {
    const List = () => {
      throw new Error('It runs.');
    };
    const rendered = await render(
      {
        address: '/designers?city=goa',
        composition: apart as unknown as PageToRender['composition'],
        language,
        locale: `${language}-IN`,
      },
      List,
    );
    expect(rendered.html).toContain(`title="${title}" src="${src}"`);
    expect(rendered.html).toContain('sandbox="allow-scripts allow-forms"');
    expect(textOf(rendered.html)).toContain('© 2026 Aangan');
    expect(JSON.parse(rendered.state).parts).toEqual([]);
    expect(rendered.failedParts).toBeUndefined();
  });

  test.each([
    ['en', []],
    ['hi', ['font-family:"Noto Sans Devanagari"']],
  ])(
    'is the frame’s document, in the theme and fonts of the site, in %s: without header and footer, with props of a part',
    async (language, fonts) => {
      const [own] = remotes;
      const framed = {
        ...composition,
        frame: { remote: 'designers' },
        remotes: [{ ...own, routes: [{ path: '/-/List', expose: './List' }] }],
      };
      const List = (props: object) => JSON.stringify(props);
      const { html, css } = await render(
        {
          address: `/-/List?props=${encodeURIComponent('{"firm":7}')}`,
          composition: framed as unknown as PageToRender['composition'],
          route: { remote: 'designers', expose: './List' },
          language,
          locale: `${language}-IN`,
        },
        List,
      );
      expect(html).toContain('{&quot;firm&quot;:7}');
      expect(html).not.toMatch(/<header|<footer|<iframe/);
      for (const rule of ['--color-paper:', 'font-family:"Anek Latin"', ...fonts]) {
        expect(css).toContain(rule);
      }
    },
  );
});
