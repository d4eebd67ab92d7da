import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { PlainError } from '@aangan/server/plain-error';

/** One line of the build's report. */
export interface BuiltApp {
  name: string;
  /** Whether it is a part of the site or a separate page. */
  kind: 'release' | 'page';
  release: string;
  /** Where its files are, and its release.json or page.json. */
  directory: string;
  /** False if the sources had not changed. */
  built: boolean;
}

/** Reported when the build of an app begins. */
interface BegunApp {
  /** The app's folder. */
  began: string;
  /** The app's number among those that may be built, and how many there are. */
  number: number;
  count: number;
}

/** Callbacks for the progress of a build. */
export interface BuildListener {
  began?: (app: BegunApp) => void;
  /** Called when the app is ready, whether or not it had to be built. */
  built?: (app: BuiltApp) => void;
}

const script = fileURLToPath(import.meta.resolve('@aangan/build/build-apps'));

/**
 * Builds the shell and every remote that changed, or only the given folders, in another process, so that webpack's
 * memory is freed before the server runs.
 * @param signal stops the build
 * @param listener called for each app before all of them are ready
 * @throws {PlainError} with the compiler's messages; the signal's reason if it stopped the build.
 */
export async function buildApps(
  signal: AbortSignal,
  directories: readonly string[] = [],
  listener: BuildListener = {},
): Promise<BuiltApp[]> {
  const child = spawn(process.execPath, [script, ...directories], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // In a process group of its own: Ctrl-C does not reach it, and it is stopped together with its children.
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

/** The build prints one JSON line per event. */
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
