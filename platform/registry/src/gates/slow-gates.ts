import { fittingProps } from './fitting-props.ts';
import { describeProblem } from './gate.ts';
import { liveApi } from './live-api.ts';
import { renderedPages } from './rendered-pages.ts';
import type { SlowCheck, SlowGate, SlowGateTools, UndatedComposition } from './slow-gate.ts';

/** The rules of the gate that take longer than a transaction may. A new rule is a function of its own file, listed here. */
const slowGates: readonly SlowGate[] = [fittingProps, liveApi, renderedPages];

/** Every reason that the slow rules find why releases cannot be served together. */
export async function slowProblems(
  proposed: UndatedComposition,
  tools: SlowGateTools,
  check: SlowCheck,
): Promise<string[]> {
  const problems: string[] = [];
  for (const gate of slowGates) {
    problems.push(...(await gate(proposed, tools, check)).map(describeProblem));
  }
  return problems;
}
