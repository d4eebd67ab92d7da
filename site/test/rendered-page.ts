import { createHash } from 'node:crypto';
import type { Composition, PageRequest, RegistryReader, ReleasedFile } from '@aangan/manifest';

/** A shell that shows what the route’s expose returns. */
export const shellModule = `
module.exports = {
  shared: {},
  renderPage: async ({ page, load }) => {
    const { default: show } = await load(page.route.remote, page.route.expose);
    const html = await show(page);
    return { html, css: '', cssVersion: '1', pictures: [], state: '{}', unused: [], head: null };
  },
};`;

/** A remote that shows what `body` returns, the body of a function of `page`, and the remotes whose parts it shows. */
interface RenderedRemote {
  body: string;
  consumes?: readonly string[];
}

/** A registry with a composition whose remote shows what `body` returns: the body of a function of `page`. */
export function renderedComposition(body: string) {
  return renderedRemotes({ designers: { body } });
}

/** A registry with a composition of several remotes. */
export function renderedRemotes(remotes: Readonly<Record<string, RenderedRemote>>) {
  const modules = Object.entries(remotes).map(
    ([name, { body }]) => [name, released(remoteModule(body))] as const,
  );
  const files = new Map([['shell', released(shellModule)], ...modules]);
  const reads: string[] = [];
  const reader: Pick<RegistryReader, 'releaseFile'> = {
    releaseFile: async (name) => {
      reads.push(name);
      return files.get(name) ?? null;
    },
  };
  const server = (name: string) => ({
    file: 'server/module.js',
    integrity: files.get(name)?.integrity ?? '',
  });
  const composition = {
    id: 'a composition',
    channel: 'production',
    shell: { release: 'a'.repeat(16), pages: [], server: server('shell') },
    remotes: Object.entries(remotes).map(([name, { consumes = [] }]) => ({
      name,
      release: 'b'.repeat(16),
      routes: [],
      consumes: Object.fromEntries(consumes.map((consumed) => [consumed, ['./Page']])),
      server: { ...server(name), exposes: ['./Page'] },
    })),
  } as unknown as Composition;
  return { composition, reader: { ...reader, composition: async () => null }, files, reads };
}

function remoteModule(body: string): string {
  return `module.exports = { exposes: { './Page': () => ({ default: async (page) => { ${body} } }) } };`;
}

/** A file as a registry answers it. */
export function released(text: string): ReleasedFile {
  const bytes = Buffer.from(text);
  const integrity = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
  return { bytes, contentType: 'text/javascript', integrity };
}

/** A page of a remote. */
export function aPageOf(
  composition: Composition,
  address = '/designers',
  remote = 'designers',
): PageRequest {
  const path = address.split('?', 1)[0] ?? address;
  return {
    address,
    path,
    audience: 'guest',
    composition,
    answers: {},
    language: 'en',
    locale: 'en-IN',
    now: 0,
    route: { remote, expose: './Page' },
  };
}
