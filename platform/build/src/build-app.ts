import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseReleaseManifest } from '@aangan/manifest';
import webpack, { type Configuration } from 'webpack';
import { sourceHash } from './source-hash.ts';

/** What became of one app's build. */
export interface BuiltApp {
  name: string;
  release: string;
  /** Where the release's files and its release.json are. */
  directory: string;
  /** False where the sources are those of the build that was there already. */
  built: boolean;
}

/**
 * Builds one app, the shell or a remote, unless its last build is of the same sources.
 * @param directory the app's folder, with a webpack.config.ts
 * @throws Error with webpack's messages when it does not compile
 */
export async function buildApp(directory: string): Promise<BuiltApp> {
  const release = sourceHash(directory);
  const existing = readBuilt(directory);
  if (existing?.release === release) return { ...existing, built: false };
  await runWebpack(await loadConfig(directory));
  const built = readBuilt(directory);
  if (!built) throw new Error(`The build of ${directory} wrote no release.json.`);
  return { ...built, built: true };
}

function readBuilt(directory: string): Omit<BuiltApp, 'built'> | null {
  const file = join(directory, 'dist', 'release.json');
  if (!existsSync(file)) return null;
  const { name, release } = parseReleaseManifest(JSON.parse(readFileSync(file, 'utf8')));
  return { name, release, directory: join(directory, 'dist') };
}

async function loadConfig(directory: string): Promise<Configuration> {
  const module = await import(pathToFileURL(join(directory, 'webpack.config.ts')).href);
  return module.default;
}

function runWebpack(config: Configuration): Promise<void> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(config);
    compiler?.run((error, stats) => {
      const problems = stats?.hasErrors() ? stats.toString('errors-only') : undefined;
      compiler.close((closeError) => {
        const failure = error ?? closeError ?? (problems ? new Error(problems) : null);
        if (failure) reject(failure);
        else resolve();
      });
    });
  });
}
