import {
  type Canary,
  type Channel,
  type ChannelComposition,
  composeShell,
  type LowTrust,
  type ReleaseManifest,
  type RemoteRelease,
} from '@aangan/manifest';
import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import { findCanaries, type LiveCanary } from './canary-repository.ts';
import { findState } from './channel-repository.ts';
import { isShell } from './check-served.ts';
import { composedOn } from './composed-on.ts';
import { findEarlier } from './history-repository.ts';
import { findLowTrust } from './low-trust-repository.ts';
import { findServed, type ServedRelease } from './served-repository.ts';

/**
 * What a channel serves at one moment: its revision, stable releases and canaries. Null if there is no such channel, or
 * if it has no shell.
 */
export function readComposition(
  db: Kysely<Tables>,
  channel: Channel,
): Promise<ChannelComposition | null> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => {
      const state = await findState(transaction, channel);
      if (state === undefined) return null;
      const { revision, securityFix } = state;
      const served = await findServed(transaction, channel);
      const shell = served.map(({ manifest }) => manifest).find(isShell);
      if (!shell) return null;
      const marked = await findLowTrust(transaction);
      const remotes = served.flatMap(({ manifest, previous, ...switches }) => {
        if (manifest.kind !== 'remote') return [];
        const own = { ...switches, lowTrust: marked.get(manifest.name) };
        return [composedOn(own, manifest, remoteOf(previous))];
      });
      const stable = new Map(served.map((one) => [one.name, one]));
      const canaries = await findCanaries(transaction, channel);
      return {
        channel,
        revision,
        shell: composeShell(shell),
        remotes,
        ...(securityFix > 0 && { securityFix }),
        canaries: canaries.map((canary) => composeCanary(canary, { stable, marked })),
        earlier: await findEarlier(transaction, channel),
      };
    });
}

/** A canary of remotes falls back to their stable releases. */
function composeCanary(
  { id, percent, releases, settings }: LiveCanary,
  {
    stable,
    marked,
  }: { stable: ReadonlyMap<string, ServedRelease>; marked: ReadonlyMap<string, LowTrust> },
): Canary {
  const shell = releases.find(isShell);
  const remotes = releases.flatMap((release) => {
    if (release.kind !== 'remote') return [];
    const served = stable.get(release.name);
    const isStable = served?.manifest.release === release.release;
    const before = isStable ? served?.previous : served?.manifest;
    const own = {
      isOff: false,
      offExtensions: served?.offExtensions ?? [],
      settings: { ...served?.settings, ...settings[release.name] },
      lowTrust: marked.get(release.name),
    };
    return [composedOn(own, release, remoteOf(before))];
  });
  return { id, percent, ...(shell && { shell: composeShell(shell) }), remotes };
}

function remoteOf(release: ReleaseManifest | null | undefined): RemoteRelease | undefined {
  return release?.kind === 'remote' ? release : undefined;
}
