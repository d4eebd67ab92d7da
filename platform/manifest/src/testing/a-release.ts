import { type RemoteRelease, releaseFormat, type ShellRelease } from '../release-manifest.ts';

const file = { bytes: 3, sha256: 'a'.repeat(64), integrity: `sha384-${'A'.repeat(64)}` };
const id = '0'.repeat(16);

/** A remote with one page. */
export function aRemoteRelease(): RemoteRelease {
  return {
    schema: releaseFormat,
    kind: 'remote',
    name: 'items',
    release: id,
    container: `aangan_items_${id}`,
    entry: 'entry.js',
    exposes: { './ItemPage': ['page.js'] },
    shared: { requires: {}, uses: {} },
    files: { 'entry.js': file, 'page.js': file },
    manifest: {
      $schema: '/platform/schemas/remote.schema.json',
      name: 'items',
      team: 'Items',
      exposes: { './ItemPage': './src/page.tsx' },
      routes: [{ path: '/items/:id', expose: './ItemPage' }],
    },
  };
}

/** A shell with one page. */
export function aShellRelease(): ShellRelease {
  return {
    schema: releaseFormat,
    kind: 'shell',
    name: 'shell',
    release: id,
    container: `aangan_shell_${id}`,
    template: 'page.html',
    scripts: ['shell.js'],
    fonts: [],
    shared: { provides: {}, names: {}, deprecated: {} },
    files: { 'shell.js': file, 'page.html': file },
    manifest: {
      $schema: '/platform/schemas/shell.schema.json',
      siteName: 'Site',
      audiences: ['guest'],
      defaultAudience: 'guest',
      flags: [],
      pages: [{ path: '/about', title: 'About' }],
      files: {},
    },
  };
}
