import { CompiledQuery, type Kysely, sql } from 'kysely';
import type { Tables } from '../../tables.ts';

export interface Taken {
  /** How often in this window, this time included. */
  count: number;
  /** Until the window ends, at least 1. */
  seconds: number;
}

/**
 * SQL that counts one more try under a key, in a window that begins with its first try. It returns {@link Taken}.
 * @param from where key and seconds come from; it counts no try where that has no row
 */
export const takingSlot = (key: string, seconds: string, from = ''): string => `
  insert into throttle as t (key, count, window_ends_at)
  select ${key}, 1, now() + make_interval(secs => ${seconds}) ${from}
  on conflict (key) do update set
    count = case when t.window_ends_at <= now() then 1 else least(t.count, 1000000) + 1 end,
    window_ends_at = case when t.window_ends_at <= now() then excluded.window_ends_at else t.window_ends_at end
  returning count, greatest(1, ceil(extract(epoch from window_ends_at - now())))::integer as seconds`;

const takeOne = takingSlot('$1', '$2');

/** Counts one more try under a key, in a window that begins with its first try. */
export async function takeSlot(
  db: Kysely<Tables>,
  key: string,
  windowSeconds: number,
): Promise<Taken> {
  const { rows } = await db.executeQuery<Taken>(CompiledQuery.raw(takeOne, [key, windowSeconds]));
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
