import { RegistryRefusal } from '../registry-refusal.ts';
import type { MoveResult } from './change-channel.ts';

/** What the gate says of a change that was not made. */
export interface CheckResult {
  /** Every reason why it would be refused. */
  problems: string[];
  warnings: string[];
  /** The browsers in which pages of new releases were opened, with their versions. */
  openedIn: string[];
}

/**
 * What a change that is not made would have answered.
 * @throws {RegistryRefusal} of any other kind than `conflict`
 */
export async function checkResultOf(tryIt: () => Promise<MoveResult>): Promise<CheckResult> {
  try {
    const { warnings, openedIn } = await tryIt();
    return { problems: [], warnings, openedIn };
  } catch (error) {
    if (!(error instanceof RegistryRefusal) || error.kind !== 'conflict') throw error;
    const problems = error.problems.length > 0 ? [...error.problems] : [error.message];
    return { problems, warnings: [], openedIn: [] };
  }
}
