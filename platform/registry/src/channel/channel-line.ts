import type { Channel } from '@aangan/manifest';
import type { Kysely } from 'kysely';
import type { ChangeKind, EngineBeside, Tables } from '../tables.ts';
import { lockRevision, setRevision } from './channel-repository.ts';
import { appendChanges } from './history-repository.ts';
import { unknownChannel } from './require-channel.ts';
import { requireRevision } from './revision-conflict.ts';

/** Who decided about a channel itself, or about its rollouts, and why. */
export interface ChannelDecision {
  by: string;
  why: string;
  /** The channel's revision that it was decided on; with another one it is refused. */
  expectedRevision?: number | undefined;
}

/**
 * Locks a channel, so that nothing else of it changes until the transaction ends.
 * @returns its revision. @throws {RegistryRefusal} `not-found`, and `conflict` at another revision than the expected one
 */
export async function lockChannel(
  db: Kysely<Tables>,
  channel: Channel,
  { expectedRevision: expected }: Pick<ChannelDecision, 'expectedRevision'> = {},
): Promise<number> {
  const revision = await lockRevision(db, channel);
  if (revision === undefined) throw unknownChannel(channel);
  await requireRevision(db, channel, { revision, expected });
  return revision;
}

interface ChannelLine {
  kind: ChangeKind;
  /** Before the line. */
  revision: number;
  by: string;
  why: string;
  /** What the channel requires from the line on. */
  languages?: string[];
  engines?: EngineBeside[];
}

/**
 * Adds a line about the channel itself to the history of a locked channel, as its next revision: what was decided on the
 * one before may not fit any more, and a change set is what one revision moved.
 * @returns the revision of the line
 */
export async function addChannelLine(
  db: Kysely<Tables>,
  channel: Channel,
  { revision: before, by, ...line }: ChannelLine,
): Promise<number> {
  const revision = before + 1;
  await setRevision(db, channel, { revision, isSecurityFix: false });
  const empty = { name: '', from_release: null, to_release: null };
  await appendChanges(db, [{ ...line, channel, revision, ...empty, changed_by: by }]);
  return revision;
}
