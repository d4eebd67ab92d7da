import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** What is built of the platform's packages, in `sdk.json` beside their folders. */
export interface BuiltSdk {
  /** The version of the host's contract, such as `2.11.0`. */
  contract: string;
  /** A hash over the files of all packages. */
  content: string;
  /** Package of others → the version that repositories install beside these. */
  libraries: Record<string, string>;
  /** Name → the package's folder, below that of sdk.json. */
  packages: Record<string, string>;
}

/** One file of a package: its path in the package, and its bytes. */
export interface PackageFile {
  path: string;
  bytes: Buffer;
}

/** @param folder with sdk.json @returns undefined where nothing was built */
export async function readBuiltSdk(folder: string): Promise<BuiltSdk | undefined> {
  try {
    return JSON.parse(await readFile(path.join(folder, 'sdk.json'), 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** The files of a package's folder, in the order of their paths. */
export function readPackageFiles(folder: string): Promise<PackageFile[]> {
  const found = globSync('**/*', { cwd: folder, withFileTypes: true });
  const files = found
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  return Promise.all(
    files.map(async (file) => ({
      path: path.relative(folder, file).replaceAll(path.sep, '/'),
      bytes: await readFile(file),
    })),
  );
}
