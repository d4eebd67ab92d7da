import type { Channel } from '@aangan/manifest';
import type { RolloutStep } from '@aangan/manifest/rollout-steps';
import { type Kysely, sql } from 'kysely';
import type { ReleaseRef } from '../release/release-ref.ts';
import type { RolloutState, Tables } from '../tables.ts';

interface NewRollout {
  channel: Channel;
  canary: number;
  releases: readonly ReleaseRef[];
  steps: readonly RolloutStep[];
  by: string;
  team: string | null;
  why: string;
}

/**
 * The integrator who issued the token of a team, or let its workflow have one, without how it was proved who they are.
 * @param by as the history names the token
 */
const issuerOf = (by: string) => sql<string | null>`(
  select regexp_replace(coalesce(publisher.added_by, token.issued_by), ' \\(proved by [^()]*\\)$', '')
  from team_token token left join trusted_publisher publisher on publisher.id = token.publisher
  where token.name || ' (token of team ' || token.team || ')' = ${by}
    and token.revoked_at is null
  order by token.id desc limit 1)`;

/** Begins a rollout with its first step. */
export async function insertRollout(db: Kysely<Tables>, rollout: NewRollout): Promise<void> {
  const { channel, canary, releases, steps, by, team, why } = rollout;
  const named = releases.map(({ name, release }) => ({ name, release }));
  await db
    .insertInto('rollout')
    .values({
      channel,
      canary,
      releases: JSON.stringify(named),
      steps: JSON.stringify(steps),
      next_step: 1,
      step_began_at: sql<string>`clock_timestamp()`,
      begun_by: by,
      begun_team: team,
      begun_issuer: team === null ? null : issuerOf(by),
      why,
    })
    .execute();
}

/** Records that a step has begun: what the one after it needs is counted from now. */
export async function beginStep(
  db: Kysely<Tables>,
  id: number,
  { nextStep, state, why }: { nextStep: number; state: RolloutState; why: string },
): Promise<void> {
  await db
    .updateTable('rollout')
    .set({
      next_step: nextStep,
      state,
      state_why: why,
      approved_by: null,
      held_up: null,
      is_approval_asked: false,
      step_began_at: sql<string>`clock_timestamp()`,
    })
    .where('id', '=', id)
    .execute();
}

/** Pauses a rollout, or lets it run on. */
export async function setRolloutState(
  db: Kysely<Tables>,
  id: number,
  { state, why }: { state: RolloutState; why: string },
): Promise<void> {
  await db
    .updateTable('rollout')
    .set({ state, state_why: why, held_up: null })
    .where('id', '=', id)
    .execute();
}

/** Ends the live rollouts of canaries. */
export async function endRollouts(
  db: Kysely<Tables>,
  canaries: readonly number[],
  why: string,
): Promise<void> {
  if (canaries.length === 0) return;
  await db
    .updateTable('rollout')
    .set({ state: 'ended', state_why: why, approved_by: null, held_up: null })
    .where('canary', 'in', canaries)
    .where('state', 'in', ['running', 'paused'])
    .execute();
}

/** Records who approved the next step. */
export async function setApproved(db: Kysely<Tables>, id: number, by: string): Promise<void> {
  await db.updateTable('rollout').set({ approved_by: by }).where('id', '=', id).execute();
}

/** Makes an integrator the one who began a rollout: an approval of before was of what another had begun. */
export async function takeOver(db: Kysely<Tables>, id: number, by: string): Promise<void> {
  await db
    .updateTable('rollout')
    .set({ begun_by: by, begun_team: null, begun_issuer: null, approved_by: null })
    .where('id', '=', id)
    .execute();
}

/** Records why a step could not be checked, if the rollout still runs and has not taken it. */
export async function setHeldUp(
  db: Kysely<Tables>,
  { id, nextStep, why }: { id: number; nextStep: number; why: string },
): Promise<void> {
  await db
    .updateTable('rollout')
    .set({ held_up: why })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .where('next_step', '=', nextStep)
    .execute();
}

/** Records that integrators are told of a step that waits for their approval. @returns false if they were */
export async function askForApproval(
  db: Kysely<Tables>,
  { id, nextStep }: { id: number; nextStep: number },
): Promise<boolean> {
  const asked = await db
    .updateTable('rollout')
    .set({ is_approval_asked: true })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .where('next_step', '=', nextStep)
    .where('is_approval_asked', '=', false)
    .returning('id')
    .executeTakeFirst();
  return asked !== undefined;
}

/**
 * After a restore, pauses what was running: its times are long over, and what is served is to be looked at first. Plain SQL,
 * because the restored tables have the schema of the archive's version, which may have no rollouts.
 */
export const rolloutsArePaused = `do $$ begin
  if to_regclass('platform.rollout') is not null then
    update platform.rollout set state = 'paused', state_why = 'The site was restored from a backup.'
    where state = 'running';
  end if;
end $$`;
