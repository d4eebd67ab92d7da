import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasInstalledSdk, sdkFolder } from './installed-sdk.ts';
import { portableDirectory } from './portable-directory.ts';
import { runWebpack } from './run-webpack.ts';
import { sourceHash } from './source-hash.ts';

/** What a build of the package `platform/portable` is. */
export interface PortableBuild {
  /** The hash of its sources. */
  build: string;
  /** The global that the base registers. */
  container: string;
  /** The base's script. */
  entry: string;
}

export const portableBuildFile = 'build.json';

/** A build of the package, with its files: the script that makes a container, and those of the base by name. */
export interface BuiltPortable extends PortableBuild {
  creator: string;
  files: Record<string, Buffer>;
}

/**
 * The build of the current sources; undefined if the workspace has no such package.
 * @throws Error if it was not built
 */
export function readPortable(directory: string): BuiltPortable | undefined {
  if (hasInstalledSdk(directory)) return readBuilt(join(sdkFolder, 'portable'));
  const portable = portableDirectory(directory);
  if (!portable) return undefined;
  const build = readBuild(join(portable, 'dist'));
  if (build?.build !== sourceHash(portable)) {
    throw new Error(
      'platform/portable is not built: node platform/build/src/build-apps.ts builds it.',
    );
  }
  return readBuilt(join(portable, 'dist'));
}

/** @param dist the folder that the package is built into */
function readBuilt(dist: string): BuiltPortable | undefined {
  const build = readBuild(dist);
  if (!build) return undefined;
  const base = join(dist, 'base');
  const names = globSync('*', { cwd: base }).filter((name) => name !== portableBuildFile);
  return {
    ...build,
    creator: readFileSync(join(dist, 'container/container.js'), 'utf8'),
    files: Object.fromEntries(names.map((name) => [name, readFileSync(join(base, name))])),
  };
}

let building: Promise<void> | undefined;

/** Builds the package unless its last build is of the current sources; once for all apps of a process. */
export function buildPortable(directory: string): Promise<void> {
  const portable = portableDirectory(directory);
  if (!portable || readBuild(join(portable, 'dist'))?.build === sourceHash(portable)) {
    return Promise.resolve();
  }
  building ??= runWebpack(portable).finally(() => {
    building = undefined;
  });
  return building;
}

function readBuild(dist: string): PortableBuild | undefined {
  const file = join(dist, 'base', portableBuildFile);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
