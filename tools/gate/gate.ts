/**
 * `npm test`: everything that decides whether a change may land. `npm test -- vendors` (a remote's name, a package or
 * a folder) runs what a change there can break. Every step runs even when one fails; the end tells the time of each
 * stage and how many tests passed and failed.
 */
import { resolve } from 'node:path';
import { findBrowser } from './find-browser.ts';
import { type Scope, scopeOf } from './scope.ts';
import { type Outcome, runStep, type Step } from './step.ts';
import { buildStage, partsStage, readingStage, type Stage, siteStage } from './steps.ts';
import { stopSignal } from './stop-signal.ts';
import { startTestPostgres } from './test-postgres.ts';
import { workspacePackages } from './workspace.ts';

process.chdir(resolve(import.meta.dirname, '../..'));
const stopping = stopSignal();

interface FinishedStage {
  name: string;
  seconds: number;
  outcomes: Outcome[];
}

function report({ step, passed, seconds, output, tests, coverage }: Outcome): void {
  const counted = tests ? `  ${tests.passed} passed, ${tests.failed} failed` : '';
  const covered = coverage === undefined ? '' : `  ${coverage.toFixed(0)} % of lines covered`;
  console.log(`${passed ? '✓' : '✗'} ${step.name}  ${seconds.toFixed(1)} s${counted}${covered}`);
  if (!passed) console.log(output.replace(/^/gm, '    '));
}

async function runStage({ name, steps, atOnce }: Stage): Promise<FinishedStage> {
  const started = performance.now();
  const waiting: Step[] = [...steps];
  const outcomes: Outcome[] = [];
  const worker = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const outcome = await runStep(step, stopping);
      stopping.throwIfAborted();
      report(outcome);
      outcomes.push(outcome);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return { name, outcomes, seconds: (performance.now() - started) / 1000 };
}

/** On the PostgreSQL that TEST_DATABASE_URL names, else on one of the gate's own. */
async function runParts(scope?: Scope): Promise<FinishedStage> {
  if (process.env.TEST_DATABASE_URL) {
    return runStage(partsStage(process.env.TEST_DATABASE_URL, scope));
  }
  const postgres = await startTestPostgres();
  try {
    return await runStage(partsStage(postgres.url, scope));
  } finally {
    await postgres.stop();
  }
}

function summarise(stages: readonly FinishedStage[]): boolean {
  const outcomes = stages.flatMap((stage) => stage.outcomes);
  const failed = outcomes.filter(({ passed }) => !passed);
  const seconds = stages.reduce((sum, stage) => sum + stage.seconds, 0);
  const times = stages.map((stage) => `${stage.name} ${minutes(stage.seconds)}`).join(', ');
  console.log(
    failed.length === 0
      ? `Everything passed in ${minutes(seconds)}: ${times}.`
      : `Failed after ${minutes(seconds)}: ${failed.map(({ step }) => step.name).join(', ')}.`,
  );
  const total = (pick: 'passed' | 'failed') =>
    outcomes.reduce((sum, { tests }) => sum + (tests?.[pick] ?? 0), 0);
  console.log(`${total('passed')} passed, ${total('failed')} failed`);
  return failed.length === 0;
}

function minutes(seconds: number): string {
  return `${(seconds / 60).toFixed(1)} min`;
}

function readScope(): Scope | undefined {
  const [target] = process.argv.slice(2);
  if (!target) return undefined;
  const scope = scopeOf(target, workspacePackages());
  console.log(`A change of ${target} can break ${scope.directories.join(', ')}.`);
  return scope;
}

try {
  const scope = readScope();
  const stages = [
    await runStage(readingStage(scope)),
    await runParts(scope),
    await runStage(buildStage()),
    await runStage(siteStage(findBrowser(process.env), scope)),
  ];
  process.exitCode = summarise(stages) ? 0 : 1;
} catch (error) {
  const reason = error instanceof Error ? error.message : error;
  console.error(stopping.aborted ? 'Stopped, with everything that was started.' : reason);
  process.exitCode = 1;
}
