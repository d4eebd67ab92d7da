import type { PortableRelease } from '@aangan/manifest/portable';
import { expect, jest, test } from '@jest/globals';

/** What the federation runtime of the page was asked for. */
const registered: string[] = [];
const loaded: string[] = [];

jest.mock('@module-federation/enhanced/runtime', () => ({
  registerPlugins: () => undefined,
  registerRemotes: (remotes: { name: string; entry: string }[]) => {
    for (const { name, entry } of remotes) registered.push(`${name} ${entry}`);
  },
  loadRemote: async (module: string) => {
    loaded.push(module);
    return { VendorPage: () => null };
  },
}));
jest.mock('./shared-packages.ts', () => ({}));

const releaseOf = (release: string) =>
  ({
    name: 'vendors',
    release,
    container: `vendors_${release}`,
    entry: 'remoteEntry.js',
    baseUrl: `https://site.example/releases/vendors/${release}/`,
    exposes: {},
    routes: [],
    integrity: {},
    files: {},
  }) as unknown as PortableRelease;

test('gives every module of a release, which is registered once', async () => {
  const { guestModule } = await import('./guest-module.tsx');
  const first = releaseOf('one');
  const modules = [
    await guestModule(first, './VendorPage'),
    await guestModule(first, './VendorList'),
    await guestModule(first, './VendorPage'),
  ];
  for (const module of modules) expect(module).toHaveProperty('mount');
  expect(registered).toEqual([
    'vendors_one https://site.example/releases/vendors/one/remoteEntry.js',
  ]);
  expect(loaded).toEqual(['vendors_one/VendorPage', 'vendors_one/VendorList']);
});

test('has two releases of one remote beside each other', async () => {
  const { guestModule } = await import('./guest-module.tsx');
  await guestModule(releaseOf('two'), './VendorPage');
  expect(registered).toHaveLength(2);
  expect(loaded.at(-1)).toBe('vendors_two/VendorPage');
});
