import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export const root = resolve(import.meta.dirname, '../..');

/** How long a process may take to become ready, in milliseconds; the first builds the apps. */
const readyWithinMs = 240_000;

/** A process of the trial. */
export interface TrialProcess {
  name: string;
  child: ChildProcess;
  said(): string;
  /** Ends it, and waits for its end. */
  end(signal: NodeJS.Signals): Promise<void>;
}

const running = new Set<TrialProcess>();

/** Starts a program, and waits until it says that it is ready. @param keep is told all that it says */
export async function startProcess(
  name: string,
  [program = '', ...parameters]: readonly string[],
  settings: Record<string, string>,
  ready: RegExp | null,
  keep: (said: string) => void = () => undefined,
): Promise<TrialProcess> {
  const { PATH = '', HOME = '', CHROMIUM_PATH, NODE_COMPILE_CACHE } = process.env;
  // As `npm start` has it: without, half of the processor time of loading the code goes to compiling it.
  const optional = {
    ...(CHROMIUM_PATH && { CHROMIUM_PATH }),
    ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }),
  };
  const child = spawn(program, parameters, {
    cwd: root,
    env: { PATH, HOME, ...optional, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      text = (text + chunk).slice(-20_000);
      keep(String(chunk));
    });
  }
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const started: TrialProcess = {
    name,
    child,
    said: () => text,
    end: async (signal) => {
      running.delete(started);
      if (hasEnded()) return;
      child.kill(signal);
      await once(child, 'exit');
    },
  };
  running.add(started);
  const deadline = Date.now() + readyWithinMs;
  while (ready && !ready.test(text)) {
    if (hasEnded() || Date.now() > deadline) throw new Error(`${name} did not start:\n${text}`);
    await sleep(20);
  }
  return started;
}

/** Ends all processes that still run, those started last first. */
export async function endAll(): Promise<void> {
  for (const one of [...running].reverse()) await one.end('SIGTERM');
}

/** Runs `aangan start …`. */
export const startPart = (
  name: string,
  parameters: readonly string[],
  settings: Record<string, string>,
  keep?: (said: string) => void,
) =>
  startProcess(
    name,
    [process.execPath, join(root, 'site/src/bin.ts'), 'start', ...parameters],
    settings,
    /is ready at/,
    keep,
  );
