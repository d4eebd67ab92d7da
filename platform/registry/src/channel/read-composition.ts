import {
  type Canary,
  type Channel,
  type ChannelComposition,
  composeRemote,
  composeShell,
} from '@aangan/manifest';
import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import { findCanaries, type LiveCanary } from './canary-repository.ts';
import { findState } from './channel-repository.ts';
import { isShell } from './check-served.ts';
import { findEarlier } from './history-repository.ts';
import { findServed, type ServedRelease } from './served-repository.ts';
import { switched } from './switched.ts';

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
      const remotes = served.flatMap(({ manifest, previous, ...switches }) => {
        if (manifest.kind !== 'remote') return [];
        const remote = composeRemote(manifest, previous?.kind === 'remote' ? previous : undefined);
        return [switched(remote, switches)];
      });
      const stable = new Map(served.map((one) => [one.name, one]));
      const canaries = await findCanaries(transaction, channel);
      return {
        channel,
        revision,
        shell: composeShell(shell),
        remotes,
        ...(securityFix > 0 && { securityFix }),
        canaries: canaries.map((canary) => composeCanary(canary, stable)),
        earlier: await findEarlier(transaction, channel),
      };
    });
}

/** A canary of remotes falls back to their stable releases. */
function composeCanary(
  { id, percent, releases }: LiveCanary,
  stable: ReadonlyMap<string, ServedRelease>,
): Canary {
  const shell = releases.find(isShell);
  const remotes = releases.flatMap((release) => {
    if (release.kind !== 'remote') return [];
    const { manifest: before, offExtensions = [] } = stable.get(release.name) ?? {};
    const remote = composeRemote(release, before?.kind === 'remote' ? before : undefined);
    return [switched(remote, { isOff: false, offExtensions })];
  });
  return { id, percent, ...(shell && { shell: composeShell(shell) }), remotes };
}
