import type { Kysely } from 'kysely';
import { addChannelLine, lockChannel } from '../channel/channel-line.ts';
import { namesOf, tellOfPause } from '../channel/rollout-pause.ts';
import { findRollout, type StoredRollout } from '../channel/rollout-repository.ts';
import { setRolloutState } from '../channel/rollout-state-repository.ts';
import { inTransaction } from '../channel/transactions.ts';
import type { Tables } from '../tables.ts';

/** In characters: a gate may have hundreds of reasons. */
const maxWhyLength = 2_000;

/** Pauses a rollout as the platform does, if it still runs and has taken no step since. */
export async function pauseRunning(
  db: Kysely<Tables>,
  { id, channel, nextStep }: StoredRollout,
  reason: string,
): Promise<void> {
  const why = reason.slice(0, maxWhyLength);
  await inTransaction(db, async (transaction) => {
    const revision = await lockChannel(transaction, channel);
    const now = await findRollout(transaction, id);
    if (now?.state !== 'running' || now.nextStep !== nextStep) return;
    await setRolloutState(transaction, id, { state: 'paused', why });
    const line = { kind: 'pause-rollout' as const, revision, by: 'platform' };
    await addChannelLine(transaction, channel, { ...line, why: `${namesOf(now)}: ${why}` });
    await tellOfPause(transaction, now, why);
  });
}
