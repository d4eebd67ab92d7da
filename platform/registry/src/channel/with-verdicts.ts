import type { ReleaseManifest } from '@aangan/manifest';
import type { Verdict } from '../gates/check-composition.ts';
import type { SlowCheck } from '../gates/slow-gate.ts';
import { RegistryRefusal } from '../registry-refusal.ts';

/** What is to be judged: the files of one release, or all releases that would be served together. */
type Judgement =
  | { files: ReleaseManifest }
  | ({ releases: readonly ReleaseManifest[] } & SlowCheck);

/** Judges releases where that takes longer than a transaction may. */
export type Judge = (judgement: Judgement) => Promise<Verdict>;

/** The result of a transaction that has written nothing because these judgements have no verdict yet. */
export class VerdictsMissing {
  readonly judgements: readonly Judgement[];

  constructor(...judgements: Judgement[]) {
    this.judgements = judgements;
  }
}

/** Looks up a verdict that was reached outside of the transaction. */
export type VerdictOf = (judgement: Judgement) => Verdict | VerdictsMissing;

/**
 * With canaries a change needs verdicts on several compositions, one in each attempt, and concurrent changes add more.
 */
const maxAttempts = 40;

/**
 * Attempts a change, obtains the verdicts that it lacks, and attempts it again, until none is missing. Verdicts are
 * cached for this change only: releases never change, but their files may be lost, and the API changes.
 * @param attempt one transaction, which only looks verdicts up: it holds no locks while files are read or other
 *   processes work
 * @throws {RegistryRefusal} `conflict` where the channel changes faster than it can be judged
 */
export async function withVerdicts<Result>(
  judge: Judge,
  attempt: (verdictOf: VerdictOf) => Promise<Result | VerdictsMissing>,
): Promise<Result> {
  const verdicts = new Map<string, Verdict>();
  for (let attempts = 0; attempts < maxAttempts; attempts += 1) {
    const result = await attempt((one) => verdicts.get(keyOf(one)) ?? new VerdictsMissing(one));
    if (!(result instanceof VerdictsMissing)) return result;
    for (const one of result.judgements) verdicts.set(keyOf(one), await judge(one));
  }
  throw new RegistryRefusal(
    'conflict',
    'The channel was changed again and again while this change was checked. Try again.',
  );
}

function keyOf(judgement: Judgement): string {
  if ('files' in judgement) return `files\n${judgement.files.name} ${judgement.files.release}`;
  const { releases, fresh, isReturn } = judgement;
  const keys = releases
    .map(({ name, release }) => `${name} ${release}${fresh.includes(name) ? ' fresh' : ''}`)
    .sort();
  return [isReturn ? 'return' : 'proposed', ...keys].join('\n');
}
