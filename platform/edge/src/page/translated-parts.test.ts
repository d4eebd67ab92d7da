import assert from 'node:assert/strict';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, test } from 'node:test';
import { aPage } from '../testing/a-rendered-page.ts';
import { closeAfterTest } from '../testing/an-edge.ts';
import {
  anEdgeInTwoLanguages,
  carriedBy,
  inTwoLanguages,
  links,
} from '../testing/in-two-languages.ts';

describe('the composition of a page', () => {
  test('has texts of the page’s language only, and the languages of the site', async () => {
    const { edge } = await anEdgeInTwoLanguages();
    const { body } = await edge.inject('/hi/designers');
    assert.doesNotMatch(body, /All designers|About the site|"About"|"Designers"/);
    const carried = carriedBy(body);
    assert.deepEqual(carried.shell.pages, [{ path: '/about', title: 'परिचय' }]);
    assert.equal(carried.links[0].link.label, 'डिज़ाइनर');
    assert.deepEqual(
      carried.shell.languages.map(({ code }: { code: string }) => code),
      ['en', 'hi'],
    );
    assert.doesNotMatch((await edge.inject('/designers')).body, /सब डिज़ाइनर|परिचय/);
  });

  test('has its rest in a file of its own for each language, at any edge', async () => {
    const { edge } = await anEdgeInTwoLanguages();
    const other = await anEdgeInTwoLanguages();
    const tableOf = async (url: string) => {
      const { table } = carriedBy((await edge.inject(url)).body);
      const file = await other.edge.inject(`/releases/compositions/${table}.json`);
      assert.equal(file.statusCode, 200);
      return file.body;
    };
    const hindi = await tableOf('/hi/designers');
    assert.match(hindi, /सब डिज़ाइनर/);
    assert.doesNotMatch(hindi, /All designers/);
    assert.match(await tableOf('/designers'), /All designers/);
  });

  test('has the messages of the page’s remotes in its language beside their modules, and preloads them', async () => {
    const { edge } = await anEdgeInTwoLanguages();
    const { body } = await edge.inject('/hi/designers');
    const [designers] = carriedBy(body).remotes;
    assert.deepEqual(designers.exposes, {
      './DesignersPage': ['page.js'],
      './Messages.hi': ['messages-hi.js'],
    });
    assert.match(designers.integrity['messages-hi.js'], /^sha384-/);
    const preloaded = links(body, 'preload');
    const messages = preloaded.filter((link) => link.includes('messages-hi.js'));
    assert.match(messages.join(), /^<link rel="preload" as="script"[^>]* integrity="sha384-H+"/);
    assert.equal(messages.length, 1);
    const english = (await edge.inject('/designers')).body;
    assert.doesNotMatch(english, /messages-hi|Messages\.hi/);
  });

  test('has the messages of remotes whose parts the rendered page shows', async () => {
    const { shell, remotes, ...rest } = inTwoLanguages();
    const [designers] = remotes;
    assert.ok(designers);
    const vendors = {
      ...designers,
      name: 'vendors',
      baseUrl: '/releases/vendors/v/',
      routes: [],
      exposes: { './VendorCard': ['card.js'], './Messages.hi': ['messages-hi.js'] },
    };
    const consumer = { ...designers, consumes: { vendors: ['./VendorCard'] } };
    const { edge } = await anEdgeInTwoLanguages({
      composition: { ...rest, shell, remotes: [consumer, vendors] },
      render: (page) => {
        const parts = [
          { remote: 'vendors', expose: './VendorCard' },
          { remote: 'vendors', expose: './Messages.hi' },
        ];
        return { page: { ...aPage(page), css: '', state: JSON.stringify({ parts }) }, cpuMs: 1 };
      },
    });
    const { body } = await edge.inject('/hi/designers');
    assert.match(body, /visitor at/);
    assert.match(links(body, 'preload').join(), /\/releases\/vendors\/v\/messages-hi\.js/);
  });

  test('has the fonts of the language in place of the others', async () => {
    const { edge } = await anEdgeInTwoLanguages();
    const fonts = async (url: string) =>
      links((await edge.inject(url)).body, 'preload').filter((link) => link.includes('as="font"'));
    assert.match((await fonts('/hi/designers')).join(), /^[^>]*devanagari\.woff2">$/);
    assert.match((await fonts('/designers')).join(), /^[^>]*text\.woff2">$/);
  });
});

describe('the data of a page', () => {
  const anApi = () => {
    const state = { asked: [] as string[], changed: [] as string[] };
    const listener: RequestListener = (request, response) => {
      const url = request.url ?? '';
      response.setHeader('content-type', 'application/json');
      if (request.method === 'PATCH') state.changed = ['/api/designers/profiles/7/'];
      if (url.startsWith('/api/changes/')) {
        const addresses = state.changed.splice(0);
        response.end(JSON.stringify({ cursor: '2', addresses, complete: true }));
        return;
      }
      if (request.method === 'GET') state.asked.push(url);
      response.end('{}');
    };
    return { state, listener };
  };
  const listen = async (listener: RequestListener) => {
    const server = createServer(listener);
    closeAfterTest(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  };

  test('is asked for once for both languages, and a change of it renders both again', async () => {
    const { state, listener } = anApi();
    const { edge, pages } = await anEdgeInTwoLanguages({ api: await listen(listener) });
    const origin = await edge.listen({ port: 0, host: '127.0.0.1' });
    const open = async () => {
      for (const path of ['/designers/7', '/hi/designers/7', '/designers/7', '/hi/designers/7']) {
        await (await fetch(origin + path)).text();
      }
      return [state.asked.splice(0).length, pages.splice(0).map(({ language }) => language)];
    };
    assert.deepEqual(await open(), [1, ['en', 'hi']]);
    await fetch(`${origin}/api/designers/profiles/me/`, { method: 'PATCH' });
    assert.deepEqual(await open(), [1, ['en', 'hi']]);
  });

  test('is asked for by each page of a visitor who is signed in', async () => {
    const { state, listener } = anApi();
    const { edge } = await anEdgeInTwoLanguages({ api: await listen(listener) });
    const headers = { cookie: 'site-audience=maker' };
    await edge.inject({ url: '/designers/7', headers });
    await edge.inject({ url: '/hi/designers/7', headers });
    assert.deepEqual(state.asked, ['/api/designers/profiles/7/', '/api/designers/profiles/7/']);
  });
});
