import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type {
  ChannelComposition,
  ComposedRemote,
  Composition,
  PageRequest,
  RenderFailure,
  RenderOutcome,
} from '@aangan/manifest';
import { renderWithFallback } from '../rendering/render-with-fallback.ts';
import { failuresOf } from '../reports/page-reports.ts';
import { aPage, renderable } from '../testing/a-rendered-page.ts';
import { aRenderingEdge } from '../testing/a-rendering-edge.ts';

const [bad, good] = ['b'.repeat(16), 'd'.repeat(16)];

/** The channel with a release that served before its remote's. */
function withFallback(changes: Partial<ComposedRemote> = {}): ChannelComposition {
  const channel = renderable();
  const remotes = channel.remotes.map((remote) => {
    const { container, entry, exposes, integrity, server } = remote;
    const fallback = { container, entry, exposes, integrity, server };
    const baseUrl = `/releases/designers/${good}/`;
    return { ...remote, fallback: { ...fallback, release: good, baseUrl }, ...changes };
  });
  return { ...channel, remotes };
}

const releasesOf = ({ composition }: PageRequest) =>
  composition.remotes.map(({ release }) => release).join(' ');
const rendered = (page: PageRequest): RenderOutcome => ({
  page: { ...aPage(page), html: releasesOf(page) },
  cpuMs: 1,
});
const failed = (failure: RenderFailure): RenderOutcome => ({ failure, detail: 'as the test says' });
const compositionOf = (html: string): Composition =>
  JSON.parse(/id="aangan-composition"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? 'null');

/** The page at an address of an edge whose renderer answers so, and the releases that it was asked for. */
async function openWith(
  composition: ChannelComposition,
  render: (page: PageRequest) => RenderOutcome,
) {
  const tried: string[] = [];
  const { edge } = await aRenderingEdge({
    composition,
    render: (page) => {
      tried.push(releasesOf(page));
      return render(page);
    },
  });
  const { body } = await edge.inject('/designers');
  return { body, tried, edge };
}

test('compositions with releases in the place of others are remembered, but not as many as there can be', async () => {
  const [remote] = withFallback().remotes as [ComposedRemote];
  const names = Array.from({ length: 6 }, (_, index) => `part-${index}`);
  const consumes = Object.fromEntries(names.map((name) => [name, ['./Page']]));
  const composition = {
    ...withFallback(),
    id: 'whole',
    remotes: [
      { ...remote, consumes },
      ...names.map((name) => ({ ...remote, name, consumes: {}, routes: [] })),
    ],
  } as Composition;
  /** The composition that is tried after these parts have failed. */
  const triedAfter = async (failing: readonly string[]) => {
    const tried: Composition[] = [];
    const route = { remote: remote.name, expose: './DesignersPage' };
    const page = { address: '/', path: '/', audience: 'visitor', composition, route };
    await renderWithFallback(
      {
        render: async (asked) => {
          tried.push(asked.composition);
          const failedParts = failing.map((name) => {
            return { remote: name, expose: './Page', detail: 'made up' };
          });
          return { page: { ...aPage(asked), failedParts }, cpuMs: 1 };
        },
        close: async () => undefined,
      },
      { ...page, answers: {}, language: 'en', locale: 'en-IN', now: 0 },
    );
    return tried[1];
  };
  const first = await triedAfter(names.slice(0, 1));
  assert.equal(await triedAfter(names.slice(0, 1)), first);
  for (let set = 2; set < 40; set += 1) {
    await triedAfter(names.filter((_, index) => set & (1 << index)));
  }
  assert.notEqual(await triedAfter(names.slice(0, 1)), first);
});

describe('a page whose release cannot be rendered', () => {
  const onlyGood = (failure: RenderFailure) => (page: PageRequest) =>
    releasesOf(page).includes(bad) ? failed(failure) : rendered(page);

  for (const failure of ['error', 'timeout', 'memory', 'exit', 'output', 'module'] as const) {
    test(`because of ${failure} is rendered once more with the one before, which its scripts are of`, async () => {
      const { body, tried } = await openWith(withFallback(), onlyGood(failure));
      assert.deepEqual(tried, [bad, good]);
      assert.ok(body.includes(`<div id="root">${good}</div>`));
      const { remotes, id } = compositionOf(body);
      assert.deepEqual(
        remotes.map(({ release, insteadOf, fallback }) => [release, insteadOf, fallback]),
        [[good, bad, undefined]],
      );
      assert.ok(id.length > 0 && body.includes(`href="/releases/designers/${good}/page.js"`));
      assert.ok(!body.includes(`href="/releases/designers/${bad}/`));
    });
  }

  test('is kept like every other page', async () => {
    const { tried, edge } = await openWith(withFallback(), onlyGood('error'));
    await edge.inject('/designers');
    assert.equal(tried.length, 2);
  });

  test('of which both releases fail is sent with an empty root and its own release, for the browser to try', async () => {
    const { body, tried } = await openWith(withFallback(), () => failed('error'));
    assert.deepEqual(tried, [bad, good]);
    assert.ok(body.includes('<div id="root"></div>'));
    const [remote] = compositionOf(body).remotes;
    assert.deepEqual([remote?.release, remote?.fallback?.release], [bad, good]);
    assert.ok(!('server' in (remote?.fallback ?? {})), 'browsers do not need server modules');
  });

  test('because the renderer was not reached, is busy or late is not tried with another one', async () => {
    for (const failure of ['late', 'unreachable', 'busy', 'refused'] as const) {
      const { tried } = await openWith(withFallback(), () => failed(failure));
      assert.deepEqual(tried, [bad], failure);
    }
  });

  test('without a release before is sent with an empty root', async () => {
    const { body, tried } = await openWith(renderable(), () => failed('error'));
    assert.deepEqual(tried, [bad]);
    assert.ok(body.includes('<div id="root"></div>'));
  });
});

describe('a page with a part of another remote that throws', () => {
  const [broken, sound] = ['2'.repeat(16), '1'.repeat(16)];
  /** The remote `parts` was promoted for everybody; a release before it is there. */
  function withPart(fallback: boolean): ChannelComposition {
    const channel = withFallback({ consumes: { parts: ['./Part'] } });
    const [remote] = channel.remotes as [ComposedRemote];
    const { fallback: _none, ...rest } = { ...remote, name: 'parts', routes: [], consumes: {} };
    const before = { ...remote.fallback, release: sound } as ComposedRemote['fallback'];
    const parts = { ...rest, release: broken, ...(fallback && { fallback: before }) };
    return { ...channel, remotes: [remote, parts] };
  }
  const detail = `Error: odd\n at Part (/releases/parts/${broken}/server/module.js:1:2)`;
  const failedParts = [{ remote: 'parts', expose: './Part', detail }];
  const render = (page: PageRequest): RenderOutcome => {
    const outcome = rendered(page);
    if (!releasesOf(page).includes(broken) || !('page' in outcome)) return outcome;
    return { ...outcome, page: { ...outcome.page, failedParts } };
  };

  /** A renderer whose children say that these parts have failed. */
  const telling = (told: typeof failedParts, tried: string[] = []) => ({
    render: async (asked: PageRequest): Promise<RenderOutcome> => {
      tried.push(releasesOf(asked));
      const outcome = rendered(asked);
      if ('failure' in outcome) return outcome;
      return { ...outcome, page: { ...outcome.page, failedParts: told } };
    },
    close: async () => undefined,
  });

  test('is rendered with the release of the part before, and its own release stays', async () => {
    const { body, tried } = await openWith(withPart(true), render);
    assert.deepEqual(tried, [`${bad} ${broken}`, `${bad} ${sound}`]);
    assert.deepEqual(
      compositionOf(body).remotes.map(({ release, insteadOf }) => [release, insteadOf]),
      [
        [bad, undefined],
        [sound, broken],
      ],
    );
  });

  test('is served as it is rendered, without the part, where there is no release before', async () => {
    const { body, tried } = await openWith(withPart(false), render);
    assert.deepEqual(tried, [`${bad} ${broken}`]);
    assert.ok(body.includes(`<div id="root">${bad} ${broken}</div>`));
  });

  for (const fallback of [true, false]) {
    test(`is nobody’s fault but the part’s, ${fallback ? 'with' : 'without'} a release before`, async () => {
      const composition = withPart(fallback);
      const { remotes } = composition;
      const page = { route: { remote: remotes[0], route: { path: '/designers' } }, isOff: false };
      const renderer = {
        render: async (pageRequest: PageRequest) => render(pageRequest),
        close: async () => undefined,
      };
      const asked = { ...composition, id: 'whole' } as Composition;
      const request = { address: '/designers', route: { remote: 'designers', expose: './Page' } };
      const rendering = await renderWithFallback(renderer, {
        ...({ ...request, composition: asked } as PageRequest),
      });
      const failures = failuresOf(asked, page as never, { outcome: rendering.outcome, rendering });
      assert.deepEqual(failures, [
        { name: 'parts', release: broken, expose: './Part', detail, route: '/designers' },
      ]);
    });
  }

  test('is believed of parts that the page’s remote declares, and of those that these declare, alone', async () => {
    const channel = withPart(false);
    const [remote, parts] = channel.remotes as [ComposedRemote, ComposedRemote];
    const deeper = { ...parts, name: 'deeper', release: '3'.repeat(16) };
    const other = { ...parts, name: 'other', release: '4'.repeat(16) };
    const remotes = [remote, { ...parts, consumes: { deeper: ['./Part'] } }, deeper, other];
    const composition = { ...channel, remotes, id: 'whole' } as Composition;
    const names = ['parts', 'deeper', 'other'];
    const told = names.flatMap((name) => [
      { remote: name, expose: './Part', detail: name },
      { remote: name, expose: './Forged', detail: name },
    ]);
    const page = { route: { remote, route: { path: '/designers' } }, isOff: false };
    const request = { address: '/designers', route: { remote: 'designers', expose: './Page' } };
    const rendering = await renderWithFallback(telling(told), {
      ...({ ...request, composition } as PageRequest),
    });
    const { outcome } = rendering;
    const failures = failuresOf(composition, page as never, { outcome, rendering });
    assert.deepEqual(
      failures.map(({ name, expose }) => `${name} ${expose}`),
      ['parts ./Part', 'deeper ./Part'],
    );
  });

  test('is believed of what is in a slot, of the page’s remote or of the shell on its own pages too', async () => {
    const channel = withPart(false);
    const [designers, parts] = channel.remotes as [ComposedRemote, ComposedRemote];
    const extensions = [{ slot: 'card.actions', expose: './Part', order: 1 }];
    const told = async (owner: 'page' | 'shell', shownRoute: PageRequest['route']) => {
      const slots = { 'card.actions': { max: 1 } };
      const composition = {
        ...channel,
        id: 'whole',
        shell: { ...channel.shell, ...(owner === 'shell' && { slots }) },
        remotes: [
          { ...designers, consumes: {}, ...(owner === 'page' && { slots }) },
          { ...parts, extensions },
        ],
      } as Composition;
      const asked = { address: '/', route: shownRoute, composition };
      const rendering = await renderWithFallback(telling(failedParts), asked as PageRequest);
      const page = shownRoute && { remote: designers, route: { path: '/designers' } };
      const about = { route: page ?? undefined, isOff: false } as never;
      const { outcome } = rendering;
      return failuresOf(composition, about, { outcome, rendering }).map(
        ({ name, expose, route: path }) => `${name} ${expose} at ${path}`,
      );
    };
    const route = { remote: 'designers', expose: './Page' };
    assert.deepEqual(await told('page', route), ['parts ./Part at /designers']);
    assert.deepEqual(await told('page', null), []);
    assert.deepEqual(await told('shell', route), ['parts ./Part at /designers']);
    assert.deepEqual(await told('shell', null), ['parts ./Part at /*']);
  });

  test('that the page does not show brings no older release of anything', async () => {
    const tried: string[] = [];
    const forged = [
      { remote: 'designers', expose: './NotDeclared', detail: '' },
      { remote: 'parts', expose: './NotDeclared', detail: '' },
    ];
    const composition = { ...withPart(true), id: 'whole' } as Composition;
    for (const route of [{ remote: 'designers', expose: './Page' }, null]) {
      const asked = { address: '/designers', route, composition };
      const { failedParts: told, composition: used } = await renderWithFallback(
        telling(forged, tried),
        {
          ...(asked as PageRequest),
        },
      );
      assert.deepEqual([told, used], [[], composition]);
    }
    assert.equal(tried.length, 2);
  });

  test('that the shell cannot render without it falls back to the release before of the part alone', async () => {
    const { tried } = await openWith(withPart(true), (page) =>
      releasesOf(page).includes(broken) ? { failure: 'error', detail } : rendered(page),
    );
    assert.deepEqual(tried, [`${bad} ${broken}`, `${bad} ${sound}`]);
  });
});

describe('a page with a canary in it', () => {
  /** The page's remote is stable, and consumes one that has a canary. */
  function consuming(): ChannelComposition {
    const channel = withFallback({ consumes: { parts: ['./Part'] } });
    const [remote] = channel.remotes as [ComposedRemote];
    const parts = { ...remote, name: 'parts', routes: [], consumes: {} };
    const stable = { ...parts, release: '1'.repeat(16) };
    const next = { ...parts, release: '2'.repeat(16), fallback: stable };
    const canary = { id: 4, percent: 100, remotes: [next] };
    return { ...channel, remotes: [remote, stable], canaries: [canary] };
  }

  test('that throws falls back to its stable release first, and the page keeps its own', async () => {
    const { body, tried } = await openWith(consuming(), (page) =>
      releasesOf(page).includes('2'.repeat(16)) ? failed('error') : rendered(page),
    );
    assert.deepEqual(tried, [`${bad} ${'2'.repeat(16)}`, `${bad} ${'1'.repeat(16)}`]);
    const [, parts] = compositionOf(body).remotes;
    assert.deepEqual(
      [parts?.release, parts?.insteadOf, parts?.canary],
      ['1'.repeat(16), '2'.repeat(16), undefined],
    );
  });
});
