import { type Channel, type Composition, composeRemote, composeShell } from '@aangan/manifest';
import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import * as repository from './channel-repository.ts';
import { isShell } from './check-served.ts';

/** What a channel serves: its revision and releases of one moment. Null without a channel or a shell on it. */
export function readComposition(db: Kysely<Tables>, channel: Channel): Promise<Composition | null> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => {
      const revision = await repository.findRevision(transaction, channel);
      if (revision === undefined) return null;
      const served = await repository.findServed(transaction, channel);
      const shell = served.map(({ manifest }) => manifest).find(isShell);
      if (!shell) return null;
      const remotes = served.flatMap(({ manifest, previous, isOff }) => {
        if (manifest.kind !== 'remote') return [];
        const remote = composeRemote(manifest, previous?.kind === 'remote' ? previous : undefined);
        return [isOff ? { ...remote, isOff } : remote];
      });
      return { channel, revision, shell: composeShell(shell), remotes };
    });
}
