import type { Channel } from '@aangan/manifest';
import { type Kysely, sql } from 'kysely';
import type { QuietHours, StepApproval, Tables } from '../tables.ts';
import { isThere } from './channel-repository.ts';

/** What every step of a rollout on a channel needs, beside its time. */
export interface RolloutRules {
  /** When no step begins; null for none. */
  quietHours: QuietHours | null;
  approval: StepApproval;
  /** Page views with the canary since the step before. */
  minViews: number;
}

const columns = ['quiet_hours', 'step_approval', 'step_views'] as const;

const rulesOf = ({ quiet_hours, step_approval, step_views }: Columns): RolloutRules => ({
  quietHours: quiet_hours,
  approval: step_approval,
  minViews: step_views,
});

interface Columns {
  quiet_hours: QuietHours | null;
  step_approval: StepApproval;
  step_views: number;
}

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
  { quietHours, approval, minViews }: RolloutRules,
): Promise<void> {
  await db
    .updateTable('channel')
    .set({
      quiet_hours: quietHours && JSON.stringify(quietHours),
      step_approval: approval,
      step_views: minViews,
    })
    .where('name', '=', channel)
    .execute();
}

/** Whether the database knows the clocks of a zone. */
export async function isZone(db: Kysely<Tables>, zone: string): Promise<boolean> {
  const { rows } = await sql`select from pg_timezone_names where name = ${zone}`.execute(db);
  return rows.length > 0;
}
