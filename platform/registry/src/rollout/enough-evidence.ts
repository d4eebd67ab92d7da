import { minutesText } from '@aangan/manifest/rollout-steps';
import type { Kysely } from 'kysely';
import type { StoredRollout } from '../channel/rollout-repository.ts';
import { type CanaryFigures, canaryFigures } from '../rollback/canary-figures.ts';
import type { RollbackRules } from '../rollback/rollback-rules.ts';
import type { Tables } from '../tables.ts';

/** What a step waits for. */
interface Awaited {
  what: 'time' | 'views' | 'comparison' | 'evidence' | 'approval' | 'quiet-hours';
  /** As a phrase that follows "waits for". */
  text: string;
}

/** Evidence against a canary that holds its steps: of those that are no worse, at most one in ten ever has it in a metric. */
const holding = 10;
/** What nearly every page measures: what a step waits to be known. */
const awaitedMetric = 'lcp';

/** What is known of a rollout's canary in comparison with the stable releases; nothing where the rollout is over. */
export async function figuresOf(
  db: Kysely<Tables>,
  { channel, canary: id, percent, state }: StoredRollout,
  rules: RollbackRules,
): Promise<CanaryFigures[]> {
  const isLive = state === 'running' || state === 'paused';
  return isLive && percent !== null ? canaryFigures(db, channel, { id, percent }, rules) : [];
}

/**
 * What the next step of a rollout waits for; nothing where there is enough evidence, and nothing else is in its way. It
 * goes on when this is empty: a test that looks at more belongs here.
 * @param figures of its canary
 */
export function awaitedBy(rollout: StoredRollout, figures: readonly CanaryFigures[]): Awaited[] {
  const { steps, nextStep, secondsLeft, networks, isQuiet, rules } = rollout;
  const next = steps[nextStep];
  if (!next) return [];
  const awaited: Awaited[] = [];
  if (secondsLeft > 0) {
    const [left, all] = [minutesText(secondsLeft / 60), minutesText(next.afterMinutes)];
    awaited.push({ what: 'time', text: `its time, in ${left} (${all} after the step before)` });
  }
  if (networks < rules.minViews) {
    const text = `page views with the canary, one of each network: ${networks} of ${rules.minViews} so far`;
    awaited.push({ what: 'views', text });
  }
  awaited.push(...comparison(rollout, figures), ...held(figures));
  if (rules.approval !== 'none' && approverOf(rollout) === null) {
    awaited.push({ what: 'approval', text: approvalOf(rollout) });
  }
  if (isQuiet && rules.quietHours) {
    const { until, zone } = rules.quietHours;
    const text = `the end of the quiet hours at ${until}, ${zone}`;
    awaited.push({ what: 'quiet-hours', text });
  }
  return awaited;
}

/** Until the canary is known to be no slower, or the longest wait is over. */
function comparison(
  { compareSecondsLeft }: StoredRollout,
  figures: readonly CanaryFigures[],
): Awaited[] {
  const compared = figures.find(({ metric }) => metric === awaitedMetric);
  if (compareSecondsLeft <= 0 || compared?.verdict === 'sound') return [];
  const left = minutesText(compareSecondsLeft / 60);
  const text = `${awaitedMetric} to be compared (${comparedText(compared)}), at most for ${left} more`;
  return [{ what: 'comparison', text }];
}

/** Whatever speaks against the canary: that has no longest wait. What no browser reports has no evidence. */
function held(figures: readonly CanaryFigures[]): Awaited[] {
  return figures
    .filter(({ evidence }) => evidence >= holding)
    .map(({ metric, evidence, bound }) => {
      const rounded = Math.round(evidence);
      const text = `less evidence that ${metric} is worse: it is ${rounded}, ${bound} would end the canary, and below ${holding} it goes on`;
      return { what: 'evidence', text };
    });
}

function comparedText(compared: CanaryFigures | undefined): string {
  if (!compared) return 'nothing is known yet';
  const seen = compared.canary.n + compared.stable.n;
  if (compared.needed !== null) return `${seen} of ${compared.needed} networks so far`;
  return seen === 0 ? 'no browser has reported it yet' : `${seen} networks so far`;
}

/** What was known of a canary when a step was taken, for the history. */
export function knownText(figures: readonly CanaryFigures[]): string {
  const compared = figures.find(({ metric }) => metric === awaitedMetric);
  const isSound = compared?.verdict === 'sound';
  return isSound
    ? `${awaitedMetric} is no worse in ${compared.canary.n + compared.stable.n} networks`
    : `${awaitedMetric} is not known: ${comparedText(compared)}`;
}

/**
 * Who has approved the next step, if that counts: the rules, and who stands for the rollout, may have changed since.
 */
export function approverOf(rollout: StoredRollout): string | null {
  const { approvedBy } = rollout;
  return approvedBy !== null && mayApprove(rollout, approvedBy) ? approvedBy : null;
}

/** Whether the approval of an integrator counts: not everywhere that of who began it, also with a token of their own. */
export function mayApprove(
  { rules, begunBy, begunIssuer }: StoredRollout,
  integrator: string,
): boolean {
  return rules.approval !== 'another' || (integrator !== begunBy && integrator !== begunIssuer);
}

function approvalOf({ rules, begunBy, begunIssuer }: StoredRollout): string {
  return rules.approval === 'another'
    ? `the approval of an integrator other than ${begunIssuer ?? begunBy}`
    : 'the approval of an integrator';
}
