/**
 * @jest-environment node
 */
import { apiBaseQuery } from '@aangan/api-client';
import { endpoint } from '@aangan/api-client/endpoints';
import { currentYear, RemotePart, Slot, useHost, useSession, withApi } from '@aangan/host';
import { createApi } from '@aangan/host/server-query';
import type { PageToRender } from '@aangan/manifest';
import { noServerModule } from '@aangan/manifest/no-server-module';
import { leftToBrowser } from '@aangan/runtime';
import { describe, expect, test } from '@jest/globals';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { renderPage } from './render-page.tsx';

interface Firm {
  name: string;
}

const firmApi = createApi({
  reducerPath: 'firmApi',
  baseQuery: apiBaseQuery,
  endpoints: (build) => ({
    getFirm: build.query<Firm, void>({
      query: () => endpoint('get', '/designers/profiles/{id}/', { params: { id: 7 } }) as never,
    }),
  }),
});

const Name = styled.h1`
  color: rebeccapurple;
`;

const FirmPage = withApi(firmApi, function FirmView() {
  const { data, isError } = firmApi.useGetFirmQuery();
  const { audience, status } = useSession();
  const { clock } = useHost();
  const [search] = useSearchParams();
  return (
    <>
      <Name>{isError ? 'Not found' : (data?.name ?? 'Loading')}</Name>
      <p>
        {audience} {status} in {currentYear(clock)} looks for {search.get('search')}
      </p>
      <img src="/a.webp" srcSet="/a.webp 1x, /b.webp 2x" alt="" fetchPriority="high" />
    </>
  );
});

const modules: Record<string, unknown> = {
  './FirmPage': { FirmPage },
  './FirmHead': { FirmHead: ({ name }: Firm) => ({ title: name, description: 'A firm.' }) },
  './BrokenPage': {
    BrokenPage: () => {
      throw new Error('broken');
    },
  },
};
const load = async (_remote: string, expose: string) => modules[expose];

const address = '/api/designers/profiles/7/';
const firm = { status: 200, body: JSON.stringify({ name: 'Works & Sons' }) };

const routes = [
  { path: '/firms/:id', expose: './FirmPage', head: './FirmHead', data: [address] },
  { path: '/broken', expose: './BrokenPage' },
];

function aPage(parts: Partial<PageToRender> = {}): PageToRender {
  return {
    address: '/firms/7?search=%3Cb%3E',
    audience: 'guest',
    composition: {
      channel: 'production',
      id: 'a composition',
      shell: {
        release: 'a'.repeat(16),
        baseUrl: '/',
        template: 'page.html',
        scripts: [],
        fonts: [],
        siteName: 'Aangan',
        defaultAudience: 'guest',
        pages: [],
        integrity: {},
      },
      remotes: [
        {
          name: 'firms',
          team: 'firms',
          release: 'b'.repeat(16),
          container: 'c',
          baseUrl: '/',
          entry: 'e.js',
          exposes: {},
          integrity: {},
          consumes: {},
          routes,
        },
      ],
    },
    route: { remote: 'firms', expose: './FirmPage', head: './FirmHead' },
    answers: { [address]: firm },
    language: 'en',
    locale: 'en-IN',
    now: Date.UTC(2031, 0, 1),
    ...parts,
  };
}

const render = (parts?: Partial<PageToRender>) => renderPage({ page: aPage(parts), load });
const textOf = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

describe('a page on a server', () => {
  test('is rendered with its answers, which travel as the state of its slices', async () => {
    const { html, state, unused, head } = await render();
    expect(html).toContain('Works &amp; Sons</h1>');
    expect(textOf(html)).toContain('guest signed-out in 2031 looks for &lt;b&gt;');
    const { audience, now, slices } = JSON.parse(state);
    expect([audience, now]).toEqual(['guest', Date.UTC(2031, 0, 1)]);
    const [query] = Object.values<Record<string, unknown>>(slices.firmApi.queries);
    expect(query).toMatchObject({ status: 'fulfilled', data: { name: 'Works & Sons' } });
    expect(unused).toEqual([]);
    expect(head).toEqual({ title: 'Works & Sons', description: 'A firm.' });
  });

  test('brings its styles, and its pictures apart from the markup', async () => {
    const { html, css, cssVersion, pictures } = await render();
    expect(css).toContain('color:rebeccapurple');
    expect(cssVersion).toMatch(/^\d+\.\d+/);
    expect(html).not.toMatch(/<style|<link|<script/);
    expect(pictures).toEqual([{ srcset: '/a.webp 1x, /b.webp 2x' }]);
  });

  test('shows what is loading where an answer is missing or is no JSON, and leaves it to the browser', async () => {
    const none: PageToRender['answers'][] = [{}, { [address]: { status: 200, body: '<html>' } }];
    for (const answers of none) {
      const { html, state, head } = await render({ answers });
      expect(html).toContain('Loading</h1>');
      expect(JSON.parse(state).slices).toEqual({});
      expect(head).toBeNull();
    }
  });

  test('shows what the API refuses, without a head', async () => {
    const refusal = { status: 404, body: '{"detail":"Not found.","code":"not_found"}' };
    // With an answer that nothing asks for, the page is rendered once more before the last time.
    const other = { '/api/public/site/': { status: 200, body: '{}' } };
    for (const answers of [{ [address]: refusal }, { [address]: refusal, ...other }]) {
      const { html, head, state } = await render({ answers });
      expect(html).toContain('Not found</h1>');
      expect(head).toBeNull();
      const [query] = Object.values<Record<string, unknown>>(
        JSON.parse(state).slices.firmApi.queries,
      );
      expect(query).toMatchObject({ status: 'rejected', error: { status: 404 } });
    }
  });

  test('is the shell’s notice where the remote is switched off, without a head and loading nothing', async () => {
    const { composition } = aPage();
    const remotes = composition.remotes.map((remote) => ({ ...remote, isOff: true }));
    const { html, head, state } = await render({
      route: null,
      composition: { ...composition, remotes },
    });
    expect(html).toContain('This page is not available right now');
    expect(html).toContain('href="/"');
    expect(head).toBeNull();
    expect(JSON.parse(state).parts).toEqual([]);
  });

  test('names the answers that nothing asked for', async () => {
    const other = '/api/public/site/';
    const answers = { [address]: firm, [other]: { status: 200, body: '{}' } };
    expect((await render({ answers })).unused).toEqual([other]);
  });

  test('is for the expected audience, whose session is still being checked', async () => {
    const { html } = await render({ audience: 'designer' });
    expect(textOf(html)).toContain('designer checking in 2031');
  });

  test('is the same for the same input, and shares nothing with pages rendered at the same time', async () => {
    const pages = Array.from({ length: 12 }, (_, index) => ({
      address: `/firms/7?search=${index}`,
      answers: { [address]: { status: 200, body: JSON.stringify({ name: `Firm ${index}` }) } },
    }));
    const together = await Promise.all(pages.map(render));
    for (const [index, page] of pages.entries()) {
      expect(together[index]).toEqual(await render(page));
      expect(together[index]?.html).toContain(`Firm ${index}</h1>`);
    }
  });

  test('is not found where nothing is declared', async () => {
    const { html } = await render({ address: '/nothing', route: null, answers: {} });
    expect(html).toContain('Page not found');
  });

  describe('with parts of other remotes', () => {
    const show = (exposes: string[]) => () => (
      <main>
        <h1>The page</h1>
        {exposes.map((expose) => (
          <RemotePart
            key={expose}
            remote="boards"
            expose={expose}
            props={{}}
            loading={<i>Loading {expose}</i>}
            failed={() => <b>Failed</b>}
          />
        ))}
      </main>
    );
    const parts: Record<string, unknown> = {
      './Good': { Good: () => <p>A good part</p> },
      './Broken': {
        Broken: () => {
          throw new Error('the part broke');
        },
      },
      './Missing': {},
      './Outer': { Outer: show(['./Broken']) },
    };
    const browserOnly = Object.assign(new Error('none'), { code: noServerModule });
    const pageOf = (shown: string[]) =>
      renderPage({
        page: aPage({ route: { remote: 'firms', expose: './FirmPage' }, answers: {} }),
        load: async (_remote, expose) => {
          if (expose === './FirmPage') return { FirmPage: show(shown) };
          if (expose === './Plain') throw browserOnly;
          if (expose === './Torn') throw new Error('cannot be evaluated');
          return parts[expose];
        },
      });

    test.each(['./Broken', './Torn', './Missing'])(
      'keeps its rendering where %s fails, and names it',
      async (expose) => {
        const { html, failedParts, state } = await pageOf(['./Good', expose]);
        expect(html).toContain('The page</h1>');
        expect(html).toContain('A good part');
        expect(textOf(html)).toContain(`Loading ${expose}`);
        expect(html).toContain(`data-dgst="${leftToBrowser}"`);
        expect(failedParts).toEqual([
          { remote: 'boards', expose, detail: expect.stringMatching(/broke|evaluated|exports no/) },
        ]);
        const { parts: rendered } = JSON.parse(state);
        expect(rendered).not.toContainEqual({ remote: 'boards', expose });
      },
    );

    test('names the part within a part that fails, and keeps the one around it', async () => {
      const { html, failedParts } = await pageOf(['./Outer']);
      expect(html.match(/The page<\/h1>/g)).toHaveLength(2);
      expect(failedParts?.map(({ expose }) => expose)).toEqual(['./Broken']);
    });

    test('leaves parts that only browsers render to them, which is no failure', async () => {
      const { html, failedParts } = await pageOf(['./Plain', './Good']);
      expect(textOf(html)).toContain('Loading ./Plain');
      expect(html).toContain('A good part');
      expect(failedParts).toBeUndefined();
    });

    test('fails with the page’s own error where the page fails without them too', async () => {
      const page = renderPage({
        page: aPage({ route: { remote: 'firms', expose: './FirmPage' }, answers: {} }),
        load: async (_remote, expose) =>
          expose === './FirmPage'
            ? {
                FirmPage: () => {
                  throw new Error('the page broke');
                },
              }
            : parts[expose],
      });
      await expect(page).rejects.toThrow('the page broke');
    });
  });

  describe('with slots', () => {
    const broken = () => {
      throw new Error('throws on a server only');
    };
    const extensions: Record<string, unknown> = {
      './Heart': { Heart: ({ label }: { label: string }) => <p>{`Save ${label}`}</p> },
      './Broken': { Broken: broken },
    };
    const inSlot = (expose: string, more: object = {}) => ({ remote: 'boards', expose, ...more });
    const rendered = (...put: ReturnType<typeof inSlot>[]) => {
      const page = aPage({ route: { remote: 'firms', expose: './FirmPage' }, answers: {} });
      const slots = { 'firm.aside': { max: 3, height: 48, extensions: put } };
      return renderPage({
        page: { ...page, composition: { ...page.composition, slots } },
        load: async (remote, expose) =>
          remote === 'boards'
            ? extensions[expose]
            : {
                FirmPage: () => (
                  <main>
                    <h1>The page</h1>
                    <Slot name="firm.aside" props={{ label: 'Bawa' }} />
                  </main>
                ),
              },
      });
    };

    test('has what is put into them for its audience and address', async () => {
      const { html, state } = await rendered(
        inSlot('./Heart', { for: ['guest'], on: ['/firms/:id'] }),
        inSlot('./Broken', { for: ['vendor'] }),
        inSlot('./Missing', { on: ['/elsewhere'] }),
      );
      expect(html).toContain('<p>Save Bawa</p>');
      expect(JSON.parse(state).parts).toContainEqual({ remote: 'boards', expose: './Heart' });
    });

    test('keeps its rendering and the others where one throws on the server only, and names it', async () => {
      const { html, failedParts } = await rendered(inSlot('./Broken'), inSlot('./Heart'));
      expect(html).toContain('The page</h1>');
      expect(html).toContain('<p>Save Bawa</p>');
      expect(html.match(/data-slot="firm.aside" style="min-height:48px"/g)).toHaveLength(2);
      expect(failedParts).toEqual([
        { remote: 'boards', expose: './Broken', detail: expect.stringMatching(/on a server only/) },
      ]);
    });

    test('ends a ring of them', async () => {
      extensions['./Ring'] = {
        Ring: () => (
          <div>
            <b>Around</b>
            <Slot name="firm.aside" props={{ label: 'Bawa' }} />
          </div>
        ),
      };
      const { html, failedParts } = await rendered(inSlot('./Ring'), inSlot('./Heart'));
      expect(html.match(/Around/g)).toHaveLength(1);
      expect(failedParts).toBeUndefined();
    });
  });

  test('fails with the error of its component', async () => {
    const route = { remote: 'firms', expose: './BrokenPage' };
    await expect(render({ address: '/broken', route, answers: {} })).rejects.toThrow('broken');
  });
});
