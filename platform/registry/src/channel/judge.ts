import type { SlowGateTools } from '../gates/slow-gate.ts';
import { storedProblems } from '../release/content-problems.ts';
import { slowVerdict } from './check-served.ts';
import type { Judge } from './with-verdicts.ts';

/** The judge of all changes of channels, by people and by the platform. */
export function createJudge(tools: SlowGateTools): Judge {
  return async (judgement) =>
    'files' in judgement
      ? { problems: await storedProblems(judgement.files, tools.read), warnings: [] }
      : slowVerdict(judgement.releases, tools, judgement);
}
