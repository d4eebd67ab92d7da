import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { posixPath } from './posix-path.ts';

/** The part of a package.json that tells what is installed with it. */
interface PackageJson {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  os?: string[];
  cpu?: string[];
}

/** An installed package: its folder, without links. */
interface InstalledPackage extends PackageJson {
  folder: string;
}

/** Test libraries: their versions do not change a release. */
export const onlyTested = /^@?(?:testing-library|jest|swc\/jest)(?:[/-]|$)|^@aangan\/testing$/;

/** The package of this module: its files that a repository without the site's workspace needs are in its folder. */
export const sdkFolder = join(import.meta.dirname, '..');

/**
 * Whether an app's folder is a repository of its own, in which the packages of the platform are installed, and not a
 * part of the workspace that they are made in.
 */
export function hasInstalledSdk(directory: string): boolean {
  const folder = installedFolder(directory, '@aangan/build');
  return folder !== undefined && posixPath(folder).includes('/node_modules/');
}

/** The version of the installed packages of the platform; undefined in their workspace. */
export function sdkVersion(directory: string): string | undefined {
  return hasInstalledSdk(directory) ? readPackage(sdkFolder).version : undefined;
}

/** The folder of a package that modules of a folder import, as Node finds it; undefined where there is none. */
function installedFolder(from: string, name: string): string | undefined {
  const folder = join(from, 'node_modules', name);
  if (existsSync(join(folder, 'package.json'))) return realpathSync(folder);
  const parent = dirname(from);
  return parent === from ? undefined : installedFolder(parent, name);
}

/**
 * All packages that an app is built with, however deep, without those that only tests use and those for some platforms:
 * the package that needs one of these names its version.
 */
export function installedPackages(directory: string): InstalledPackage[] {
  const found = new Map<string, InstalledPackage>();
  const visit = (from: string, names: readonly string[]) => {
    for (const name of names) {
      const folder = installedFolder(from, name);
      if (folder === undefined || found.has(folder)) continue;
      const manifest = readPackage(folder);
      if (manifest.os ?? manifest.cpu) continue;
      found.set(folder, { ...manifest, folder });
      visit(folder, namesOf(manifest));
    }
  };
  const { devDependencies, ...app } = readPackage(directory);
  const developed = Object.keys(devDependencies ?? {}).filter((name) => !onlyTested.test(name));
  visit(directory, [...namesOf(app), ...developed]);
  return [...found.values()];
}

const namesOf = ({ dependencies, peerDependencies, optionalDependencies }: Partial<PackageJson>) =>
  Object.keys({ ...dependencies, ...peerDependencies, ...optionalDependencies });

function readPackage(folder: string): PackageJson {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}
