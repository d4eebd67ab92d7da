import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { createComposer } from './composer.ts';
import type { ComposerEvent } from './composer-event.ts';
import { RemoteLoadError } from './remote-load-error.ts';
import { federation, page, release, vendors } from './testing/a-federation.ts';

const broken = () => {
  throw new Error('404');
};

describe('loading a remote’s module', () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  test('loads it once, however often and however soon it is asked for', async () => {
    let loads = 0;
    const { fake } = federation(() => ({ load: ++loads }));
    const composer = createComposer({ composition: { remotes: [vendors()] }, federation: fake });
    const [first, second] = await Promise.all([
      composer.load('vendors', page),
      composer.load('vendors', page),
    ]);
    expect(first).toBe(second);
    expect(await composer.load('vendors', page)).toEqual({ load: 1 });
  });

  test('tells from which release it was loaded, and of a ring of slots once', async () => {
    const { fake } = federation(() => ({ here: true }));
    const events: ComposerEvent[] = [];
    const composer = createComposer({
      composition: { remotes: [vendors()] },
      federation: fake,
      onEvent: (event) => events.push(event),
    });
    expect(composer.releaseOf('vendors', page)).toBeUndefined();
    await composer.load('vendors', page);
    expect(composer.releaseOf('vendors', page)).toBe(vendors().release);
    const [one, other] = ['Ring in a.slot', 'Ring in b.slot'].map((text) => new Error(text));
    for (const error of [one, one, other]) composer.ringed('vendors', page, error);
    const rings = events.filter(({ type }) => type === 'ringed');
    expect(rings).toEqual(
      [one, other].map((error) =>
        expect.objectContaining({ remote: 'vendors', expose: page, error }),
      ),
    );
  });

  test('loads nothing of a remote that is switched off', async () => {
    const { fake, used } = federation(() => ({ here: true }));
    const remotes = [{ ...vendors(release('old')), isOff: true }];
    const composer = createComposer({ composition: { remotes }, federation: fake });
    expect(composer.isOff('vendors')).toBe(true);
    expect(composer.isOff('absent')).toBe(false);
    await expect(composer.load('vendors', page)).rejects.toThrow(RemoteLoadError);
    expect(used).toEqual([]);
  });

  test('has a loaded module at hand without waiting', async () => {
    const { fake } = federation(() => ({ here: true }));
    const composer = createComposer({ composition: { remotes: [vendors()] }, federation: fake });
    expect(composer.peek('vendors', page)).toBeUndefined();
    await composer.load('vendors', page);
    expect(composer.peek('vendors', page)).toEqual({ here: true });
  });

  test('loads a failed release a second time before it gives up on it', async () => {
    const { fake, used } = federation((_id, retry) => (retry > 0 ? { ok: true } : broken()));
    const composer = createComposer({ composition: { remotes: [vendors()] }, federation: fake });
    expect(await composer.load('vendors', page)).toEqual({ ok: true });
    expect(used).toEqual(['new', 'new again']);
  });

  test('loads it a third time where there is no release to fall back to, after a longer pause', async () => {
    jest.useFakeTimers();
    let back = false;
    const { fake, used } = federation(() => (back ? { ok: true } : broken()));
    const composer = createComposer({ composition: { remotes: [vendors()] }, federation: fake });
    const loaded = composer.load('vendors', page);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(used).toHaveLength(2);
    back = true;
    await jest.advanceTimersByTimeAsync(250);
    expect(await loaded).toEqual({ ok: true });
    expect(used).toHaveLength(3);
  });

  test('falls back to the last known good release', async () => {
    const { fake } = federation((id) => (id === 'old' ? { from: 'old' } : broken()));
    const composer = createComposer({
      composition: { remotes: [vendors(release('old'))] },
      federation: fake,
    });
    expect(await composer.load('vendors', page)).toEqual({ from: 'old' });
  });

  test('does not ask the last known good release for what it does not have', async () => {
    const { fake, used } = federation(broken);
    const old = { ...release('old'), exposes: {} };
    const composer = createComposer({ composition: { remotes: [vendors(old)] }, federation: fake });
    await expect(composer.load('vendors', page)).rejects.toThrow(RemoteLoadError);
    expect(used).not.toContain('old again');
  });

  test('recovers on the next call after everything failed', async () => {
    let isDown = true;
    const { fake } = federation(() => (isDown ? broken() : { back: true }));
    const composer = createComposer({ composition: { remotes: [vendors()] }, federation: fake });
    await expect(composer.load('vendors', page)).rejects.toThrow('vendors ./VendorPage');
    isDown = false;
    expect(await composer.load('vendors', page)).toEqual({ back: true });
  });

  test('does not wait for ever for a module that never comes', async () => {
    const { fake } = federation(() => new Promise(() => undefined));
    const composer = createComposer({
      composition: { remotes: [vendors()] },
      federation: fake,
      timeoutMs: 20,
    });
    await expect(composer.load('vendors', page)).rejects.toThrow(RemoteLoadError);
  });

  test('gives up within 8 s by itself, so that the message is there within 10 s', async () => {
    jest.useFakeTimers();
    const { fake } = federation(() => new Promise(() => undefined));
    const composer = createComposer({
      composition: { remotes: [vendors(release('old'))] },
      federation: fake,
    });
    const given = jest.fn();
    composer.load('vendors', page).catch(given);
    await jest.advanceTimersByTimeAsync(8_000);
    expect(given).toHaveBeenCalledWith(expect.any(RemoteLoadError));
  });

  test('tries again, beside a try that hangs, and asks once more when it is called again', async () => {
    jest.useFakeTimers();
    const hangs = new Promise(() => undefined);
    const { fake, used } = federation((_id, retry) => (retry > 2 ? { ok: retry } : hangs));
    const composer = createComposer({
      composition: { remotes: [vendors()] },
      federation: fake,
      timeoutMs: 60,
    });
    const given = expect(composer.load('vendors', page)).rejects.toThrow(RemoteLoadError);
    await jest.advanceTimersByTimeAsync(60);
    await given;
    expect(used).toEqual(['new', 'new again', 'new again']);
    expect(await composer.load('vendors', page)).toEqual({ ok: 3 });
  });

  test('stays with the try that worked when an earlier one is given up', async () => {
    jest.useFakeTimers();
    const { fake, used } = federation((_id, retry) =>
      retry > 0 ? {} : new Promise(() => undefined),
    );
    const composer = createComposer({
      composition: { remotes: [vendors()] },
      federation: fake,
      timeoutMs: 60,
    });
    const loaded = composer.load('vendors', page);
    await jest.advanceTimersByTimeAsync(60);
    await loaded;
    await jest.advanceTimersByTimeAsync(60);
    await composer.load('vendors', './VendorHead');
    expect(used).toEqual(['new', 'new again']);
  });

  test('takes the first module that comes, also from a try that was thought to hang', async () => {
    jest.useFakeTimers();
    const first = Promise.withResolvers<object>();
    const { fake } = federation((_id, retry) => {
      if (retry > 0) first.resolve({ from: 'the first try' });
      return retry > 0 ? new Promise(() => undefined) : first.promise;
    });
    const composer = createComposer({
      composition: { remotes: [vendors()] },
      federation: fake,
      timeoutMs: 400,
    });
    const loaded = composer.load('vendors', page);
    await jest.advanceTimersByTimeAsync(400);
    expect(await loaded).toEqual({ from: 'the first try' });
  });

  test('names a remote that the composition does not have', async () => {
    const { fake } = federation(broken);
    const composer = createComposer({ composition: { remotes: [] }, federation: fake });
    const error = await composer.load('vendors', page).catch((caught: Error) => caught);
    expect((error as Error).cause).toEqual(new Error('No remote "vendors" is in this composition'));
  });

  test('reports every attempt, for logs and telemetry', async () => {
    const events: ComposerEvent[] = [];
    const { fake } = federation((id) => (id === 'old' ? {} : broken()));
    const composer = createComposer({
      composition: { remotes: [vendors(release('old'))] },
      federation: fake,
      onEvent: (event) => events.push(event),
    });
    await composer.load('vendors', page);
    expect(events.map((event) => `${event.release} ${event.type}`)).toEqual([
      'new failed',
      'new failed',
      'old loaded',
    ]);
  });

  test('pauses longer after each failure, before it asks again', async () => {
    jest.useFakeTimers();
    const { fake, used } = federation((id) => (id === 'old' ? {} : broken()));
    const composer = createComposer({
      composition: { remotes: [vendors(release('old'))] },
      federation: fake,
      pauseMs: 100,
    });
    void composer.load('vendors', page);
    const after = async (milliseconds: number) => {
      await jest.advanceTimersByTimeAsync(milliseconds);
      return used.at(-1);
    };
    expect(await after(99)).toBe('new');
    expect(await after(2)).toBe('new again');
    expect(await after(197)).toBe('new again');
    expect(await after(3)).toBe('old again');
  });
});
