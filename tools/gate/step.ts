import { type ChildProcess, spawn } from 'node:child_process';
import { countTests } from './output.ts';

/** One check of the gate: a command that must end with 0. */
export interface Step {
  name: string;
  command: string;
  parameters: string[];
  environment?: Record<string, string>;
  /** After this the step has failed, in minutes. */
  limitMinutes?: number;
}

/** How a step ended. `tests` where its output tells them. */
export interface Outcome {
  step: Step;
  passed: boolean;
  seconds: number;
  output: string;
  tests?: { passed: number; failed: number };
}

/** How long a command may take to end itself and what it has started, in milliseconds. */
const stopsWithinMs = 30_000;

/** For steps that name none: no step took half of it on the slowest machine seen. */
const usualLimitMinutes = 20;

/** How long processes that a command has started may outlive it with its output still open, in milliseconds. */
const outlivesByMs = 10_000;

/**
 * Runs a step to its end; its output is kept, to be shown when it fails.
 * @param signal when it is aborted, the command is asked to stop, and its end is waited for
 */
export async function runStep(step: Step, signal?: AbortSignal): Promise<Outcome> {
  const started = performance.now();
  const { code, output } = await runCommand(step, signal);
  const tests = countTests(output);
  return {
    step,
    passed: code === 0,
    seconds: (performance.now() - started) / 1000,
    output,
    ...(tests && { tests }),
  };
}

function runCommand(step: Step, signal?: AbortSignal) {
  const { command, parameters, environment, limitMinutes = usualLimitMinutes } = step;
  return new Promise<{ code: number; output: string }>((resolve) => {
    const child = spawn(command, parameters, {
      env: { ...process.env, ...environment, FORCE_COLOR: '0', NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
      // In a group of its own, so that Ctrl-C in a terminal reaches it once, from here.
      detached: true,
    });
    const parts: Buffer[] = [];
    const streams = [child.stdout, child.stderr];
    for (const stream of streams) stream.on('data', (part: Buffer) => parts.push(part));
    const say = (sentence: string) => parts.push(Buffer.from(`\n${sentence}\n`));

    const stop = () => stopCommand(child);
    if (signal?.aborted) stop();
    signal?.addEventListener('abort', stop);
    let failed = false;
    const limit = setTimeout(() => {
      failed = true;
      say(`Stopped: it did not end within ${limitMinutes} minutes.`);
      stop();
    }, limitMinutes * 60_000);
    const abandon = () => {
      failed = true;
      say('Processes that it started still run and hold its output.');
      for (const stream of streams) stream.destroy();
    };

    child.on('error', (error) => say(error.message));
    child.on('exit', () => {
      const outlived = setTimeout(abandon, outlivesByMs);
      child.on('close', () => clearTimeout(outlived));
    });
    child.on('close', (code) => {
      clearTimeout(limit);
      signal?.removeEventListener('abort', stop);
      resolve({ code: failed ? 1 : (code ?? 1), output: Buffer.concat(parts).toString() });
    });
  });
}

/** SIGINT is what test runners answer by ending what they have started, such as the site of the journeys. */
function stopCommand(child: ChildProcess): void {
  if (child.pid === undefined) return;
  const group = -child.pid;
  child.kill('SIGINT');
  const late = setTimeout(() => killGroup(group), stopsWithinMs);
  child.on('close', () => clearTimeout(late));
}

function killGroup(group: number): void {
  try {
    process.kill(group, 'SIGKILL');
  } catch {
    // It ended in the meantime.
  }
}
