import type { ChannelComposition, RegistryReader, ReleasedFile } from '@aangan/manifest';

const hash = `sha384-${'A'.repeat(64)}`;

/** A channel with the shell and one remote, for tests of the edge. */
export function aComposition(parts: Partial<ChannelComposition> = {}): ChannelComposition {
  return {
    channel: 'production',
    revision: 1,
    shell: {
      release: 'a'.repeat(16),
      baseUrl: `/releases/shell/${'a'.repeat(16)}/`,
      template: 'page.html',
      scripts: ['vendor.js', 'shell.js'],
      fonts: ['text.woff2'],
      siteName: 'Site',
      defaultAudience: 'visitor',
      pages: [
        { path: '/about', title: 'About' },
        { path: '/terms', title: 'Terms of use', data: ['/api/public/site/'] },
      ],
      files: {
        '/favicon.ico': { release: 'favicon.ico' },
        '/robots.txt': { api: '/api/public/robots.txt' },
        '/map-*': { api: '/api/public/map-*' },
      },
      integrity: { 'vendor.js': hash, 'shell.js': hash },
    },
    remotes: [
      {
        name: 'designers',
        team: 'designers',
        release: 'b'.repeat(16),
        container: 'aangan_designers',
        baseUrl: `/releases/designers/${'b'.repeat(16)}/`,
        entry: 'entry.js',
        exposes: { './DesignersPage': ['page.js'], './DesignerPage': ['detail.js'] },
        integrity: { 'entry.js': hash, 'page.js': hash, 'detail.js': hash },
        consumes: {},
        routes: [
          { path: '/designers', expose: './DesignersPage', title: 'Featured <Designers>' },
          {
            path: '/designers/:id',
            expose: './DesignerPage',
            title: 'Designer',
            data: ['/api/designers/profiles/:id/'],
          },
          {
            path: '/operator',
            expose: './DesignersPage',
            access: 'signed-in',
            requires: ['staff'],
          },
        ],
      },
    ],
    ...parts,
  };
}

const template =
  '<title>%title%</title><meta name="description" content="%description%"><!-- aangan:pictures --><style nonce="%nonce%"></style><!-- aangan:styles --><!-- aangan:about --><!-- aangan:scripts --><!-- aangan:head --><div id="root"><!-- aangan:page --></div><!-- aangan:state --><!-- aangan:composition --><!-- aangan:data -->';

/** A registry with that composition and a few files; what it answers can be changed while it runs. */
export function fixedRegistry(composition: ChannelComposition | null = aComposition()) {
  const file = (text: string, contentType: string): ReleasedFile => ({
    bytes: Buffer.from(text),
    contentType,
    integrity: hash,
  });
  const files = new Map([
    [`shell/${'a'.repeat(16)}/page.html`, file(template, 'text/html')],
    [`shell/${'a'.repeat(16)}/favicon.ico`, file('icon', 'image/x-icon')],
    [`designers/${'b'.repeat(16)}/entry.js`, file('entry()', 'text/javascript; charset=utf-8')],
  ]);
  const state = { composition, isDown: false };
  const unlessDown = <Value>(value: Value): Promise<Value> =>
    state.isDown ? Promise.reject(new Error('registry is down')) : Promise.resolve(value);
  const reader: RegistryReader = {
    composition: () => unlessDown(state.composition),
    releaseFile: (name, release, path) =>
      unlessDown(files.get(`${name}/${release}/${path}`) ?? null),
  };
  /** Changes the script that the registry has. */
  const changeEntry = (changed: Partial<ReleasedFile>) => {
    const path = `designers/${'b'.repeat(16)}/entry.js`;
    files.set(path, { ...file('entry()', 'text/javascript; charset=utf-8'), ...changed });
  };
  return { reader, state, files, changeEntry };
}
