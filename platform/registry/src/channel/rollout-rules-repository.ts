import type { Channel } from '@aangan/manifest';
import { type Kysely, sql } from 'kysely';
import type { QuietHours, StepApproval, Tables } from '../tables.ts';
import { isThere } from './channel-repository.ts';

/** What every step of a rollout on a channel needs, beside its time. */
export interface RolloutRules {
  /** When no step begins; null for none. */
  quietHours: QuietHours | null;
  approval: StepApproval;
  /** Page views with the canary since the step before, one of each network. */
  minViews: number;
  /**
   * How long a step waits at most until its canary is compared, in minutes since the step before; null for three times the
   * step's own time, and a day at least.
   */
  maxWaitMinutes: number | null;
}

const columns = ['quiet_hours', 'step_approval', 'step_views', 'step_wait'] as const;

interface Columns {
  quiet_hours: QuietHours | null;
  step_approval: StepApproval;
  step_views: number;
  step_wait: number | null;
}

/** The rules in the row of a channel. */
export const rulesOf = (row: Columns): RolloutRules => ({
  quietHours: row.quiet_hours,
  approval: row.step_approval,
  minViews: row.step_views,
  maxWaitMinutes: row.step_wait,
});

/** The rules of a channel; undefined without such a channel. */
export async function findRolloutRules(
  db: Kysely<Tables>,
  channel: Channel,
): Promise<RolloutRules | undefined> {
  const row = await db
    .selectFrom('channel')
    .select(columns)
    .where('name', '=', channel)
    .where(isThere)
    .executeTakeFirst();
  return row && rulesOf(row);
}

/** The rules of all channels. */
export async function listRolloutRules(db: Kysely<Tables>): Promise<[Channel, RolloutRules][]> {
  const rows = await db
    .selectFrom('channel')
    .select(['name', ...columns])
    .where(isThere)
    .orderBy('name')
    .execute();
  return rows.map((row) => [row.name, rulesOf(row)]);
}

export async function saveRolloutRules(
  db: Kysely<Tables>,
  channel: Channel,
  { quietHours, approval, minViews, maxWaitMinutes }: RolloutRules,
): Promise<void> {
  await db
    .updateTable('channel')
    .set({
      quiet_hours: quietHours && JSON.stringify(quietHours),
      step_approval: approval,
      step_views: minViews,
      step_wait: maxWaitMinutes,
    })
    .where('name', '=', channel)
    .execute();
}

/** Whether the database knows the clocks of a zone. */
export async function isZone(db: Kysely<Tables>, zone: string): Promise<boolean> {
  const { rows } = await sql`select from pg_timezone_names where name = ${zone}`.execute(db);
  return rows.length > 0;
}
