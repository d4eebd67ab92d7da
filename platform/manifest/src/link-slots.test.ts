import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { linkSlotsOf, routesWithLinks } from './link-slots.ts';
import { ManifestError } from './parse.ts';
import { parseRemoteManifest, type RouteDeclaration } from './remote-manifest.ts';
import { parseShellManifest } from './shell-manifest.ts';
import { aRemoteRelease, aShellRelease } from './testing/a-release.ts';

const text = { label: 'Rooms', order: 1 };
const linked = (link: Partial<RouteDeclaration['link']>, path = '/rooms'): RouteDeclaration => ({
  path,
  expose: './ItemPage',
  link: { ...text, ...link },
});

function problemsOf(run: () => unknown): readonly string[] {
  try {
    run();
    return [];
  } catch (error) {
    if (error instanceof ManifestError) return error.problems;
    throw error;
  }
}

describe('the link of a route', () => {
  const { manifest } = aRemoteRelease();
  const problemsWith = (link: Partial<RouteDeclaration['link']>) =>
    problemsOf(() => parseRemoteManifest({ ...manifest, routes: [linked(link)] }));

  test('names a slot, or the place of before, and not both', () => {
    for (const where of [{ slot: 'footer.links' }, { place: 'header' as const }]) {
      const routes = [linked(where)];
      assert.deepEqual(parseRemoteManifest({ ...manifest, routes }).routes, routes);
    }
    assert.deepEqual(problemsWith({}), [
      'routes: the link to "/rooms" names a slot, or the place of before; found neither',
    ]);
    assert.deepEqual(problemsWith({ slot: 'header.links', place: 'header' }), [
      'routes: the link to "/rooms" names a slot, or the place of before; found both',
    ]);
    assert.match(problemsWith({ slot: 'header' })[0] ?? '', /^routes\.0\.link\.slot: /);
  });

  test('leads to an address: a path with parameters is none', () => {
    const parse = (path: string) => () =>
      parseRemoteManifest({ ...manifest, routes: [linked({ slot: 'header.links' }, path)] });
    for (const path of ['/rooms/:id', '/:id/rooms', '/rooms/*']) {
      assert.deepEqual(problemsOf(parse(path)), [
        `routes: the link to "${path}" would be drawn with that path as its address. Remove the link, or give it to a route without parameters and "*"`,
      ]);
    }
    for (const path of ['/', '/rooms/all']) assert.deepEqual(problemsOf(parse(path)), []);
    const routes = [{ path: '/rooms/:id', expose: './ItemPage' }];
    assert.deepEqual(parseRemoteManifest({ ...manifest, routes }).routes, routes);
  });
});

describe('a shell’s slots for links', () => {
  const { manifest } = aShellRelease();
  const takes = 'links';

  test('are those that take links; a shell that declares none has its two places', () => {
    const slots = { 'page.aside': { max: 2 }, 'footer.links': { max: 3, takes } };
    const { slots: declared } = parseShellManifest({ ...manifest, slots });
    assert.deepEqual(
      [...linkSlotsOf({ ...(declared && { slots: declared }) })],
      [['footer.links', 3]],
    );
    assert.deepEqual(
      [...linkSlotsOf({})],
      [
        ['header.links', 8],
        ['account.menu', 8],
      ],
    );
  });

  test('have no room and no pages: the shell draws them', () => {
    for (const more of [{ height: 40 }, { on: [manifest.pages[0]?.path] }]) {
      const slots = { 'header.links': { max: 3, takes, ...more } };
      const problems = problemsOf(() => parseShellManifest({ ...manifest, slots }));
      assert.ok(
        problems.includes('slots: header.links takes links, which have neither "height" nor "on"'),
      );
    }
  });

  test('are not a remote’s: only the shell draws links', () => {
    const { manifest: remote } = aRemoteRelease();
    const slots = { 'item.links': { max: 3, takes } };
    assert.match(
      problemsOf(() => parseRemoteManifest({ ...remote, slots }))[0] ?? '',
      /found the key "takes"/,
    );
  });
});

describe('links as pages get them', () => {
  test('name both the slot and the place that shells of before read', () => {
    const both = [
      { slot: 'header.links', place: 'header' },
      { slot: 'account.menu', place: 'account-menu' },
    ] as const;
    for (const { slot, place } of both) {
      for (const where of [{ slot }, { place }]) {
        const [route] = routesWithLinks([linked(where)]);
        assert.deepEqual(route?.link, { ...text, slot, place });
      }
    }
    const [other] = routesWithLinks([linked({ slot: 'footer.links' })]);
    assert.deepEqual(other?.link, { slot: 'footer.links', ...text });
  });

  test('are without those that are switched off; their pages stay', () => {
    const routes = [linked({ place: 'header' }), linked({ slot: 'account.menu' })];
    assert.deepEqual(routesWithLinks(routes, ['header.links /rooms']), [
      { path: '/rooms', expose: './ItemPage' },
      linked({ slot: 'account.menu', place: 'account-menu' }),
    ]);
  });
});
