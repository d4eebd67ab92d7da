import type { Channel } from '@aangan/manifest';
import type { Kysely } from 'kysely';
import { RegistryRefusal } from '../registry-refusal.ts';
import type { Tables } from '../tables.ts';
import type { LiveCanary } from './canary-repository.ts';
import { listMovesOf } from './history-repository.ts';
import type { Move } from './move.ts';
import type { PlannedCanary, PlannedChange } from './plans/plan.ts';
import { findRolloutRules } from './rollout-rules-repository.ts';

/** Of the visitors, in percent: as many get a new canary without an approval. The steps after it are approved. */
const maxUnapprovedPercent = 10;

/**
 * What a change would give to more visitors without the approval that the channel asks for of each step, as sentences;
 * nothing on a channel that asks for none.
 */
export async function unapprovedParts(
  db: Kysely<Tables>,
  channel: Channel,
  { moves, canary }: PlannedChange,
  canaries: readonly LiveCanary[],
): Promise<string[]> {
  const rules = await findRolloutRules(db, channel);
  if (!rules || rules.approval === 'none') return [];
  const parts = canary ? widened(canary, canaries) : [];
  for (const move of moves) {
    if (!(await isNewToAll(db, channel, move))) continue;
    parts.push(`${move.name} ${move.to} would go to everybody`);
  }
  return parts;
}

/** Whether everybody gets a release by a move, which did not serve on the channel before where it is gone back to. */
async function isNewToAll(
  db: Kysely<Tables>,
  channel: Channel,
  { kind, name, from, to }: Move,
): Promise<boolean> {
  if (to === null || from === to) return false;
  if (kind !== 'rollback') return kind === 'promote';
  const before = await listMovesOf(db, channel, name);
  return !before.some((one) => one.to === to && ['promote', 'rollback'].includes(one.kind));
}

/** What more visitors get by a canary than they may. */
function widened(
  { id, percent, releases }: PlannedCanary,
  canaries: readonly LiveCanary[],
): string[] {
  const live = canaries.find((one) => one.id === id);
  const most = live ? live.percent : maxUnapprovedPercent;
  if (percent <= most) return [];
  const names = releases.map(({ name }) => name).join(', ');
  const before = live ? `which ${most} % have` : `which at most ${most} % may have at first`;
  return [`${percent} % of the visitors would get the canary of ${names}, ${before}`];
}

/** What the history says of a change that an integrator made so. */
export const unapprovedNote = 'by hand, without the approval of a step';

/** @throws {RegistryRefusal} `forbidden` with what to do, where a team makes a change that has to be approved */
export function requireApproved(channel: Channel, unapproved: readonly string[]): void {
  if (unapproved.length === 0) return;
  const reason = `On ${channel} an integrator approves what more visitors get: ${unapproved.join('; ')}.`;
  const remedy = `Begin a rollout with at most ${maxUnapprovedPercent} % (aangan promote … --canary ${maxUnapprovedPercent} --then 100@1d), or ask an integrator to promote it.`;
  throw new RegistryRefusal('forbidden', `${reason} ${remedy}`, { code: 'approval_required' });
}
