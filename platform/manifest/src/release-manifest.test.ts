import assert from 'node:assert/strict';
import { test } from 'node:test';
import { composeRemote } from './compose-releases.ts';
import { ManifestError } from './parse.ts';
import { parseReleaseManifest } from './parse-release-manifest.ts';
import { type RemoteRelease, releaseFormat } from './release-manifest.ts';
import { parseRemoteManifest } from './remote-manifest.ts';

const file = {
  bytes: 3,
  sha256: 'a'.repeat(64),
  integrity: `sha384-${'A'.repeat(64)}`,
};
const manifest = {
  $schema: '../platform/manifest/schemas/remote.schema.json',
  name: 'vendors',
  team: 'Vendors',
  exposes: { './VendorPage': './src/app/vendor-page.tsx' },
  routes: [{ path: '/vendors/:id', expose: './VendorPage' }],
};
const release = (id: string): RemoteRelease => ({
  schema: releaseFormat,
  kind: 'remote',
  name: 'vendors',
  release: id,
  container: `aangan_vendors_${id}`,
  entry: 'entry.js',
  exposes: { './VendorPage': ['page.js'] },
  shared: { requires: { react: '^19.0.0' }, uses: {} },
  files: { 'entry.js': file, 'page.js': file },
  manifest,
});

const problemsOf = (run: () => unknown): readonly string[] => {
  try {
    run();
  } catch (error) {
    if (error instanceof ManifestError) return error.problems;
  }
  return [];
};

test('remote.json is refused with every place that is wrong', () => {
  const problems = problemsOf(() =>
    parseRemoteManifest({
      ...manifest,
      name: 'Vendors!',
      routes: [{ path: 'vendors', expose: './x' }],
    }),
  );
  assert.ok(problems.some((problem) => problem.startsWith('name:')));
  assert.ok(problems.some((problem) => problem.startsWith('routes.0.path:')));
  assert.ok(problems.some((problem) => problem.startsWith('routes.0.expose:')));
});

test('a route names exposed modules only, for its page and for its head', () => {
  const routes = [{ path: '/vendors', expose: './VendorList', head: './VendorHead' }];
  assert.deepEqual(
    problemsOf(() => parseRemoteManifest({ ...manifest, routes })),
    [
      'routes: "/vendors" names ./VendorList, and exposes lists ./VendorPage',
      'routes: "/vendors" names ./VendorHead, and exposes lists ./VendorPage',
    ],
  );
});

test('each problem names what is expected and what was found', () => {
  const [route] = manifest.routes;
  const refused = {
    ...manifest,
    $schema: 'https://example.com/other.json',
    teams: 'Vendors',
    routes: [
      { ...route, for: ['Vendor'], access: 'public', staff: true },
      { ...route, link: { place: 'footer', label: 'Vendors', order: '1' } },
      { path: '/x' },
    ],
  };
  assert.deepEqual(
    [...problemsOf(() => parseRemoteManifest(refused))].sort(),
    [
      '$schema: expected a path or address that ends in "schemas/remote.schema.json", found "https://example.com/other.json"',
      'document: expected the keys $schema, name, team, exposes, consumes, routes, slots, extensions, values, outcomes, asks, budgets, found the key "teams"',
      'routes.0.access: expected "signed-in", found "public"',
      'routes.0.for.0: expected the name of an audience: lower-case letters, digits and hyphens, found "Vendor"',
      'routes.0: expected the keys path, expose, title, for, otherwise, access, requires, chrome, robots, data, link, head, found the key "staff"',
      'routes.1.link.order: expected integer, found "1"',
      'routes.1.link.place: expected header or account-menu, found "footer"',
      'routes.2: expected the key "expose", found none',
    ].sort(),
  );
});

test('a remote.json without $schema is refused', () => {
  const { $schema: _, ...without } = manifest;
  assert.deepEqual(
    problemsOf(() => parseRemoteManifest(without)),
    ['document: expected the key "$schema", found none'],
  );
});

test('all of more than eight problems are listed', () => {
  const routes = Array.from({ length: 30 }, () => ({ path: 'x', expose: './VendorPage' }));
  assert.equal(problemsOf(() => parseRemoteManifest({ ...manifest, routes })).length, 30);
});

test('a link names the address that counts its new things, and only below /api', () => {
  const withCount = (count: string) => ({
    ...manifest,
    routes: manifest.routes.map((route) => ({
      ...route,
      path: '/requests',
      link: { slot: 'account.menu', label: 'Requests', order: 1, count },
    })),
  });
  const address = '/api/designers/connection-requests/new/';
  assert.equal(parseRemoteManifest(withCount(address)).routes[0]?.link?.count, address);
  const problems = problemsOf(() => parseRemoteManifest(withCount('https://other.example/')));
  assert.ok(problems.some((problem) => problem.startsWith('routes.0.link.count:')));
});

test('a release lists every file that it names', () => {
  const { 'page.js': _, ...files } = release('0'.repeat(16)).files;
  const broken = { ...release('0'.repeat(16)), files };
  assert.deepEqual(
    problemsOf(() => parseReleaseManifest(broken)),
    ['files: "page.js" is named but not listed'],
  );
});

test('a file’s path never leaves its release', () => {
  for (const path of ['../secret', '/etc/passwd', 'a/../b', './a', 'a//b']) {
    const files = { ...release('0'.repeat(16)).files, [path]: file };
    assert.notDeepEqual(
      problemsOf(() => parseReleaseManifest({ ...release('0'.repeat(16)), files })),
      [],
      path,
    );
  }
});

test('a composed remote carries its integrity and the release before it as fallback', () => {
  const remote = composeRemote(release('1'.repeat(16)), release('0'.repeat(16)));
  assert.equal(remote.baseUrl, `/releases/vendors/${'1'.repeat(16)}/`);
  assert.deepEqual(Object.keys(remote.integrity), ['entry.js', 'page.js']);
  assert.equal(remote.fallback?.container, `aangan_vendors_${'0'.repeat(16)}`);
});
