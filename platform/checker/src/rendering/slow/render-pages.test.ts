import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { createChecker } from '../../create-checker.ts';
import type { PagesToRender } from '../render-pages.ts';

const checker = createChecker();

const shell = `module.exports = {
  shared: {},
  renderPage: async ({ page, load }) => {
    const { default: show } = await load(page.route.remote, page.route.expose);
    return { html: await show(page), css: '', cssVersion: '1', pictures: [], state: '{}', unused: [], head: null };
  },
};`;
const remote = (body: string) =>
  `module.exports = { exposes: { './Page': () => ({ default: async (page) => { ${body} } }) } };`;

function render(
  remotes: Record<string, string>,
  addresses: string[],
  { shellText = shell, language = 'en' } = {},
) {
  const pages = addresses.map((address) => ({
    address,
    audience: 'guest',
    language,
    locale: 'en-IN',
    now: 0,
    answers: { '/api/items/': { status: 200, body: '[1]' } },
    route: { remote: address.split('/')[1] ?? '', expose: './Page' },
  }));
  const composition = { channel: 'staging', revision: 1, shell: {}, remotes: [] } as unknown;
  return checker.unrendered({
    composition: composition as PagesToRender['composition'],
    translated: { hi: { ...(composition as object), name: 'हिन्दी' } as never },
    modules: { shell: shellText, remotes },
    pages,
  });
}

describe('pages of releases', () => {
  test('are rendered with the answers of the API', async () => {
    const items = remote(`return page.answers['/api/items/'].body`);
    assert.deepEqual(await render({ items }, ['/items', '/items/2']), []);
  });

  test('are rendered in the language of each, and those that fail are told with it', async () => {
    const items = remote(`
      if (page.composition.name !== 'हिन्दी') return 'fine';
      throw new Error('no ' + page.language)`);
    assert.deepEqual(await render({ items }, ['/items']), []);
    assert.deepEqual(await render({ items }, ['/items'], { language: 'hi' }), [
      { address: '/hi/items', remote: 'items', detail: 'error: Error: no hi' },
    ]);
  });

  test('are told apart where some cannot be rendered, also after one that ends its process', async () => {
    const items = remote(`
      if (page.address.endsWith('/throws')) throw new Error('no window\\nat a place');
      if (page.address.endsWith('/computes')) for (;;);
      return 'fine'`);
    const found = await render({ items }, [
      '/items',
      '/items/throws',
      '/items/computes',
      '/items/again',
      '/other',
    ]);
    assert.deepEqual(
      found.map(({ address, remote: name, detail }) => [address, name, detail]),
      [
        ['/items/throws', 'items', 'error: Error: no window'],
        ['/items/computes', 'items', 'timeout: no answer in 1000 ms'],
        ['/other', 'other', 'module: Error: The release of other has no server module'],
      ],
    );
  });

  test('that are rendered without a part tell whose part it is', async () => {
    const parts = [{ remote: 'boards', expose: './Save', detail: 'Error: no window\n at a place' }];
    const withPart = shell.replace(
      'head: null',
      `head: null, failedParts: ${JSON.stringify(parts)}`,
    );
    const found = await render({ items: remote("return 'fine'") }, ['/items'], {
      shellText: withPart,
    });
    assert.deepEqual(found, [
      { address: '/items', remote: 'boards', part: './Save', detail: 'error: Error: no window' },
    ]);
  });

  test('find no secret of the registry, no files and no network', async () => {
    process.env.SECRET_OF_THE_REGISTRY = 'hidden';
    const items = remote(`
      if (typeof fetch !== 'undefined' || typeof require('') !== 'never') throw new Error('reached');
      return ''`);
    const outer = remote(`
      const outer = structuredClone.constructor('return globalThis')();
      throw new Error('environment ' + JSON.stringify(outer.process.env))`);
    const [first] = await render({ items }, ['/items']);
    assert.match(first?.detail ?? '', /requires "", which the shell does not share/);
    const [second] = await render({ items: outer }, ['/items']);
    assert.doesNotMatch(second?.detail ?? '', /hidden|SECRET/);
    assert.match(second?.detail ?? '', /environment \{/);
    delete process.env.SECRET_OF_THE_REGISTRY;
  });
});
