import { createHash } from 'node:crypto';
import {
  type Composition,
  forBrowser,
  inLanguage,
  languagesOf,
  type RegistryReader,
  type RenderedComposition,
  shellName,
  shownRemotes,
} from '@aangan/manifest';

/** A file of a release that renders pages on a server. */
interface ServerModule {
  name: string;
  release: string;
  file: string;
}

/**
 * A composition in the form that the renderer takes for the pages of one remote, with the server modules that these may
 * run. The renderer binds each child process to one, so code of other remotes never runs where these pages are made.
 */
export interface RenderableComposition {
  /** SHA-256 of `body`, in base64url. */
  id: string;
  body: Buffer;
  /** The server modules by the hash of their bytes: SHA-384 in base64url. */
  modules: ReadonlyMap<string, ServerModule>;
}

/**
 * What renders the pages of a remote: the shell, the remote, and the remotes whose parts and extensions they show.
 * @param remote null for the pages of the shell itself
 * @returns null if the shell has no server module
 */
export function renderableComposition(
  composition: Composition,
  remote: string | null,
): RenderableComposition | null {
  const { shell } = composition;
  if (!shell.server) return null;
  const { remotes: shown } = shownRemotes(composition, remote);
  const byName = shown.toSorted((a, b) => (a.name < b.name ? -1 : 1)).flatMap(remoteModule);
  const ofShell = shellModule(shell.release, shell.server);
  const remotes = Object.fromEntries(byName.map(({ name, hash }) => [name, hash]));
  const modules = { shell: ofShell.hash, remotes };
  const own = shown.flatMap(({ name, serverValues }) =>
    serverValues ? [[name, serverValues] as const] : [],
  );
  const renderedIn = (language?: string): RenderedComposition => ({
    ...forBrowser(inLanguage(composition, language)),
    ...(own.length > 0 && { serverValues: Object.fromEntries(own) }),
  });
  const [, ...others] = languagesOf(shell.languages);
  const translated = others.map(({ code }) => [code, renderedIn(code)] as const);
  const body = Buffer.from(
    JSON.stringify({
      composition: renderedIn(),
      ...(translated.length > 0 && { translated: Object.fromEntries(translated) }),
      modules,
    }),
  );
  return {
    id: createHash('sha256').update(body).digest('base64url'),
    body,
    modules: new Map([ofShell, ...byName].map(({ hash, ...module }) => [hash, module])),
  };
}

type HashedModule = ServerModule & { hash: string };

function shellModule(release: string, server: { file: string; integrity: string }): HashedModule {
  return { name: shellName, release, file: server.file, hash: hashOf(server.integrity) };
}

function remoteModule({ name, release, server }: Composition['remotes'][number]): HashedModule[] {
  return server ? [{ name, release, file: server.file, hash: hashOf(server.integrity) }] : [];
}

/** The hash of an SRI text in a form that fits a path. */
function hashOf(integrity: string): string {
  return Buffer.from(integrity.replace(/^sha384-/, ''), 'base64').toString('base64url');
}

/**
 * The bytes of a server module.
 * @throws Error if the release has no such file, or its bytes do not match the hash
 */
export async function readServerModule(
  reader: RegistryReader,
  { name, release, file }: ServerModule,
  hash: string,
): Promise<Uint8Array> {
  const found = await reader.releaseFile(name, release, file);
  if (!found) throw new Error(`${name} ${release} has no ${file}`);
  const actual = createHash('sha384').update(found.bytes).digest('base64url');
  if (actual !== hash) throw new Error(`${file} of ${name} ${release} is not what was published`);
  return found.bytes;
}

/** Why a page cannot be rendered from its releases; null if it can. */
export function whyNotRenderable(
  { shell, remotes }: Composition,
  route: { remote: string; expose: string; head?: string } | null,
): string | null {
  if (!shell.server) return `the shell ${shell.release} has no server module`;
  if (!route) return null;
  const remote = remotes.find(({ name }) => name === route.remote);
  const exposes = remote?.server?.exposes ?? [];
  const absent = [route.expose, route.head].find((name) => name && !exposes.includes(name));
  return absent ? `${route.remote} does not render ${absent} on a server` : null;
}
