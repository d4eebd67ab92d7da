import type { Channel } from '@aangan/manifest';
import type { Kysely } from 'kysely';
import { RegistryRefusal } from '../registry-refusal.ts';
import type { Tables } from '../tables.ts';
import { type ChannelChange, listChangesSince } from './history-repository.ts';

/**
 * Refuses a change that was decided on an earlier state of the channel.
 * @param expected the revision that the change was decided on; undefined for any
 * @throws {RegistryRefusal} `conflict` with what has changed since, and by whom
 */
export async function requireRevision(
  db: Kysely<Tables>,
  channel: Channel,
  { revision, expected }: { revision: number; expected: number | undefined },
): Promise<void> {
  if (expected === undefined || expected === revision) return;
  const since = await listChangesSince(db, channel, expected);
  throw new RegistryRefusal(
    'conflict',
    `${channel} was left as it is: it is at revision ${revision}, not ${expected}. Look at what has changed, then decide again.`,
    since.map(describeChange),
  );
}

function describeChange({ revision, kind, name, from, to, by, why }: ChannelChange): string {
  const reason = why === '' ? '' : `: ${why}`;
  const step = from === to ? '' : ` from ${from ?? 'nothing'} to ${to ?? 'nothing'}`;
  const of = name === '' ? '' : ` of ${name}`;
  return `revision ${revision}: ${kind}${of}${step} by ${by}${reason}`;
}
