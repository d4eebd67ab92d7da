import type { CarriedComposition, RemoteDescription } from '@aangan/manifest';
import { describe, expect, test } from '@jest/globals';
import { createComposer } from './composer.ts';
import { createDescribedRemotes, UndescribedRemoteError } from './described-remotes.ts';
import { federation, page, release, vendors } from './testing/a-federation.ts';

const other = './Other';
const complete = {
  ...release('new'),
  exposes: { [page]: ['page.js'], [other]: ['other.js'] },
  integrity: { 'entry.js': 'sha384-e', 'later.js': 'sha384-l' },
};
const table = {
  remotes: [{ name: 'vendors', release: 'new', routes: [], description: 'described' }],
};

/** What a page of the remote carries: one of its modules. */
const carried = {
  id: 'id',
  channel: 'production',
  shell: { pages: [] },
  remotes: [vendors(release('old'))],
  table: 'table',
} as unknown as CarriedComposition;

type File = unknown | (() => unknown);

/** Plays the edge: the answers to each file, in turn; the last one stays. */
function files(answers: Record<string, File[]>) {
  const asked: string[] = [];
  const read = async (address: string, integrity: string) => {
    asked.push(`${address.replace('/releases/compositions/', '')} ${integrity}`);
    const name = /(\w+)\.json/.exec(address)?.[1] ?? '';
    const list = answers[name] ?? [];
    const answer = list.length > 1 ? list.shift() : list[0];
    if (answer instanceof Error || answer === undefined) throw answer ?? new Error('404');
    return answer;
  };
  return { asked, read, pauseMs: 1 };
}

describe('the rest of a page’s composition', () => {
  test('is fetched once, each file with the integrity that the page or the table has', async () => {
    const { asked, ...edge } = files({ table: [table], described: [complete] });
    const known: string[] = [];
    const remotes = createDescribedRemotes(carried, {
      ...edge,
      onDescription: ({ integrity }) => known.push(...Object.keys(integrity)),
    });
    expect((await remotes.site()).isPart).toBeUndefined();
    await Promise.all([remotes.describe('vendors'), remotes.describe('vendors')]);
    expect(asked).toEqual(['table.json sha256-table=', 'described.json sha256-described=']);
    expect(known).toContain('later.js');
  });

  test('is asked for again at another address where it was refused', async () => {
    const { asked, ...edge } = files({ table: [new Error('integrity'), table] });
    expect((await createDescribedRemotes(carried, edge).site()).isPart).toBeUndefined();
    expect(asked[1]).toBe('table.json?retry=1 sha256-table=');
  });

  test('leaves the page with what it carries where it cannot be had, and is asked for later', async () => {
    const edge = files({
      table: [new Error('404'), new Error('404'), table],
      described: [complete],
    });
    const remotes = createDescribedRemotes(carried, edge);
    expect(await remotes.site()).toMatchObject({ isPart: true, remotes: [{ name: 'vendors' }] });
    expect(await remotes.describe('vendors')).toMatchObject(complete);
  });

  test('says that a remote is not described', async () => {
    const remotes = createDescribedRemotes(carried, files({ table: [table] }));
    await expect(remotes.describe('vendors')).rejects.toThrow(UndescribedRemoteError);
    await expect(remotes.describe('absent')).rejects.toThrow(UndescribedRemoteError);
  });

  test('describes the fallback where the page was rendered with it', async () => {
    const described: RemoteDescription = { ...complete, fallback: release('old') };
    const fallen = { ...carried, remotes: [{ ...vendors(), ...release('old') }] };
    const edge = files({ table: [table], described: [described] });
    const remotes = createDescribedRemotes(fallen, edge);
    expect(await remotes.describe('vendors')).toEqual(release('old'));
  });

  test('is nothing where the page carries the whole composition', async () => {
    const { table: _none, ...whole } = carried;
    const { asked, ...edge } = files({});
    const remotes = createDescribedRemotes(whole, edge);
    expect(await remotes.site()).toBe(whole);
    expect(await remotes.describe('vendors')).toBe(whole.remotes[0]);
    expect(asked).toEqual([]);
  });
});

describe('a composer of what a page carries', () => {
  const composerOf = (answers: Record<string, File[]>) => {
    const { fake, used } = federation(() => ({ ok: true }));
    const { describe: describeRemote } = createDescribedRemotes(carried, files(answers));
    const composer = createComposer({
      composition: carried,
      describe: describeRemote,
      federation: fake,
    });
    return { composer, used };
  };

  test('loads the page’s module although the remote cannot be described', async () => {
    const { composer } = composerOf({});
    expect(await composer.load('vendors', page)).toEqual({ ok: true });
  });

  test('has a module only when the hashes of its later scripts are known', async () => {
    let describeNow: (description: RemoteDescription) => void = () => undefined;
    const { fake } = federation(() => ({ ok: true }));
    const composer = createComposer({
      composition: carried,
      describe: () =>
        new Promise((resolve) => {
          describeNow = resolve;
        }),
      federation: fake,
    });
    const loading = composer.load('vendors', page);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(composer.peek('vendors', page)).toBeUndefined();
    describeNow(complete);
    expect(await loading).toEqual({ ok: true });
  });

  test('loads other modules from the description, and says why it cannot without', async () => {
    const { composer } = composerOf({ table: [table], described: [complete] });
    expect(await composer.load('vendors', other)).toEqual({ ok: true });
    const without = composerOf({ table: [table] });
    await expect(without.composer.load('vendors', other)).rejects.toMatchObject({
      cause: expect.any(UndescribedRemoteError),
    });
    expect(without.used).toEqual([]);
  });
});
