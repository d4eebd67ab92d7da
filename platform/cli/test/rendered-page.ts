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

/** A registry with a composition whose remote shows what \`body\` returns: the body of a function of \`page\`. */
export function renderedComposition(body: string) {
  const remoteModule = `module.exports = { exposes: { './Page': () => ({ default: async (page) => { ${body} } }) } };`;
  const files = new Map([
    ['shell', released(shellModule)],
    ['designers', released(remoteModule)],
  ]);
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
    ...{ id: 'a composition', channel: 'production' },
    shell: { release: 'a'.repeat(16), server: server('shell') },
    remotes: [
      {
        ...{ name: 'designers', release: 'b'.repeat(16) },
        server: { ...server('designers'), exposes: ['./Page'] },
      },
    ],
  } as unknown as Composition;
  return { composition, reader: { ...reader, composition: async () => null }, files, reads };
}

/** A file as a registry answers it. */
export function released(text: string): ReleasedFile {
  const bytes = Buffer.from(text);
  const integrity = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
  return { bytes, contentType: 'text/javascript', integrity };
}

/** A page of the remote. */
export function aPageOf(composition: Composition, address = '/designers'): PageRequest {
  const path = address.split('?', 1)[0] ?? address;
  return {
    ...{ address, path, audience: 'guest', composition, answers: {}, locale: 'en-IN', now: 0 },
    route: { remote: 'designers', expose: './Page' },
  };
}
