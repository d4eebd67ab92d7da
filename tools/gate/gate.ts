/**
 * `npm test`: everything that decides whether a change may land. Runs every step even when one fails,
 * shows what failed, and closes with how many tests passed and failed.
 */
import { resolve } from 'node:path';
import { findBrowser } from './find-browser.ts';
import { type Outcome, runStep, type Step } from './step.ts';
import { houseSteps, partSteps, readingSteps } from './steps.ts';
import { startTestPostgres } from './test-postgres.ts';

process.chdir(resolve(import.meta.dirname, '../..'));

function report({ step, passed, seconds, output, tests }: Outcome): void {
  const counted = tests ? `  ${tests.passed} passed, ${tests.failed} failed` : '';
  console.log(`${passed ? '✓' : '✗'} ${step.name}  ${seconds.toFixed(1)} s${counted}`);
  if (!passed) console.log(output.replace(/^/gm, '    '));
}

async function runAll(steps: Step[], atOnce: number): Promise<Outcome[]> {
  const waiting = [...steps];
  const outcomes: Outcome[] = [];
  const worker = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const outcome = await runStep(step);
      report(outcome);
      outcomes.push(outcome);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return outcomes;
}

const started = performance.now();
const outcomes = [
  ...(await runAll(readingSteps, 2)),
  ...(await runParts()),
  ...(await runAll(houseSteps(findBrowser(process.env)), 1)),
];

/** On the PostgreSQL that TEST_DATABASE_URL names, else on one of the gate's own. */
async function runParts(): Promise<Outcome[]> {
  if (process.env.TEST_DATABASE_URL) return runAll(partSteps(process.env.TEST_DATABASE_URL), 1);
  const postgres = await startTestPostgres();
  try {
    return await runAll(partSteps(postgres.url), 1);
  } finally {
    await postgres.stop();
  }
}

const failedSteps = outcomes.filter(({ passed }) => !passed);
const minutes = ((performance.now() - started) / 60_000).toFixed(1);
console.log(
  failedSteps.length === 0
    ? `Everything holds, after ${minutes} minutes.`
    : `Failed after ${minutes} minutes: ${failedSteps.map(({ step }) => step.name).join(', ')}.`,
);
const total = (pick: 'passed' | 'failed') =>
  outcomes.reduce((sum, { tests }) => sum + (tests?.[pick] ?? 0), 0);
console.log(`${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = failedSteps.length === 0 ? 0 : 1;
