import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const folder = join(import.meta.dirname, '../tools');

/**
 * The folder of a package of `bench/tools`. These are installed when a bench first needs one, and apart from the
 * workspace, because they are large. Nothing of them runs while they are installed, so that none downloads a browser.
 */
export async function benchTool(name: string): Promise<string> {
  const found = join(folder, 'node_modules', name);
  if (!existsSync(found)) {
    console.log('Installing what only benches need …');
    const install = ['install', '--ignore-workspace', '--frozen-lockfile', '--ignore-scripts'];
    await run('npx', ['--yes', 'pnpm@10.34.9', ...install], { cwd: folder });
  }
  return found;
}
