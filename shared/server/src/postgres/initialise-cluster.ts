import { chmod, chown, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { PlainError } from '../plain-error.ts';
import { killClusterProcesses } from './orphaned-server.ts';
import { clusterArgument, type ServerPrograms, spawnServerProgram } from './server-process.ts';

/** PostgreSQL's major version whose binaries we ship, and so the only one whose files we can open. */
const majorVersion = '18';
const draftPrefix = 'postgres.new-';

/** The path of a data directory's cluster, whether or not it exists. */
export function clusterIn(dataDir: string): string {
  return path.join(dataDir, 'postgres');
}

/**
 * The cluster's folder in a data directory, created on the first start. It is built under another name and renamed when
 * complete: after a kill in between, the next start finds no cluster and only a draft to remove.
 *
 * @throws {PlainError} when initdb fails, or the cluster is of another major version.
 */
export async function initialiseCluster(
  dataDir: string,
  programs: ServerPrograms,
): Promise<string> {
  const cluster = clusterIn(dataDir);
  await sweepDrafts(dataDir);
  const version = await readFile(path.join(cluster, 'PG_VERSION'), 'utf8').catch(() => undefined);
  if (version === undefined) {
    await createCluster(dataDir, cluster, programs);
  } else if (version.trim() !== majorVersion) {
    throw new PlainError(
      `The database in ${cluster} was made by PostgreSQL ${version.trim()}, and this is PostgreSQL ${majorVersion}. Start the version of Aangan that made it, or delete ${dataDir} to start with an empty one.`,
    );
  }
  return cluster;
}

async function sweepDrafts(dataDir: string): Promise<void> {
  const drafts = (await readdir(dataDir)).filter((name) => name.startsWith(draftPrefix));
  for (const name of drafts) {
    const draft = path.join(dataDir, name);
    await killClusterProcesses(draft);
    await rm(draft, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function createCluster(
  dataDir: string,
  cluster: string,
  programs: ServerPrograms,
): Promise<void> {
  const draft = path.join(dataDir, `${draftPrefix}${process.pid}`);
  await mkdir(draft, { mode: 0o700 });
  if (programs.user) {
    await chown(draft, programs.user.uid, programs.user.gid);
  }
  await chmod(draft, 0o700);
  await initdb(draft, programs);
  await rename(draft, cluster);
}

/** `lower()` and pg_trgm need a UTF-8 character type for Unicode letters. Not every system has the first one. */
const characterTypes = ['C.UTF-8', 'en_US.UTF-8', 'C'];

async function initdb(directory: string, programs: ServerPrograms): Promise<void> {
  let output = '';
  for (const characterType of characterTypes) {
    const result = await runInitdb(directory, programs, characterType);
    if (result.code === 0) return;
    output = result.output;
    if (!/invalid locale|locale name/.test(output)) break;
  }
  throw new PlainError(`The database could not be set up in ${directory}. initdb said: ${output}`);
}

function runInitdb(
  directory: string,
  programs: ServerPrograms,
  characterType: string,
): Promise<{ code: number | null; output: string }> {
  const child = spawnServerProgram({
    programs,
    name: 'initdb',
    cluster: directory,
    args: [
      '-D',
      clusterArgument(directory, programs.user),
      '-U',
      'aangan',
      '--encoding=UTF8',
      '--locale=C',
      `--lc-ctype=${characterType}`,
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--auth-local=trust',
      '--auth-host=reject',
      '--no-instructions',
    ],
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    let output = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output: output.trim().slice(-2000) }));
  });
}
