import type { Channel, ReleaseManifest, Setting, Settings, SiteValues } from '@aangan/manifest';
import type { RolloutStep } from '@aangan/manifest/rollout-steps';
import type { Kysely } from 'kysely';
import type { Tables } from '../../tables.ts';
import type { LiveCanary } from '../canary-repository.ts';
import type { Move } from '../move.ts';
import type { ServedRelease } from '../served-repository.ts';

/** A channel as it is while a change holds its lock. */
export interface LockedChannel {
  /** The transaction of the change. */
  db: Kysely<Tables>;
  channel: Channel;
  served: ReadonlyMap<string, ServedRelease>;
  canaries: readonly LiveCanary[];
}

/** What a change does: the moves, and the releases that it puts on the channel, whether or not they are there already. */
export interface PlannedChange {
  moves: Move[];
  put: readonly ReleaseManifest[];
  /** The canary that it sets; with the id of a live one it changes that one's percentage. */
  canary?: PlannedCanary;
  /** Canaries that it ends, beside those that any move of one of their names ends. */
  ends?: readonly LiveCanary[];
  /** What the history says beside the reason. */
  note?: string;
}

export interface PlannedCanary {
  id: number | null;
  percent: number;
  releases: readonly ReleaseManifest[];
  settings: SiteValues;
  /** The steps by which it grows from then on by itself. */
  steps?: readonly RolloutStep[] | undefined;
  /** Whether what it puts together is checked although the channel serves it already. */
  isChecked?: boolean;
}

/**
 * Decides under the channel's lock what a change does.
 * @throws {RegistryRefusal} where it cannot be done
 */
export type Plan = (locked: LockedChannel) => Promise<PlannedChange>;

/** What a channel sets a value to; null where it sets nothing. */
export function settingOn({ served }: LockedChannel, remote: string, name: string): Setting | null {
  const settings: Settings = served.get(remote)?.settings ?? {};
  return Object.hasOwn(settings, name) ? (settings[name] ?? null) : null;
}

/** The release that a channel serves of a name, or null. */
export function releaseOn({ served }: LockedChannel, name: string): string | null {
  return served.get(name)?.manifest.release ?? null;
}
