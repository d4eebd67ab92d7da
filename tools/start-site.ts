import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');

/**
 * Starts the site of this workspace and waits until it is ready.
 * @param nodeOptions switches of Node for its process
 * @returns what stops it
 */
export async function startSite(
  port: string,
  dataDir: string,
  nodeOptions: readonly string[] = [],
): Promise<() => Promise<void>> {
  const bin = join(root, 'site/src/bin.ts');
  const site = spawn(process.execPath, [...nodeOptions, bin, 'start'], {
    cwd: root,
    env: { ...process.env, PORT: port, DATA_DIR: dataDir, LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolveReady, reject) => {
    site.stdout.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('is ready at')) resolveReady();
    });
    site.once('exit', (code) =>
      reject(new Error(`The site did not start: it ended with ${code}.`)),
    );
  });
  return async () => {
    site.kill('SIGTERM');
    if (site.exitCode === null) await once(site, 'exit');
  };
}
