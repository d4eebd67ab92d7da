import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../tables.ts';

export interface Taken {
  /** How often in this window, this time included. */
  count: number;
  /** Until the window ends, at least 1. */
  seconds: number;
}

/** Counts one more try under a key, in a window that begins with its first try. */
export async function takeSlot(
  db: Kysely<Tables>,
  key: string,
  windowSeconds: number,
): Promise<Taken> {
  const { rows } = await sql<Taken>`
    insert into throttle as t (key, count, window_ends_at)
    values (${key}, 1, now() + make_interval(secs => ${windowSeconds}))
    on conflict (key) do update set
      count = case when t.window_ends_at <= now() then 1 else least(t.count, 1000000) + 1 end,
      window_ends_at = case when t.window_ends_at <= now() then excluded.window_ends_at else t.window_ends_at end
    returning count, greatest(1, ceil(extract(epoch from window_ends_at - now())))::integer as seconds
  `.execute(db);
  const [taken] = rows;
  if (!taken) throw new Error('An upsert returned no row.');
  return taken;
}

export async function giveSlotBack(db: Kysely<Tables>, key: string): Promise<void> {
  await sql`update throttle set count = count - 1 where key = ${key} and count > 0`.execute(db);
}

export async function forgetSlots(db: Kysely<Tables>, key: string): Promise<void> {
  await sql`delete from throttle where key = ${key}`.execute(db);
}

export async function forgetEndedWindows(db: Kysely<Tables>): Promise<void> {
  await sql`delete from throttle where window_ends_at < now()`.execute(db);
}
