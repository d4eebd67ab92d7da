import type { BrowserComposition } from '@aangan/manifest';
import type { CompositionToRender } from '../protocol/messages.ts';
import { compositionHash, moduleHash } from '../supervisor/module-cache.ts';

/** A composition as an edge sends it, with the texts of its modules. */
export interface TestComposition {
  id: string;
  body: Buffer;
  value: CompositionToRender;
  sources: Record<string, Buffer>;
}

/** A shell that shows an expose with its page's address, audience and answers. */
const plainShell = `
const shared = { greeting: { hello: (name) => 'Hello ' + name } };
module.exports = {
  shared,
  renderPage: async ({ page, load }) => {
    const shown = page.route ? await load(page.route.remote, page.route.expose) : null;
    const html = shown ? await shown.default(page) : 'shell ' + page.address;
    return { html, css: '', cssVersion: '1', pictures: [], state: '{}', unused: [], head: null };
  },
};`;

/** A remote whose only expose is \`./Page\`: the body of an async function of \`page\`. */
export function remoteOf(body: string, before = ''): string {
  return `${before}
module.exports = { exposes: { './Page': () => ({ default: async (page) => { ${body} } }) } };`;
}

/** A composition of a shell and remotes, given as texts of their server modules. */
export function aComposition(
  remotes: Record<string, string>,
  {
    shell = plainShell,
    channel = 'production',
    revision = 1,
    releasesOrigin = '',
    translated = {} as Record<string, object>,
  } = {},
): TestComposition {
  const composition = { channel, revision, releasesOrigin, shell: {}, remotes: [] } as unknown;
  const bytes = Object.entries({ shell, ...remotes }).map(
    ([name, text]) => [name, Buffer.from(text)] as const,
  );
  const hashes = new Map(bytes.map(([name, text]) => [name, moduleHash(text)]));
  const value: CompositionToRender = {
    composition: composition as BrowserComposition,
    ...(Object.keys(translated).length > 0 && {
      translated: Object.fromEntries(
        Object.entries(translated).map(([language, texts]) => [
          language,
          { ...(composition as object), ...texts } as BrowserComposition,
        ]),
      ),
    }),
    modules: {
      shell: hashes.get('shell') ?? '',
      remotes: Object.fromEntries([...hashes].filter(([name]) => name !== 'shell')),
    },
  };
  const body = Buffer.from(JSON.stringify(value));
  const sources = Object.fromEntries(bytes.map(([, text]) => [moduleHash(text), text]));
  return { id: compositionHash(body), body, value, sources };
}

/** How code in a context reaches the process that runs it. */
export const escaping = `const outer = structuredClone.constructor('return globalThis')();`;
