import { type Channel, notGranted, type ReleaseManifest } from '@aangan/manifest';
import type { Database } from '@aangan/server';
import type { Kysely } from 'kysely';
import { RegistryRefusal } from '../registry-refusal.ts';
import { lockMarks } from '../release/team-mark-repository.ts';
import type { Tables } from '../tables.ts';
import { lockChannel } from './channel-line.ts';
import { listChannels, setRevision } from './channel-repository.ts';
import { appendChanges } from './history-repository.ts';
import * as repository from './low-trust-repository.ts';

/** Remotes whose pages and parts run in frames of another origin, on all channels. */
export interface LowTrustService {
  /**
   * Marks a remote as of low trust, with what its frames may do, or trusts it fully again. Pages that are open reload
   * at the next safe moment.
   * @param grants null for full trust
   * @returns the channels that serve it
   * @throws {RegistryRefusal} `not-found` for a remote that never was
   */
  set(
    name: string,
    grants: readonly string[] | null,
    decided: { by: string; why: string },
  ): Promise<{ channels: string[] }>;
  list(): Promise<repository.MarkedRemote[]>;
}

export function createLowTrust(database: Pick<Database<Tables>, 'kysely'>): LowTrustService {
  const db = database.kysely;
  return {
    set: (name, grants, { by, why }) =>
      db.transaction().execute(async (transaction) => {
        await lockMarks(transaction, 'to-change');
        if (!(await repository.isKnown(transaction, name))) {
          throw new RegistryRefusal('not-found', `There is no remote "${name}".`);
        }
        // All of them: one that takes the remote meanwhile would serve it with what was trusted before.
        const revisions = new Map<Channel, number>();
        for (const channel of await listChannels(transaction)) {
          revisions.set(channel, await lockChannel(transaction, channel));
        }
        const served = await repository.listServed(transaction, name);
        if (grants) {
          await repository.saveMark(transaction, { name, grants: [...grants], by, why });
        } else await repository.deleteMark(transaction, name);
        const kind = grants ? ('trust-less' as const) : ('trust-fully' as const);
        for (const { channel, release } of served) {
          const revision = (revisions.get(channel) ?? 0) + 1;
          await setRevision(transaction, channel, { revision, isSecurityFix: true });
          const line = { kind, channel, revision, name, changed_by: by, why };
          await appendChanges(transaction, [
            {
              ...line,
              from_release: release,
              to_release: release,
              is_security_fix: true,
              grants: grants && JSON.stringify(grants),
            },
          ]);
        }
        return { channels: served.map(({ channel }) => channel) };
      }),

    list: () => repository.listMarked(db),
  };
}

/** What remotes of low trust ask for and were not granted: a page would be refused it in front of visitors. */
export async function ungrantedProblems(
  db: Kysely<Tables>,
  releases: readonly ReleaseManifest[],
): Promise<string[]> {
  const marked = await repository.findLowTrust(db);
  return releases.flatMap((release) => {
    const trust = marked.get(release.name);
    if (release.kind !== 'remote' || !trust) return [];
    const missing = notGranted(release.manifest.asks ?? [], trust.grants);
    if (missing.length === 0) return [];
    const named = missing.map((ask) => `"${ask}"`).join(', ');
    return [
      `low trust: ${release.name} ${release.release} asks for what it was not granted: ${named}. Take it out of "asks" in remote.json, or ask an integrator to grant it (aangan trust).`,
    ];
  });
}
