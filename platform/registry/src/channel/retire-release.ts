import type { Kysely } from 'kysely';
import { nothingFound } from '../gates/check-composition.ts';
import { RegistryRefusal } from '../registry-refusal.ts';
import { lockPublished, markRetired } from '../release/release-repository.ts';
import type { Tables } from '../tables.ts';
import { changeChannel } from './change-channel.ts';
import { removeExpired } from './channel-list.ts';
import { lockChannels } from './channel-repository.ts';
import { appendChanges } from './history-repository.ts';
import { endCanaryPlan } from './plans/canary.ts';
import { forgetPrevious, listServing } from './served-repository.ts';

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
  // Locked before the release, as in a change of a channel, so that the two cannot deadlock.
  const channels = await lockChannels(db);
  const stored = await lockPublished(db, { name, release });
  if (!stored) {
    throw new RegistryRefusal('not-found', `No such published release: ${name} ${release}.`);
  }
  if (stored.retiredAt !== null) {
    throw new RegistryRefusal('conflict', `${name} ${release} is retired already.`);
  }
  const serving = await listServing(db, { name, release });
  if (serving.length > 0) {
    const uses = serving.map((channel) => `${channel} serves it`);
    throw new RegistryRefusal('conflict', `${name} ${release} cannot be retired.`, uses);
  }
  for (const channel of channels) {
    const plan = endCanaryPlan({ name, release });
    // What is left was served before, so no rule needs to check it.
    await changeChannel(db, channel, plan, { by, why }, () => nothingFound);
  }
  await forgetPrevious(db, { name, release });
  await markRetired(db, { name, release });
  await appendChanges(db, [
    {
      kind: 'retire',
      channel: null,
      revision: null,
      name,
      from_release: release,
      to_release: null,
      changed_by: by,
      why,
    },
  ]);
}
