import type { Channel } from '@aangan/manifest';
import type { RolloutStep } from '@aangan/manifest/rollout-steps';
import { type Kysely, sql } from 'kysely';
import type { ReleaseRef } from '../release/release-ref.ts';
import type { RolloutState, Tables } from '../tables.ts';
import { isThere } from './channel-repository.ts';
import type { RolloutRules } from './rollout-rules-repository.ts';

/** A rollout, with what its next step needs and what is there, by the database's clock. */
export interface StoredRollout {
  id: number;
  channel: Channel;
  /** The canary's id. */
  canary: number;
  releases: ReleaseRef[];
  /** The first is what it began with. */
  steps: RolloutStep[];
  /** Which of the steps comes next; their number where none does. */
  nextStep: number;
  state: RolloutState;
  stateWhy: string;
  approvedBy: string | null;
  heldUp: string | null;
  begunBy: string;
  begunTeam: string | null;
  /** ISO 8601. */
  begunAt: string;
  why: string;
  /** Until the next step may begin; 0 where its time has come. */
  secondsLeft: number;
  /** Page views with the canary since the step before. */
  views: number;
  /** Whether the channel has its quiet hours. */
  isQuiet: boolean;
  /** Whether it was begun with a team's token that was revoked since. */
  isOfRevokedToken: boolean;
  rules: RolloutRules;
}

const wait = sql`coalesce((steps -> next_step ->> 'afterMinutes')::int, 0)`;
const localTime = sql`(clock_timestamp() at time zone (quiet_hours ->> 'zone'))::time`;
const quietFrom = sql`(quiet_hours ->> 'from')::time`;
const quietUntil = sql`(quiet_hours ->> 'until')::time`;

function selectRollouts(db: Kysely<Tables>) {
  return db
    .selectFrom('rollout')
    .innerJoin('channel', 'channel.name', 'rollout.channel')
    .select(['rollout.id', 'rollout.channel', 'canary', 'releases', 'steps', 'state', 'why'])
    .select(['next_step as nextStep', 'state_why as stateWhy', 'approved_by as approvedBy'])
    .select(['held_up as heldUp', 'begun_by as begunBy', 'begun_team as begunTeam'])
    .select(['begun_at as begunAt', 'views', 'quiet_hours', 'step_approval', 'step_views'])
    .select([
      sql<number>`greatest(0, ceil(extract(epoch from
        step_began_at + make_interval(mins => ${wait}) - clock_timestamp())))::int`.as(
        'secondsLeft',
      ),
      sql<boolean>`quiet_hours is not null and case when ${quietFrom} < ${quietUntil}
        then ${localTime} >= ${quietFrom} and ${localTime} < ${quietUntil}
        else ${localTime} >= ${quietFrom} or ${localTime} < ${quietUntil} end`.as('isQuiet'),
      sql<boolean>`exists (select from team_token token
        where begun_by = token.name || ' (token of team ' || token.team || ')'
          and begun_at between token.issued_at and token.revoked_at)`.as('isOfRevokedToken'),
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectRollouts>['execute']>>[number];

const rolloutOf = ({ quiet_hours, step_approval, step_views, ...row }: Row): StoredRollout => ({
  ...row,
  rules: { quietHours: quiet_hours, approval: step_approval, minViews: step_views },
});

/** The newest rollouts of a channel, also those that are over, the newest first. */
export async function findRollouts(
  db: Kysely<Tables>,
  channel: Channel,
  limit: number,
): Promise<StoredRollout[]> {
  const rows = await selectRollouts(db)
    .where('rollout.channel', '=', channel)
    .orderBy('rollout.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(rolloutOf);
}

/** The running and the paused rollouts of a channel, the oldest first. */
export async function findLiveRollouts(
  db: Kysely<Tables>,
  channel: Channel,
): Promise<StoredRollout[]> {
  const rows = await selectRollouts(db)
    .where('rollout.channel', '=', channel)
    .where('state', 'in', ['running', 'paused'])
    .orderBy('rollout.id')
    .execute();
  return rows.map(rolloutOf);
}

/** The running rollouts of all channels that are there, the oldest first. */
export async function findRunning(db: Kysely<Tables>): Promise<StoredRollout[]> {
  const rows = await selectRollouts(db)
    .where('state', '=', 'running')
    .where(isThere)
    .orderBy('rollout.id')
    .execute();
  return rows.map(rolloutOf);
}

/** A rollout in the state that it has; undefined if there is none of that id. */
export async function findRollout(
  db: Kysely<Tables>,
  id: number,
): Promise<StoredRollout | undefined> {
  const row = await selectRollouts(db).where('rollout.id', '=', id).executeTakeFirst();
  return row && rolloutOf(row);
}
