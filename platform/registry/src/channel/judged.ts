import type { ReleaseManifest } from '@aangan/manifest';
import type { Verdict } from '../gates/check-composition.ts';
import { RegistryRefusal } from '../registry-refusal.ts';

/** What rules that take long find of releases. */
export type Judge = (judgement: Judgement) => Promise<Verdict>;

/** What is to be judged. */
interface Judgement {
  /** All releases that would be served together. */
  releases: readonly ReleaseManifest[];
  /** Names of those that are new to the channel. */
  fresh: readonly string[];
  /** Whether the channel serves them already: what is wrong with them then is no reason to refuse a change. */
  isServed: boolean;
}

/** What was found for releases. @throws {Unjudged} where it was not asked yet */
export type VerdictOf = (judgement: Judgement) => Verdict;

/** The transaction needs a verdict that it must not wait for. */
class Unjudged extends Error {
  readonly judgement: Judgement;

  constructor(judgement: Judgement) {
    super('These releases were not judged yet.');
    this.judgement = judgement;
  }
}

/** Each composition that a transaction meets is judged once: with canaries there are several, and other changes bring others. */
const maxVerdicts = 40;

/**
 * Runs a transaction that needs verdicts which take longer than it may hold its locks. It is run until it finds all of
 * them: what it finds missing is judged between two runs. Releases never change, so that a verdict stays right.
 * @throws {RegistryRefusal} `conflict` where the channel changes faster than it can be judged
 */
export async function judged<Result>(
  judge: Judge,
  run: (verdictOf: VerdictOf) => Promise<Result>,
): Promise<Result> {
  const verdicts = new Map<string, Verdict>();
  const verdictOf: VerdictOf = (judgement) => {
    const verdict = verdicts.get(keyOf(judgement));
    if (!verdict) throw new Unjudged(judgement);
    return verdict;
  };
  for (;;) {
    try {
      return await run(verdictOf);
    } catch (error) {
      if (!(error instanceof Unjudged)) throw error;
      if (verdicts.size === maxVerdicts) throw tooBusy();
      verdicts.set(keyOf(error.judgement), await judge(error.judgement));
    }
  }
}

function keyOf({ releases, fresh, isServed }: Judgement): string {
  const keys = releases
    .map(({ name, release }) => `${name} ${release}${fresh.includes(name) ? ' fresh' : ''}`)
    .sort();
  return [isServed ? 'served' : 'proposed', ...keys].join('\n');
}

function tooBusy(): RegistryRefusal {
  return new RegistryRefusal(
    'conflict',
    'The channel was changed again and again while this change was checked. Try again.',
  );
}
