import type { Channel, Setting, ValueDeclaration } from '@aangan/manifest';
import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import { canaryOf, findCanaries } from './canary-repository.ts';
import { findRevision } from './channel-repository.ts';
import { findNewestSettings } from './history-repository.ts';
import { unknownChannel } from './require-channel.ts';
import { findServed } from './served-repository.ts';

/** A value of a remote on a channel. */
interface ChannelValue {
  remote: string;
  name: string;
  /** What the stable release declares; null where it does not read the value. */
  declared: ValueDeclaration | null;
  /** What the channel sets; null where the default counts. */
  setting: Setting | null;
  /** The newest change: when, by whom and why; null where there was none. */
  at: string | null;
  by: string | null;
  why: string | null;
  /** The canary that tries another setting; null without one. */
  canary: { percent: number; setting: Setting } | null;
}

/** All values of a channel. */
export interface ChannelValues {
  channel: Channel;
  revision: number;
  values: ChannelValue[];
}

/**
 * The values that the releases of a channel declare, and those that are set and not declared, by remote and name.
 * @throws {RegistryRefusal} `not-found` for an unknown channel
 */
export async function listValues(db: Kysely<Tables>, channel: Channel): Promise<ChannelValues> {
  const revision = await findRevision(db, channel);
  if (revision === undefined) throw unknownChannel(channel);
  const canaries = await findCanaries(db, channel);
  const changes = await findNewestSettings(db, channel);
  const values = (await findServed(db, channel)).flatMap(({ name: remote, manifest, settings }) => {
    const declared = (manifest.kind === 'remote' && manifest.manifest.values) || {};
    const canary = canaryOf(canaries, remote);
    const tried = canary?.settings[remote] ?? {};
    return [...new Set([...Object.keys(declared), ...Object.keys(settings)])].sort().map((name) => {
      const { at = null, by = null, why = null } = changes.get(`${remote} ${name}`) ?? {};
      const other = own(tried, name);
      return {
        remote,
        name,
        declared: own(declared, name),
        setting: own(settings, name),
        at,
        by,
        why,
        canary: canary && other !== null ? { percent: canary.percent, setting: other } : null,
      };
    });
  });
  return { channel, revision, values };
}

function own<Member>(record: Record<string, Member>, name: string): Member | null {
  return Object.hasOwn(record, name) ? (record[name] ?? null) : null;
}
