import { type ChildProcess, spawn } from 'node:child_process';

/** One check of the gate: a command that must end with 0. */
export interface Step {
  name: string;
  command: string;
  parameters: string[];
  environment?: Record<string, string>;
}

/** How a step ended. `tests` and `coverage` where its output tells them. */
export interface Outcome {
  step: Step;
  passed: boolean;
  seconds: number;
  output: string;
  tests?: { passed: number; failed: number };
  /** The lines that the tests ran, in percent of those they loaded. */
  coverage?: number;
}

/** How long a command may take to end itself and what it has started, in milliseconds. */
const stopsWithinMs = 30_000;

/**
 * Runs a step to its end; its output is kept, to be shown when it fails.
 * @param signal when it is aborted, the command is asked to stop, and its end is waited for
 */
export async function runStep(step: Step, signal?: AbortSignal): Promise<Outcome> {
  const started = performance.now();
  const { code, output } = await runCommand(step, signal);
  const tests = countTests(output);
  const coverage = coveredLines(output);
  return {
    step,
    passed: code === 0,
    seconds: (performance.now() - started) / 1000,
    output,
    ...(tests && { tests }),
    ...(coverage !== undefined && { coverage }),
  };
}

function runCommand({ command, parameters, environment }: Step, signal?: AbortSignal) {
  return new Promise<{ code: number; output: string }>((resolve) => {
    const child = spawn(command, parameters, {
      env: { ...process.env, ...environment, FORCE_COLOR: '0', NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
      // In a group of its own, so that Ctrl-C in a terminal reaches it once, from here.
      detached: true,
    });
    const stop = () => stopCommand(child);
    if (signal?.aborted) stop();
    signal?.addEventListener('abort', stop);
    const parts: Buffer[] = [];
    child.stdout.on('data', (part: Buffer) => parts.push(part));
    child.stderr.on('data', (part: Buffer) => parts.push(part));
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => {
      signal?.removeEventListener('abort', stop);
      resolve({ code: code ?? 1, output: Buffer.concat(parts).toString() });
    });
  });
}

/** SIGINT is what test runners answer by ending what they have started, such as the site of the journeys. */
function stopCommand(child: ChildProcess): void {
  if (child.pid === undefined) return;
  const group = -child.pid;
  child.kill('SIGINT');
  const late = setTimeout(() => process.kill(group, 'SIGKILL'), stopsWithinMs);
  child.on('close', () => clearTimeout(late));
}

/** The closing counts of Node's runner, of jest and of Playwright. */
const counts = [
  { passed: /^ℹ pass (\d+)$/m, failed: /^ℹ fail (\d+)$/m },
  { passed: /^Tests:.*?(\d+) passed/m, failed: /^Tests:.*?(\d+) failed/m },
  { passed: /^\s+(\d+) passed \(/m, failed: /^\s+(\d+) failed$/m },
];

/** How many tests an output says passed and failed; undefined where it is not a test runner's. */
export function countTests(output: string): { passed: number; failed: number } | undefined {
  for (const { passed, failed } of counts) {
    const found = [passed, failed].map((pattern) => pattern.exec(output)?.[1]);
    if (found.some((count) => count !== undefined)) {
      return { passed: Number(found[0] ?? 0), failed: Number(found[1] ?? 0) };
    }
  }
  return undefined;
}

/** The coverage summaries of Node's runner and of jest. */
const coverages = [/^ℹ all files\s*\|\s*([\d.]+)/m, /^Lines\s*:\s*([\d.]+)%/m];

/** The covered lines in percent, where an output tells them. */
export function coveredLines(output: string): number | undefined {
  const found = coverages.map((pattern) => pattern.exec(output)?.[1]).find(Boolean);
  return found === undefined ? undefined : Number(found);
}
