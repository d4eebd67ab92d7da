/**
 * `npm test`: what a person waits for. `npm test -- --all` runs the tests in folders named `slow` too, and decides
 * whether a change may land. `npm test -- vendors` (a remote's name, a package or a folder) runs what a change there can
 * break. Every step runs even when one fails; the end shows what the failed ones printed, the time of each stage and how
 * many tests passed and failed.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findBrowser } from './find-browser.ts';
import { failedTests, flakyTests, withoutPasses } from './output.ts';
import { readExtent } from './read-extent.ts';
import { buildStage, readingStage, type Stage } from './reading-stage.ts';
import { type Outcome, runStep } from './step.ts';
import { stopSignal } from './stop-signal.ts';
import type { Extent } from './test-files.ts';
import { startTestPostgres } from './test-postgres.ts';
import { testStages } from './test-stages.ts';
import { workspacePackages } from './workspace.ts';

process.chdir(resolve(import.meta.dirname, '../..'));
const stopping = stopSignal();

interface FinishedStage {
  name: string;
  seconds: number;
  outcomes: Outcome[];
}

function report({ step, passed, seconds, output, tests }: Outcome): void {
  const counted = tests ? `  ${tests.passed} passed, ${tests.failed} failed` : '';
  console.log(`${passed ? '✓' : '✗'} ${step.name}  ${seconds.toFixed(1)} s${counted}`);
  if (!passed) for (const name of failedTests(output)) console.log(`  ✗ ${name}`);
  const flaky = flakyTests(output);
  for (const name of flaky) console.log(`  Passed on its second try only: ${name}`);
  if (passed && flaky.length > 0) console.log(output.replace(/^/gm, '    '));
}

/** At the end, where they are found in a long log, and in the part of it that CI keeps. */
function showFailures(failed: readonly Outcome[]): void {
  for (const { step, output } of failed) {
    console.log(`\n✗ ${step.name}\n${withoutPasses(output).replace(/^/gm, '    ')}`);
  }
}

async function runStage({ name, steps, atOnce }: Stage): Promise<FinishedStage> {
  const started = performance.now();
  const outcomes: Outcome[] = [];
  const waiting = [...steps];
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
async function runTests(browser: string | undefined, extent: Extent): Promise<FinishedStage[]> {
  const given = process.env.TEST_DATABASE_URL;
  const postgres = given ? undefined : await startTestPostgres();
  const databaseUrl = given ?? postgres?.url ?? '';
  const copiesDir = await mkdtemp(join(tmpdir(), 'aangan-copies-'));
  try {
    const finished: FinishedStage[] = [];
    for (const stage of testStages({ databaseUrl, browser, copiesDir }, extent)) {
      finished.push(await runStage(stage));
    }
    return finished;
  } finally {
    await rm(copiesDir, { recursive: true, force: true });
    await postgres?.stop();
  }
}

function summarise(stages: readonly FinishedStage[]): boolean {
  const outcomes = stages.flatMap((stage) => stage.outcomes);
  const failed = outcomes.filter(({ passed }) => !passed);
  const seconds = stages.reduce((sum, stage) => sum + stage.seconds, 0);
  showFailures(failed);
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

try {
  const extent = readExtent(process.argv.slice(2), workspacePackages());
  const { scope } = extent;
  if (scope) console.log(`The change can break ${scope.directories.join(', ')}.`);
  const stages = [
    await runStage(readingStage(scope)),
    await runStage(buildStage()),
    ...(await runTests(findBrowser(process.env), extent)),
  ];
  process.exitCode = summarise(stages) ? 0 : 1;
} catch (error) {
  const reason = error instanceof Error ? error.message : error;
  console.error(stopping.aborted ? 'Stopped, with everything that was started.' : reason);
  process.exitCode = 1;
}
