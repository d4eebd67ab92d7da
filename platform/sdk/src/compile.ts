import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import type { WorkspacePackage } from './packages.ts';

const run = promisify(execFile);
const compiler = createRequire(import.meta.url)
  .resolve('typescript/package.json')
  .replace(/package\.json$/, 'lib/tsc.js');

/**
 * Compiles packages to JavaScript with source maps that hold the sources, and to declarations.
 * @param root of the workspace
 * @param into a folder; a package's files are below it in the package's own directory
 * @throws Error with the compiler's messages
 */
export async function compile(
  root: string,
  packages: readonly WorkspacePackage[],
  into: string,
): Promise<void> {
  const folder = join(root, 'node_modules/.aangan/sdk');
  await mkdir(folder, { recursive: true });
  const place = (path: string) => relative(folder, join(root, path));
  const config = {
    extends: place('tsconfig.browser.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      sourceMap: true,
      inlineSources: true,
      // Sources by their place in the workspace: ways from the compiled files would lead out of another folder.
      sourceRoot: 'webpack://aangan/',
      rewriteRelativeImportExtensions: true,
      rootDir: place('.'),
      outDir: into,
      types: ['node'],
      typeRoots: [place('node_modules/@types')],
    },
    include: packages.map(({ directory }) => place(`${directory}/src`)),
    exclude: packages.flatMap(({ directory }) => [
      place(`${directory}/src/**/*.test.ts`),
      place(`${directory}/src/**/*.test.tsx`),
    ]),
  };
  const file = join(folder, 'tsconfig.json');
  await writeFile(file, `${JSON.stringify(config, null, 2)}\n`);
  await run(process.execPath, [compiler, '-p', file], { cwd: root, maxBuffer: 1e8 }).catch(
    ({ stdout, message }) => {
      throw new Error(`The packages cannot be compiled:\n${stdout || message}`);
    },
  );
}
