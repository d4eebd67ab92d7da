import { type Kysely, sql } from 'kysely';
import { changeChannel } from '../channel/change-channel.ts';
import { removeExpired } from '../channel/channel-list.ts';
import { isThere } from '../channel/channel-repository.ts';
import { appendChanges } from '../channel/history-repository.ts';
import { endCanaryPlan } from '../channel/plans/canary.ts';
import { nothingFound } from '../gates/check-composition.ts';
import { RegistryRefusal } from '../registry-refusal.ts';
import type { Tables } from '../tables.ts';

/**
 * Retires a release, in the caller's transaction: it can be put on no channel any more, canaries with it end, and no
 * channel has it as the last known good release. Its files are served no more: pages that are open with it load the
 * release that replaced it.
 * @throws {RegistryRefusal} `not-found` for a release that is not published, `conflict` where it is retired already, or
 *   a channel serves it
 */
export async function retireRelease(
  db: Kysely<Tables>,
  { name, release }: { name: string; release: string },
  { by, why }: { by: string; why: string },
): Promise<void> {
  await removeExpired(db);
  // Before the release, in the order in which a change of a channel takes them.
  const channels = await db
    .selectFrom('channel')
    .select('name')
    .where(isThere)
    .orderBy('name')
    .forUpdate()
    .execute();
  const stored = await db
    .selectFrom('release')
    .select('retired_at')
    .where('name', '=', name)
    .where('release', '=', release)
    .where('published_at', 'is not', null)
    .forUpdate()
    .executeTakeFirst();
  if (!stored) {
    throw new RegistryRefusal('not-found', `No such published release: ${name} ${release}.`);
  }
  if (stored.retired_at !== null) {
    throw new RegistryRefusal('conflict', `${name} ${release} is retired already.`);
  }
  const uses = await findUses(db, name, release);
  if (uses.length > 0) {
    throw new RegistryRefusal('conflict', `${name} ${release} cannot be retired.`, uses);
  }
  for (const channel of channels) {
    const plan = endCanaryPlan({ name, release });
    // What is left was served before: no rule is asked for it.
    await changeChannel(db, channel.name, plan, { by, why }, () => nothingFound);
  }
  await db
    .updateTable('channel_release')
    .set({ previous_release: null })
    .where('name', '=', name)
    .where('previous_release', '=', release)
    .execute();
  await db
    .updateTable('release')
    .set({ retired_at: sql<string>`clock_timestamp()` })
    .where('name', '=', name)
    .where('release', '=', release)
    .execute();
  await appendChanges(db, [
    {
      ...{ kind: 'retire', channel: null, revision: null, name },
      ...{ from_release: release, to_release: null, changed_by: by, why },
    },
  ]);
}

/** Which channels serve the release, one sentence for each. */
async function findUses(db: Kysely<Tables>, name: string, release: string): Promise<string[]> {
  const rows = await db
    .selectFrom('channel_release')
    .select('channel')
    .where('name', '=', name)
    .where('release', '=', release)
    .orderBy('channel')
    .execute();
  return rows.map(({ channel }) => `${channel} serves it`);
}
