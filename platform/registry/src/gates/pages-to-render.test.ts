import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { RemoteRelease } from '@aangan/manifest';
import { remoteRelease, shellRelease } from '../testing/release-factory.ts';
import { pagesToRender } from './pages-to-render.ts';

describe('the pages of a check that a server renders', () => {
  const rendering = (manifest: RemoteRelease): RemoteRelease => {
    return { ...manifest, server: { file: 'server/module.js', exposes: ['./Page'] } };
  };
  const cards = rendering(
    remoteRelease('cards', '1', { slots: { 'card.actions': { max: 2 } } }).manifest,
  );
  const put = (more: object = {}) =>
    remoteRelease('hearts', '1', {
      extensions: [{ slot: 'card.actions', expose: './Page', order: 1, ...more }],
    }).manifest;
  const audiencesWith = async (...others: RemoteRelease[]) => {
    const proposed = { shell: shellRelease('1').manifest, remotes: [cards, ...others] };
    const { pages } = await pagesToRender(proposed, ['cards'], undefined);
    return pages.map(({ address, audience }) => [address, audience]);
  };

  test('are rendered for the first audience that sees them', async () => {
    assert.deepEqual(await audiencesWith(), [['/cards', 'guest']]);
    assert.deepEqual(await audiencesWith(put()), [['/cards', 'guest']]);
  });

  test('are rendered in each language that their remote has messages in', async () => {
    const languages = [
      { code: 'en', locale: 'en-IN', name: 'English' },
      { code: 'hi', locale: 'hi-IN', name: 'हिन्दी' },
    ];
    const title = { en: 'Cards', hi: 'कार्ड' };
    const { manifest } = remoteRelease('cards', '1', { route: { title } });
    const server = { file: 'server/module.js', exposes: ['./Page', './Messages.hi'] };
    const { manifest: shell } = shellRelease('1', { languages });
    const pagesOf = async (remote: RemoteRelease) => {
      const proposed = { shell, remotes: [remote] };
      const { pages, composition, translated } = await pagesToRender(
        proposed,
        ['cards'],
        undefined,
      );
      const titles = [composition, translated?.hi].map((one) => one?.remotes[0]?.routes[0]?.title);
      assert.deepEqual(titles, ['Cards', 'कार्ड']);
      return pages.map(({ address, language, locale }) => [address, language, locale]);
    };
    const english = ['/cards', 'en', 'en-IN'];
    assert.deepEqual(await pagesOf({ ...manifest, server }), [english, ['/cards', 'hi', 'hi-IN']]);
    assert.deepEqual(await pagesOf(rendering(manifest)), [english]);
  });

  test('are rendered, too, for each audience that something in their slots is for', async () => {
    const hidden = put({ for: ['member'] });
    assert.deepEqual(await audiencesWith(hidden), [
      ['/cards', 'guest'],
      ['/cards', 'member'],
    ]);
  });
});
