import { bootedPages } from './booted-pages.ts';
import type { Verdict } from './check-composition.ts';
import { CheckerAway } from './checker.ts';
import { fittingProps } from './fitting-props.ts';
import { describeProblem, type GateProblem } from './gate.ts';
import { liveApi } from './live-api.ts';
import { renderedPages } from './rendered-pages.ts';
import type { SlowCheck, SlowGate, SlowGateTools, Told, UndatedComposition } from './slow-gate.ts';

/** The rules of the gate that take longer than a transaction may. A new rule is a function of its own file, listed here. */
const slowGates: readonly SlowGate[] = [fittingProps, liveApi, renderedPages, bootedPages];

/** What the slow rules find of releases that would be served together. */
export async function slowProblems(
  proposed: UndatedComposition,
  tools: SlowGateTools,
  check: SlowCheck,
): Promise<Verdict> {
  const verdict: Verdict = { problems: [], warnings: [] };
  const told: Told = { openedIn: new Set() };
  for (const gate of slowGates) {
    const found = await gate(proposed, tools, check, told).catch((error) =>
      unchecked(error, check),
    );
    for (const problem of found) {
      verdict[problem.isWarning ? 'warnings' : 'problems'].push(describeProblem(problem));
    }
    // The other rules would wait for the same checker.
    if (found.some(({ rule }) => rule === checkerRule)) break;
  }
  const opened = told.opened && { opened: Object.fromEntries(told.opened) };
  return { ...verdict, openedIn: [...told.openedIn], ...opened };
}

const checkerRule = 'checker';

/** Without the checker nothing new may be served, but a channel can go back. @throws every other error */
function unchecked(error: unknown, { isReturn }: SlowCheck): GateProblem[] {
  if (!(error instanceof CheckerAway)) throw error;
  if (isReturn) return [];
  return [
    {
      rule: checkerRule,
      asks: 'releases are checked before they are served',
      has: `and this cannot be done now (${error.message})`,
      remedy: error.remedy,
    },
  ];
}
