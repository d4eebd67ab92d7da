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
      step_began_at: sql<string>`clock_timestamp()`,
      views: 0,
    })
    .where('id', '=', id)
    .execute();
}

/**
 * Counts page views that an edge tells of for the live rollouts whose canary they had. The clocks of edges count nothing.
 * @param views of compositions that are stored
 */
export async function countViews(
  db: Kysely<Tables>,
  channel: Channel,
  views: readonly { composition: string; count: number }[],
): Promise<void> {
  if (views.length === 0) return;
  const ids = views.map(({ composition }) => composition);
  const counts = views.map(({ count }) => count);
  await sql`
    update rollout set views = rollout.views + told.count
    from (
      select canary, sum(count)::int as count
      from unnest(${ids}::text[], ${counts}::int[]) as view (composition, count)
      join served_composition served on served.channel = ${channel} and served.id = view.composition
      cross join unnest(served.canaries) as canary
      group by canary) told
    where rollout.channel = ${channel} and rollout.canary = told.canary and state in ('running', 'paused')`.execute(
    db,
  );
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

/** Makes an integrator the one who began a rollout. */
export async function takeOver(db: Kysely<Tables>, id: number, by: string): Promise<void> {
  await db
    .updateTable('rollout')
    .set({ begun_by: by, begun_team: null })
    .where('id', '=', id)
    .execute();
}

/** Records why the next step could not be checked. */
export async function setHeldUp(db: Kysely<Tables>, id: number, why: string): Promise<void> {
  await db.updateTable('rollout').set({ held_up: why }).where('id', '=', id).execute();
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
