import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress as brotliCompressCallback } from 'node:zlib';
import type { OneBundle } from '../../platform/build/src/one-bundle.ts';
import {
  type ChannelComposition,
  type RegistryReader,
  type ReleasedFile,
  releaseBaseUrl,
} from '../../platform/manifest/src/index.ts';

const brotliCompress = promisify(brotliCompressCallback);

/**
 * What a registry would say if the site were one bundle: the same composition, in which every script is of one
 * release. The entry of each remote is the first script of the page, so that it asks for nothing more.
 * @param reader the registry with the federated releases of the same sources
 */
export async function bundledReader(
  reader: RegistryReader,
  bundle: OneBundle,
): Promise<RegistryReader> {
  const files = await filesOf(bundle);
  return {
    async composition(channel) {
      const composition = await reader.composition(channel);
      return composition && bundled(composition, bundle, files);
    },
    releaseFile: async (name, release, path) =>
      files.get(release === bundle.release ? path : '') ?? reader.releaseFile(name, release, path),
  };
}

function bundled(
  { shell, remotes, ...rest }: ChannelComposition,
  { release, scripts, exposes, server }: OneBundle,
  files: ReadonlyMap<string, ReleasedFile>,
): ChannelComposition {
  const baseUrl = releaseBaseUrl('shell', release);
  const hash = (path: string) => files.get(path)?.integrity ?? '';
  const served = [...files.keys()].filter((path) => /^[^/]+\.js$/.test(path));
  const integrity = Object.fromEntries(served.map((path) => [path, hash(path)]));
  const [entry = ''] = scripts;
  return {
    ...rest,
    shell: {
      ...shell,
      release,
      baseUrl,
      scripts,
      integrity,
      server: { file: server.shell, integrity: hash(server.shell) },
    },
    remotes: remotes.map(({ portable: _portable, fallback: _fallback, ...remote }) => {
      const file = serverFile(remote.name);
      return {
        ...remote,
        release,
        baseUrl,
        entry,
        // The shell's says all: inherited, it is there for the edge, and not once more in the page's JSON.
        integrity: Object.create(integrity),
        exposes: Object.fromEntries(
          Object.keys(remote.exposes).map((expose) => [
            expose,
            (exposes[`${remote.name} ${expose}`] ?? []).filter((path) => !scripts.includes(path)),
          ]),
        ),
        ...(remote.server && { server: { ...remote.server, file, integrity: hash(file) } }),
      };
    }),
  };
}

const serverFile = (remote: string) => `server/${remote}.js`;

/** Every file of the bundle, and the page's template and fonts of the shell's release. */
async function filesOf({ directory, server }: OneBundle): Promise<Map<string, ReleasedFile>> {
  const built = (await readdir(directory, { recursive: true })).filter((path) =>
    /\.[a-z0-9]+$/.test(path),
  );
  const texts = Object.entries(server.remotes).map(
    ([remote, text]) => [serverFile(remote), Buffer.from(text)] as const,
  );
  const template = readFileSync(join(directory, '../../../src/page.html'));
  const all = [
    ...built.map((path) => [path, readFileSync(join(directory, path))] as const),
    ...texts,
    ['page.html', template] as const,
  ];
  return new Map(
    await Promise.all(
      all.map(async ([path, bytes]) => [path, await described(path, bytes)] as const),
    ),
  );
}

async function described(path: string, bytes: Buffer): Promise<ReleasedFile> {
  const integrity = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
  const ending = path.slice(path.lastIndexOf('.') + 1);
  const contentType = contentTypes[ending] ?? 'application/octet-stream';
  if (!['js', 'html'].includes(ending)) return { bytes, contentType, integrity };
  return { bytes, contentType, integrity, brotli: await brotliCompress(bytes) };
}

const contentTypes: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  html: 'text/html; charset=utf-8',
  woff2: 'font/woff2',
};
