import type { SiteRemote } from '@aangan/manifest';
import type { Composer } from '@aangan/runtime';
import { describe, expect, jest, test } from '@jest/globals';
import { withFrames } from './framed-composer.ts';

const remote = (name: string, more: object = {}) =>
  ({ name, release: 'a'.repeat(16), routes: [], ...more }) as unknown as SiteRemote;

describe('a composer with remotes of low trust', () => {
  const load = jest.fn(async () => ({ Page: 'loaded' }));
  const inner = {
    load,
    peek: jest.fn(() => undefined),
    threw: () => true,
    isOff: () => false,
    messagesOf: () => 'loaded',
  } as unknown as Composer;
  const messages = { 'shell.frame-close': 'बंद करें' };
  const options = { languages: [], onFailed: () => undefined, messages };
  const remotes = [remote('offers', { lowTrust: { grants: [] } }), remote('vendors')];
  const composer = withFrames(inner, remotes, options);

  test('shows them by a component of its own, at once and always the same, and loads nothing', async () => {
    const module = composer.peek('offers', './Page');
    expect(module).toEqual({ Page: expect.any(Function) });
    expect(await composer.load('offers', './Page')).toBe(module);
    expect(composer.threw('offers', './Page', new Error('x'))).toBe(false);
    expect(composer.messagesOf?.('offers', './Page')).toBe(messages);
    expect(load).not.toHaveBeenCalled();
  });

  test('loads all others as before, and is the same where none is of low trust', async () => {
    expect(await composer.load('vendors', './Page')).toEqual({ Page: 'loaded' });
    expect(composer.threw('vendors', './Page', new Error('x'))).toBe(true);
    expect(withFrames(inner, [remote('vendors')], options)).toBe(inner);
  });
});
