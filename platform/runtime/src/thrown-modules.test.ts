import type { SiteRemote } from '@aangan/manifest';
import { describe, expect, test } from '@jest/globals';
import { createComposer } from './composer.ts';
import type { ComposerEvent } from './composer-event.ts';
import { federation, page, release, vendors } from './testing/a-federation.ts';

describe('a module that throws while it is rendered', () => {
  const started = (remote: SiteRemote) => {
    const events: ComposerEvent[] = [];
    const { fake, used } = federation((id) => ({ from: id }));
    const composer = createComposer({
      composition: { remotes: [remote] },
      federation: fake,
      onEvent: (event) => events.push(event),
    });
    const thrown = () =>
      events.flatMap(({ type, release: id, expose }) =>
        type === 'threw' ? [`${id} ${expose}`] : [],
      );
    return { composer, used, thrown };
  };
  const bothExposes = (id: string) => ({
    ...release(id),
    exposes: { [page]: ['page.js'], './Other': ['other.js'] },
  });

  test('is loaded from the last known good release from then on, and others are not', async () => {
    const { composer, thrown } = started({ ...vendors(bothExposes('old')) });
    await composer.load('vendors', page);
    expect(composer.threw('vendors', page, new Error('render'))).toBe(true);
    expect(composer.peek('vendors', page)).toBeUndefined();
    expect(await composer.load('vendors', page)).toEqual({ from: 'old' });
    expect(composer.peek('vendors', page)).toEqual({ from: 'old' });
    expect(await composer.load('vendors', './Other')).toEqual({ from: 'new' });
    expect(thrown()).toEqual([`new ${page}`]);
  });

  test('is reported once for each release, wherever it is shown, and then given up', async () => {
    const { composer, thrown } = started(vendors(release('old')));
    await composer.load('vendors', page);
    // Two places that show it throw in one rendering.
    expect(composer.threw('vendors', page, new Error('render'))).toBe(true);
    expect(composer.threw('vendors', page, new Error('render'))).toBe(true);
    await composer.load('vendors', page);
    expect(composer.threw('vendors', page, new Error('render'))).toBe(false);
    expect(composer.threw('vendors', page, new Error('render'))).toBe(false);
    expect(thrown()).toEqual([`new ${page}`, `old ${page}`]);
    expect(await composer.load('vendors', page)).toEqual({ from: 'old' });
  });

  test('has nothing to fall back to where no release served before, or that one lacks the module', async () => {
    for (const remote of [vendors(), vendors({ ...release('old'), exposes: {} })]) {
      const { composer, thrown } = started(remote);
      await composer.load('vendors', page);
      expect(composer.threw('vendors', page, new Error('render'))).toBe(false);
      expect(thrown()).toEqual([`new ${page}`]);
      expect(await composer.load('vendors', page)).toEqual({ from: 'new' });
    }
  });
});
