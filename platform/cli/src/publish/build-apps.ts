import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { PlainError } from '@aangan/server/plain-error';

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

/** The build of an app has begun. */
interface BegunApp {
  /** The app's folder. */
  began: string;
  /** Which one it is of those that may be built, and how many those are. */
  number: number;
  count: number;
}

/** Told of what a build does, as it does it. */
export interface BuildListener {
  began?: (app: BegunApp) => void;
  /** The app is there, whether it had to be built or not. */
  built?: (app: BuiltApp) => void;
}

const script = fileURLToPath(new URL('../../../build/src/build-apps.ts', import.meta.url));

/**
 * Builds the shell and every remote that changed, or only those of the given folders, in another process, so that
 * webpack's memory is freed before the server runs.
 * @param signal stops the build
 * @param listener told of each app before all of them are there
 * @throws {PlainError} with the compiler's messages; the signal's reason where that stopped it.
 */
export async function buildApps(
  signal: AbortSignal,
  directories: readonly string[] = [],
  listener: BuildListener = {},
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
    const [code, apps, errors] = await Promise.all([
      ended,
      readApps(child.stdout, listener),
      text(child.stderr),
    ]);
    signal.throwIfAborted();
    if (code !== 0) throw new PlainError(`Building the site failed:\n\n${errors.trim()}`);
    return apps;
  } finally {
    signal.removeEventListener('abort', kill);
  }
}

/** The build prints one JSON line for each thing that it tells. */
async function readApps(output: Readable, { began, built }: BuildListener): Promise<BuiltApp[]> {
  const apps: BuiltApp[] = [];
  for await (const line of createInterface({ input: output })) {
    const told = JSON.parse(line) as BegunApp | BuiltApp;
    if ('began' in told) began?.(told);
    else {
      apps.push(told);
      built?.(told);
    }
  }
  return apps;
}
