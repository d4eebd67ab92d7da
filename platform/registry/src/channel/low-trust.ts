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

interface Decided {
  by: string;
  why: string;
}

/** What a mark does. */
interface Marked {
  /** The channels that serve the remote. */
  channels: string[];
  /** What a served release asks for and was not granted. */
  notGranted: string[];
  /** What was granted and no served release asks for: it is not open. */
  notAsked: string[];
}

/** Remotes whose pages and parts run in frames of another origin, on all channels. */
export interface LowTrustService {
  /**
   * Marks a remote as of low trust, with what its frames may do. Pages that are open reload at the next safe moment. Of a
   * remote that no channel serves, the newest published release counts as served.
   * @throws {RegistryRefusal} `not-found` for a remote that never was
   */
  mark(name: string, grants: readonly string[], decided: Decided): Promise<Marked>;
  /**
   * Trusts a remote fully again.
   * @throws {RegistryRefusal} `not-found` for a remote that never was, `conflict` for one that is not marked
   */
  trustFully(name: string, decided: Decided): Promise<Pick<Marked, 'channels'>>;
  list(): Promise<repository.MarkedRemote[]>;
}

export function createLowTrust(database: Pick<Database<Tables>, 'kysely'>): LowTrustService {
  const db = database.kysely;
  return {
    mark: (name, grants, decided) =>
      db.transaction().execute(async (transaction) => {
        const channels = await lockRemote(transaction, name);
        await repository.saveMark(transaction, { name, grants: [...grants], ...decided });
        await tellChannels(transaction, channels, { name, grants, ...decided });
        const asks = await repository.findAsks(transaction, name);
        return {
          channels: channels.map(({ channel }) => channel),
          notGranted: notGranted(asks, grants),
          notAsked: notGranted(grants, asks),
        };
      }),

    trustFully: (name, decided) =>
      db.transaction().execute(async (transaction) => {
        const channels = await lockRemote(transaction, name);
        if (!(await repository.deleteMark(transaction, name))) {
          throw new RegistryRefusal('conflict', `${name} is trusted fully already.`);
        }
        await tellChannels(transaction, channels, { name, grants: null, ...decided });
        return { channels: channels.map(({ channel }) => channel) };
      }),

    list: () => repository.listMarked(db),
  };
}

/** A channel that serves the remote, with the release and the revision. */
interface ServingChannel {
  channel: Channel;
  release: string;
  revision: number;
}

/**
 * Locks the marks and all channels: one that takes the remote meanwhile would serve it with what was trusted before.
 * @returns the channels that serve the remote
 */
async function lockRemote(transaction: Kysely<Tables>, name: string): Promise<ServingChannel[]> {
  await lockMarks(transaction, 'to-change');
  if (!(await repository.isKnown(transaction, name))) {
    throw new RegistryRefusal(
      'not-found',
      `There is no remote "${name}". Publish it first; aangan status lists what is served.`,
    );
  }
  const revisions = new Map<Channel, number>();
  for (const channel of await listChannels(transaction)) {
    revisions.set(channel, await lockChannel(transaction, channel));
  }
  const served = await repository.listServed(transaction, name);
  return served.map((one) => ({ ...one, revision: revisions.get(one.channel) ?? 0 }));
}

/** Writes a line of the history of each channel, and has pages that are open reload. */
async function tellChannels(
  transaction: Kysely<Tables>,
  channels: readonly ServingChannel[],
  { name, grants, by, why }: Decided & { name: string; grants: readonly string[] | null },
): Promise<void> {
  const kind = grants ? ('trust-less' as const) : ('trust-fully' as const);
  for (const { channel, release, revision: before } of channels) {
    const revision = before + 1;
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
    // low replaces what was granted.
    const all = [...trust.grants, ...missing].map((ask) => ` --grant "${ask}"`).join('');
    return [
      `low trust: ${release.name} ${release.release} asks for what it was not granted: ${named}. Take it out of "asks" in remote.json, or ask an integrator: aangan trust low ${release.name}${all} --why "…"`,
    ];
  });
}
