import type { Channel } from '@aangan/manifest';
import type { RolloutStep } from '@aangan/manifest/rollout-steps';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { ReleaseRef } from '../release/release-ref.ts';
import type { RolloutState, Tables } from '../tables.ts';
import { isThere } from './channel-repository.ts';
import { isQuietAt } from './quiet-hours-repository.ts';
import { type RolloutRules, rulesOf } from './rollout-rules-repository.ts';

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
  /** The integrator who issued the token that began it, or let its workflow have one; null where no token did. */
  begunIssuer: string | null;
  /** ISO 8601. */
  begunAt: string;
  why: string;
  /** Until the next step may begin; 0 where its time has come. */
  secondsLeft: number;
  /** Until it waits for the comparison of its canary no more; 0 where that time is over. */
  compareSecondsLeft: number;
  /** Of the visitors that get the canary; null where it has ended. */
  percent: number | null;
  /** Networks from which pages with the canary have started since the step before; 0 where the rollout is over. */
  networks: number;
  /** Whether integrators were told that the next step waits for nothing but their approval. */
  isApprovalAsked: boolean;
  /** Whether the channel has its quiet hours. */
  isQuiet: boolean;
  /** Whether it was begun with a team's token that was revoked since. */
  isOfRevokedToken: boolean;
  rules: RolloutRules;
}

const wait = sql`coalesce((steps -> next_step ->> 'afterMinutes')::int, 0)`;
/** In minutes: a comparison is waited for as many times as long as the step itself, and a day at least. */
const compareWait = sql`coalesce(step_wait, greatest(3 * ${wait}, 24 * 60))`;
const secondsUntil = (
  minutes: RawBuilder<unknown>,
) => sql<number>`greatest(0, ceil(extract(epoch from
  step_began_at + make_interval(mins => ${minutes}) - clock_timestamp())))::int`;

/** Counted by what pages tell, one of each network: no clock of an edge counts, nor how often one computer asks. */
const networks = sql<number>`case when state in ('running', 'paused') then (
  select count(distinct start.network)::int
  from served_composition served
  join started_view start on start.channel = served.channel and start.composition = served.id
  where served.channel = rollout.channel and rollout.canary = any(served.canaries)
    and start.revision >= (
      select max(revision) from channel_change change
      where change.channel = rollout.channel and change.kind = 'canary' and change.canary = rollout.canary)
) else 0 end`;

function selectRollouts(db: Kysely<Tables>) {
  return db
    .selectFrom('rollout')
    .innerJoin('channel', 'channel.name', 'rollout.channel')
    .leftJoin('canary as live', 'live.id', 'rollout.canary')
    .select(['rollout.id', 'rollout.channel', 'rollout.canary', 'releases', 'steps', 'state'])
    .select(['why', 'live.percent', 'begun_issuer as begunIssuer'])
    .select('is_approval_asked as isApprovalAsked')
    .select(['next_step as nextStep', 'state_why as stateWhy', 'approved_by as approvedBy'])
    .select(['held_up as heldUp', 'begun_by as begunBy', 'begun_team as begunTeam'])
    .select(['begun_at as begunAt', 'quiet_hours', 'step_approval', 'step_views', 'step_wait'])
    .select([
      secondsUntil(wait).as('secondsLeft'),
      secondsUntil(compareWait).as('compareSecondsLeft'),
      networks.as('networks'),
      isQuietAt(sql`clock_timestamp()`).as('isQuiet'),
      sql<boolean>`exists (select from team_token token
        where begun_by = token.name || ' (token of team ' || token.team || ')'
          and begun_at between token.issued_at and token.revoked_at)`.as('isOfRevokedToken'),
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectRollouts>['execute']>>[number];

const rolloutOf = (row: Row): StoredRollout => {
  const { quiet_hours, step_approval, step_views, step_wait, ...rollout } = row;
  return { ...rollout, rules: rulesOf({ quiet_hours, step_approval, step_views, step_wait }) };
};

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
