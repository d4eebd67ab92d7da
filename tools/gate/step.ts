import { spawn } from 'node:child_process';

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

/** Runs a step to its end; its output is kept, to be shown when it fails. */
export async function runStep(step: Step): Promise<Outcome> {
  const started = performance.now();
  const { code, output } = await runCommand(step);
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

function runCommand({ command, parameters, environment }: Step) {
  return new Promise<{ code: number; output: string }>((resolve) => {
    const child = spawn(command, parameters, {
      env: { ...process.env, ...environment, FORCE_COLOR: '0', NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const parts: Buffer[] = [];
    child.stdout.on('data', (part: Buffer) => parts.push(part));
    child.stderr.on('data', (part: Buffer) => parts.push(part));
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) =>
      resolve({ code: code ?? 1, output: Buffer.concat(parts).toString() }),
    );
  });
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
