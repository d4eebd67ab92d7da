import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { PlainError } from '@aangan/server/plain-error';
import { Stopping } from './lifecycle.ts';

/** One line of the build's report. */
export interface BuiltApp {
  name: string;
  /** Whether it is a part of the site, or a page of its own. */
  kind: 'release' | 'page';
  release: string;
  /** Where its files are, and its release.json or page.json. */
  directory: string;
  /** False where the sources had not changed. */
  built: boolean;
}

const script = fileURLToPath(new URL('../../../build/src/build-apps.ts', import.meta.url));

/**
 * Builds the shell and every remote that changed, or only those of the given folders, in another process, so that webpack's memory is freed before the
 * server runs.
 * @throws {PlainError} with the compiler's messages.
 */
export async function buildApps(
  signal: AbortSignal,
  directories: readonly string[] = [],
): Promise<BuiltApp[]> {
  const child = spawn(process.execPath, [script, ...directories], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group of its own: Ctrl-C does not reach it, and it is stopped together with its children.
    detached: true,
  });
  const kill = () => {
    if (child.pid !== undefined) {
      process.kill(-child.pid, 'SIGTERM');
    }
  };
  signal.addEventListener('abort', kill);
  try {
    const ended = new Promise<number | null>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', resolve);
    });
    const [code, output, errors] = await Promise.all([
      ended,
      text(child.stdout),
      text(child.stderr),
    ]);
    if (signal.aborted) throw new Stopping();
    if (code !== 0) {
      throw new PlainError(`Building the site failed:\n\n${errors.trim() || output.trim()}`);
    }
    return output.trim().split('\n').filter(Boolean).map(readLine);
  } finally {
    signal.removeEventListener('abort', kill);
  }
}

function readLine(line: string): BuiltApp {
  return JSON.parse(line) as BuiltApp;
}
