import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * The folder of a package that is installed apart from the workspace, because it is large and few need it: when it is
 * first used, without running scripts of packages.
 * @param folder with a package.json and a lockfile of its own
 * @param what it is, for the line that says so
 */
export async function installedApart(folder: string, name: string, what: string): Promise<string> {
  const found = join(folder, 'node_modules', name);
  if (!existsSync(found)) {
    console.log(`Installing ${what} …`);
    const install = ['install', '--ignore-workspace', '--frozen-lockfile', '--ignore-scripts'];
    await run('npx', ['--yes', 'pnpm@10.34.9', ...install], { cwd: folder });
  }
  return found;
}
