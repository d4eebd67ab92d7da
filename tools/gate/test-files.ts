import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Scope } from './scope.ts';

const root = resolve(import.meta.dirname, '../..');

/** Which tests are run. */
export interface Extent {
  /** The part of the workspace that a change can break; undefined: all of it. */
  scope?: Scope | undefined;
  /** With the tests in folders named `slow`: `npm test -- --all`. */
  isAll: boolean;
}

/** Tests of the whole site, of processes and of large files have a folder of this name above them. */
export const slowFolder = 'slow';

/** Whether a change of the scope can break what is in a folder below the workspace root. */
export function isTouched(path: string, scope: Scope | undefined): boolean {
  return (
    !scope ||
    scope.directories.some((directory) => path === directory || path.startsWith(`${directory}/`))
  );
}

/** The test files of Node's runner below these folders that belong to the extent. */
export function testFiles(folders: readonly string[], { scope, isAll }: Extent): string[] {
  const patterns = folders
    .filter((path) => isTouched(path, scope))
    .map((path) => `${path}/**/*.test.ts`);
  const exclude = isAll ? [] : [`**/${slowFolder}/**`];
  return globSync(patterns, { cwd: root, exclude }).sort();
}
