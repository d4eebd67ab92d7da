import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { PlainError } from '@aangan/server/plain-error';
import { readTar } from '@aangan/server/tar';
import type { SdkVersion } from './read-sdk.ts';

const run = promisify(execFile);
const unzip = promisify(gunzip);
/** How long a package may take to arrive, in milliseconds. */
const downloadWithinMs = 60_000;

/**
 * Publishes the packages of a version to an npm registry, with npm and the account that npm has for it.
 * @returns the names of the packages. @throws {PlainError} for a package that is not the one that the site lists, and
 *   with what npm says
 */
export async function publishSdk(sdk: SdkVersion, registry: string): Promise<string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'aangan-sdk-'));
  const names = new Set(sdk.packages.map(({ name }) => name));
  try {
    for (const one of sdk.packages) {
      const place = path.join(folder, one.name);
      await unpack(await download(one), place);
      await nameVersions(path.join(place, 'package.json'), names, sdk.version);
      const parameters = ['publish', place, '--registry', registry, '--access', 'restricted'];
      await run('npm', parameters).catch(({ stderr }) => {
        throw new PlainError(`npm does not publish ${one.name}:\n${stderr}`);
      });
    }
    return [...names];
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function download({ name, url, integrity }: SdkVersion['packages'][number]) {
  const response = await fetch(url, { signal: AbortSignal.timeout(downloadWithinMs) });
  if (!response.ok) throw new PlainError(`${url} answers ${response.status}.`);
  const bytes = Buffer.from(await response.arrayBuffer());
  const found = `sha512-${createHash('sha512').update(bytes).digest('base64')}`;
  if (found === integrity) return bytes;
  throw new PlainError(`${name} at ${url} is not the package that the site lists: it was changed.`);
}

async function unpack(tarball: Buffer, folder: string): Promise<void> {
  const archive = await unzip(tarball);
  for await (const { name, content } of readTar(inOnePiece(archive))) {
    const file = path.join(folder, name.replace(/^package\//, ''));
    if (!file.startsWith(folder + path.sep))
      throw new PlainError(`${name} is outside the package.`);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, await buffer(content));
  }
}

async function* inOnePiece(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}

/** In a registry of npm, packages find each other by version. */
async function nameVersions(file: string, names: ReadonlySet<string>, version: string) {
  const manifest = JSON.parse(await readFile(file, 'utf8'));
  for (const name of Object.keys(manifest.dependencies)) {
    if (names.has(name)) manifest.dependencies[name] = version;
  }
  await writeFile(file, `${JSON.stringify(manifest, null, 2)}\n`);
}
