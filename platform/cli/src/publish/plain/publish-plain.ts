import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  isRemoteName,
  ManifestError,
  nameRule,
  parseReleaseManifest,
  type RouteDeclaration,
} from '@aangan/manifest';
import { PlainError } from '@aangan/server';
import type { OptionValues } from '../../command-line/command.ts';
import { UsageError } from '../../command-line/usage-error.ts';
import { type ReleaseFolder, readReleaseFolder } from '../read-release-folder.ts';
import { describePlain, exposeNameOf } from './describe-plain.ts';
import { plainExample } from './options.ts';
import { readPlain } from './read-plain.ts';

/**
 * Writes the release of a plain remote into a temporary folder while it is used.
 * @throws {PlainError} if it cannot be published, {UsageError} if options that describe it are missing
 */
export async function withPlainFolder<Result>(
  source: string,
  values: OptionValues,
  use: (folder: ReleaseFolder) => Promise<Result>,
): Promise<Result> {
  const { name = '', team = '', paths } = values;
  if (name === '' || team === '') {
    throw new UsageError(`Name the remote and its team: ${plainExample}`);
  }
  if (!isRemoteName(name)) {
    throw new UsageError(`"${name}" is not the name of a remote: ${nameRule}.`);
  }
  const plain = await readPlain(source);
  const { release, files } = describePlain(plain, { name, team, routes: readRoutes(paths) });
  requireWellFormed(release);
  const folder = await mkdtemp(path.join(tmpdir(), 'aangan-plain-'));
  try {
    const all = new Map([...files, ['release.json', Buffer.from(JSON.stringify(release))]]);
    for (const [file, bytes] of all) {
      await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
      await writeFile(path.join(folder, file), bytes);
    }
    return await use(await readReleaseFolder(folder));
  } finally {
    await rm(folder, { recursive: true });
  }
}

function readRoutes(text: string | undefined): RouteDeclaration[] {
  return (text?.split(',') ?? []).map((pair) => {
    const [address = '', module = ''] = pair.split('=');
    if (!address.startsWith('/') || module === '') {
      throw new UsageError(`"${pair}" is not a path and a module: --paths /offers=OfferList`);
    }
    return { path: address, expose: exposeNameOf(`./${module.replace(/^\.\//, '')}`) };
  });
}

function requireWellFormed(release: unknown): void {
  try {
    parseReleaseManifest(release);
  } catch (error) {
    if (!(error instanceof ManifestError)) throw error;
    throw new PlainError(`The declaration is refused. ${error.message}`, { cause: error });
  }
}
