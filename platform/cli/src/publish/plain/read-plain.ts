import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { PlainError } from '@aangan/server';
import Type, { type Static } from 'typebox';
import { Value } from 'typebox/value';

const Files = Type.Object({ sync: Type.Array(Type.String()), async: Type.Array(Type.String()) });

/** The parts of an mf-manifest.json that are used. */
const FederationManifest = Type.Object({
  metaData: Type.Object({
    globalName: Type.String({ pattern: '^[A-Za-z_$][\\w$]*$' }),
    publicPath: Type.Optional(Type.String()),
    buildInfo: Type.Optional(Type.Object({ buildVersion: Type.Optional(Type.String()) })),
    remoteEntry: Type.Object({
      name: Type.String(),
      path: Type.String(),
      type: Type.Optional(Type.String()),
    }),
  }),
  exposes: Type.Array(
    Type.Object({
      path: Type.String({ pattern: '^\\./' }),
      assets: Type.Object({ js: Files, css: Files }),
    }),
    { minItems: 1 },
  ),
});
type FederationManifest = Static<typeof FederationManifest>;

/** A built remote that knows nothing of this platform. */
export interface PlainRemote {
  manifest: FederationManifest;
  /** Path → bytes. */
  files: Map<string, Buffer>;
}

const manifestName = 'mf-manifest.json';

/**
 * Reads a plain remote: all files of a folder with an mf-manifest.json, or the files that a manifest at an address
 * names.
 * @throws {PlainError} if there is no manifest, or the remote cannot be published
 */
export async function readPlain(source: string): Promise<PlainRemote> {
  const isAddress = /^https?:\/\//.test(source);
  const remote = isAddress ? await readAddress(new URL(source)) : await readFolder(source);
  requireLoadable(source, remote);
  return remote;
}

async function readFolder(folder: string): Promise<PlainRemote> {
  const manifest = parseManifest(
    folder,
    await readFile(path.join(folder, manifestName), 'utf8').catch((cause: unknown) => {
      throw new PlainError(
        `${folder} has no ${manifestName}. Have the federation plugin of its build write one: manifest: true`,
        { cause },
      );
    }),
  );
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = new Map<string, Buffer>();
  for (const entry of entries) {
    const file = path.join(entry.parentPath, entry.name);
    if (!entry.isFile() || file.endsWith('.map')) continue;
    const name = path.relative(folder, file).split(path.sep).join('/');
    files.set(name, await readFile(file));
  }
  return { manifest, files };
}

async function readAddress(address: URL): Promise<PlainRemote> {
  const text = (await download(address)).toString('utf8');
  const manifest = parseManifest(address.href, text);
  const files = new Map<string, Buffer>([[manifestName, Buffer.from(text)]]);
  for (const name of namedFiles(manifest)) files.set(name, await download(new URL(name, address)));
  return { manifest, files };
}

/** How long one file may take, in milliseconds. */
const downloadWithinMs = 60_000;

async function download(address: URL): Promise<Buffer> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(downloadWithinMs) }).catch(
    (cause: unknown) => {
      throw new PlainError(`${address} cannot be read.`, { cause });
    },
  );
  if (!answer.ok) throw new PlainError(`${address} answers ${answer.status}.`);
  return Buffer.from(await answer.arrayBuffer());
}

function parseManifest(source: string, text: string): FederationManifest {
  try {
    const manifest: unknown = JSON.parse(text);
    if (Value.Check(FederationManifest, manifest)) return manifest;
    const [first] = Value.Errors(FederationManifest, manifest);
    throw new Error(`${first?.instancePath} ${first?.message}`);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new PlainError(`${manifestName} of ${source} cannot be used: ${reason}`, { cause });
  }
}

/** The entry's path, relative to the manifest. */
export function entryOf({ metaData: { remoteEntry } }: FederationManifest): string {
  return path.posix.join(remoteEntry.path, remoteEntry.name);
}

function namedFiles(manifest: FederationManifest): Set<string> {
  const assets = manifest.exposes.flatMap(({ assets: { js, css } }) => [
    ...[js.sync, js.async, css.sync, css.async].flat(),
  ]);
  return new Set([entryOf(manifest), ...assets]);
}

function requireLoadable(source: string, { manifest, files }: PlainRemote): void {
  const { publicPath = 'auto', remoteEntry } = manifest.metaData;
  const missing = [...namedFiles(manifest)].filter((name) => !files.has(name));
  const problems = [
    ...(['auto', ''].includes(publicPath)
      ? []
      : [`its files are expected at ${publicPath}. Build it with output.publicPath: 'auto'.`]),
    ...(['global', 'var', undefined].includes(remoteEntry.type)
      ? []
      : [
          `its entry is of type "${remoteEntry.type}"; scripts that register a global are published.`,
        ]),
    ...missing.map((name) => `${name} is in its ${manifestName} and not there. Build it again.`),
  ];
  if (problems.length > 0) {
    throw new PlainError(`${source} cannot be published: ${problems.join('\n')}`);
  }
}
