import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { limits } from './limits.ts';
import { aRemoteRelease, aShellRelease } from './testing/a-release.ts';
import { problemsOf } from './testing/problems-of.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
const keyed = <Value>(count: number, key: (index: number) => string, value: Value) =>
  Object.fromEntries(numbers(count).map((index) => [key(index), value]));

type Case = [place: string, limit: number, unit: string, release: (count: number) => object];

const remote = aRemoteRelease();
const shell = aShellRelease();
const [route] = remote.manifest.routes;
const [file] = Object.values(remote.files);
const withRoute = (changes: object) => ({
  ...remote,
  manifest: { ...remote.manifest, routes: [{ ...route, ...changes }] },
});
const withShell = (changes: object) => ({
  ...shell,
  manifest: { ...shell.manifest, ...changes },
});

const cases: Case[] = [
  [
    ...(['manifest.routes', limits.routes, 'items'] as const),
    (count) => ({
      ...remote,
      manifest: {
        ...remote.manifest,
        routes: numbers(count).map((index) => ({ ...route, path: `/p${index}` })),
      },
    }),
  ],
  [
    ...(['manifest.routes.0.data', limits.firstData, 'items'] as const),
    (count) => withRoute({ data: numbers(count).map((index) => `/api/${index}/`) }),
  ],
  [
    ...(['manifest.routes.0.for', limits.names, 'items'] as const),
    (count) => withRoute({ for: numbers(count).map((index) => `a${index}`) }),
  ],
  [
    ...(['manifest.team', 80, 'characters'] as const),
    (count) => ({ ...remote, manifest: { ...remote.manifest, team: 'x'.repeat(count) } }),
  ],
  [
    ...(['manifest.consumes', limits.consumedRemotes, 'keys'] as const),
    (count) => ({
      ...remote,
      manifest: {
        ...remote.manifest,
        consumes: keyed(count, (index) => `other-${index}`, ['./Page']),
      },
    }),
  ],
  [
    ...(['exposes', limits.exposes, 'keys'] as const),
    (count) => ({
      ...remote,
      exposes: keyed(count, (index) => `./P${index}`, ['page.js']),
      manifest: {
        ...remote.manifest,
        exposes: keyed(count, (index) => `./P${index}`, './page.tsx'),
        routes: [],
      },
    }),
  ],
  [
    ...(['manifest.slots', limits.slots, 'keys'] as const),
    (count) => ({
      ...remote,
      manifest: {
        ...remote.manifest,
        slots: keyed(count, (index) => `slot.s${index}`, { max: 1 }),
      },
    }),
  ],
  [
    ...(['manifest.extensions', limits.extensions, 'items'] as const),
    (count) => ({
      ...remote,
      manifest: {
        ...remote.manifest,
        extensions: numbers(count).map((index) => ({
          slot: `slot.s${index}`,
          expose: './ItemPage',
          order: index,
        })),
      },
    }),
  ],
  [
    ...(['files', limits.files, 'keys'] as const),
    (count) => ({
      ...remote,
      files: { ...keyed(count - 2, (index) => `f${index}.js`, file), ...remote.files },
    }),
  ],
  [
    ...(['shared.requires', limits.sharedPackages, 'keys'] as const),
    (count) => ({
      ...remote,
      shared: { requires: keyed(count, (index) => `p${index}`, '*'), uses: {} },
    }),
  ],
  [
    ...(['shared.uses.react', limits.sharedNames, 'items'] as const),
    (count) => ({
      ...remote,
      shared: { requires: {}, uses: { react: numbers(count).map((index) => `n${index}`) } },
    }),
  ],
  [
    ...(['scripts', limits.scripts, 'items'] as const),
    (count) => ({ ...shell, scripts: numbers(count).map(() => 'shell.js') }),
  ],
  [
    ...(['manifest.pages', limits.shellPages, 'items'] as const),
    (count) =>
      withShell({ pages: numbers(count).map((index) => ({ path: `/p${index}`, title: 'P' })) }),
  ],
  [
    ...(['manifest.files', limits.siteFiles, 'keys'] as const),
    (count) => withShell({ files: keyed(count, (index) => `/f${index}`, { api: '/api/file' }) }),
  ],
];

describe('what a release may declare is bounded', () => {
  for (const [place, limit, unit, release] of cases) {
    test(`${place}: ${limit} ${unit}`, () => {
      assert.deepEqual(problemsOf(release(limit)), []);
      const problem = `${place}: expected at most ${limit} ${unit}, found ${limit + 1}`;
      const problems = problemsOf(release(limit + 1));
      assert.ok(problems.includes(problem), `${problem}: ${problems.join('; ')}`);
    });
  }

  test('a refusal names the first of many unknown keys', () => {
    const withUnknown = (count: number) => ({
      ...remote,
      manifest: { ...remote.manifest, ...keyed(count, (index) => `k${index}`, 1) },
    });
    assert.match(problemsOf(withUnknown(1_000))[0] ?? '', /"k0", .*"k9" and 990 more$/);
    assert.deepEqual(problemsOf(withUnknown(10_000)), [
      'document: expected its form, found more than 5000 errors',
    ]);
  });

  test('a path has so many segments', () => {
    const path = (count: number) =>
      numbers(count)
        .map((index) => `/${index}`)
        .join('');
    for (const allowed of [path(limits.pathSegments), `${path(limits.pathSegments)}/*`]) {
      assert.deepEqual(problemsOf(withRoute({ path: allowed })), []);
    }
    const [problem] = problemsOf(withRoute({ path: path(limits.pathSegments + 1) }));
    assert.match(
      problem ?? '',
      /routes\.0\.path: expected a path of at most 20 segments such as "\/items\/:id", found "\/0\/1/,
    );
  });

  test('names that are keys have a length too', () => {
    const long = 'x'.repeat(limits.nameLength + 1);
    for (const release of [
      { ...remote, shared: { requires: { [long]: '*' }, uses: {} } },
      { ...remote, files: { ...remote.files, [long]: file } },
      { ...remote, exposes: { ...remote.exposes, [`./P${long}`]: ['page.js'] } },
      withShell({ files: { [`/${long}`]: { api: '/api/file' } } }),
    ]) {
      assert.match(problemsOf(release)[0] ?? '', /: expected keys of the form: .* found the key "/);
    }
  });
});
