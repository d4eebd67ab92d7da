import {
  type Channel,
  type Composition,
  composeRemote,
  composeShell,
  type ReleaseManifest,
  type RemoteRelease,
  type ShellRelease,
} from '@aangan/manifest';
import type { Database } from '@aangan/server';
import type { Kysely } from 'kysely';
import { checkComposition } from '../gates/check-composition.ts';
import { RegistryRefusal } from '../registry-refusal.ts';
import type { Tables } from '../tables.ts';
import * as repository from './channel-repository.ts';

/** A release by its name and id. */
export interface ReleaseRef {
  name: string;
  release: string;
}

/** Who moves a channel, and why. */
interface Decision {
  by: string;
  why: string;
  /** True only for `npm start`, which may undo its own moves and no other. */
  isBootstrap?: boolean;
}

/** The channel's revision after a move, the names that moved, and what the gate warns of. */
export interface MoveResult {
  revision: number;
  moved: repository.Move[];
  warnings: string[];
}

export interface ChannelService {
  /** The names of all channels. */
  names(): Promise<Channel[]>;
  /** @throws {RegistryRefusal} `not-found` for an unknown channel. */
  requireChannel(channel: Channel): Promise<void>;
  /** What the channel serves now; null while it has no shell, and where there is no such channel. */
  composition(channel: Channel): Promise<Composition | null>;
  /**
   * Puts releases on a channel, all of them at once or none.
   * @throws {RegistryRefusal} `not-found` for an unknown channel or an unpublished release, `conflict` when a
   *   gate refuses what the channel would serve then.
   */
  move(channel: Channel, releases: readonly ReleaseRef[], decision: Decision): Promise<MoveResult>;
  /**
   * The newest changes, newest first.
   * @throws {RegistryRefusal} `not-found` for an unknown channel.
   */
  history(channel: Channel): Promise<repository.ChannelChange[]>;
  /** Name → its release on the channel, and whether `npm start` put it there. */
  served(channel: Channel): Promise<Map<string, { release: string; isBootstrap: boolean }>>;
}

const historyLength = 200;

export function createChannelService(database: Pick<Database<Tables>, 'kysely'>): ChannelService {
  const db = database.kysely;
  const compositions = new Map<Channel, Composition>();

  const requireChannel = async (channel: Channel) => {
    if ((await repository.findRevision(db, channel)) === undefined) throw unknownChannel(channel);
  };

  return {
    requireChannel,

    names: () => repository.listChannels(db),

    composition: async (channel) => {
      const known = compositions.get(channel);
      if (known && known.revision === (await repository.findRevision(db, channel))) return known;
      const composition = await readComposition(db, channel);
      if (composition) {
        compositions.set(channel, composition);
      }
      return composition;
    },

    move: (channel, releases, decision) =>
      db.transaction().execute((transaction) => move(transaction, channel, releases, decision)),

    history: async (channel) => {
      await requireChannel(channel);
      return repository.listChanges(db, channel, historyLength);
    },

    served: async (channel) => {
      const served = await repository.findServed(db, channel);
      return new Map(
        served.map(({ name, manifest, isBootstrap }) => [
          name,
          { release: manifest.release, isBootstrap },
        ]),
      );
    },
  };
}

/** Reads revision and releases of one moment. */
function readComposition(db: Kysely<Tables>, channel: Channel): Promise<Composition | null> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => {
      const revision = await repository.findRevision(transaction, channel);
      if (revision === undefined) return null;
      const served = await repository.findServed(transaction, channel);
      const shell = served.map(({ manifest }) => manifest).find(isShell);
      if (!shell) return null;
      const remotes = served.flatMap(({ manifest, previous }) =>
        manifest.kind === 'remote'
          ? [composeRemote(manifest, previous?.kind === 'remote' ? previous : undefined)]
          : [],
      );
      return { channel, revision, shell: composeShell(shell), remotes };
    });
}

async function move(
  db: Kysely<Tables>,
  channel: Channel,
  releases: readonly ReleaseRef[],
  decision: Decision,
): Promise<MoveResult> {
  const { by, why, isBootstrap = false } = decision;
  const before = await repository.lockRevision(db, channel);
  if (before === undefined) throw unknownChannel(channel);
  const wanted = await findAll(db, releases);
  const served = await repository.findServed(db, channel);
  const current = new Map(served.map(({ manifest }) => [manifest.name, manifest]));
  const moved = wanted
    .map(({ name, release }) => ({ name, from: current.get(name)?.release ?? null, to: release }))
    .filter(({ from, to }) => from !== to);
  const kept = wanted.map(({ name }) => name).filter((name) => !moved.some((m) => m.name === name));
  if (kept.length > 0 && !isBootstrap) {
    await repository.markDecided(db, channel, kept);
  }
  if (moved.length === 0) return { revision: before, moved, warnings: [] };
  const next = new Map([
    ...current,
    ...wanted.map((manifest) => [manifest.name, manifest] as const),
  ]);
  const warnings = refuseProblems(channel, [...next.values()]);
  const revision = before + 1;
  await repository.saveMoves(db, { channel, revision, moves: moved, by, why, isBootstrap });
  return { revision, moved, warnings };
}

function unknownChannel(channel: Channel): RegistryRefusal {
  return new RegistryRefusal('not-found', `There is no channel "${channel}".`);
}

async function findAll(
  db: Kysely<Tables>,
  releases: readonly ReleaseRef[],
): Promise<ReleaseManifest[]> {
  const names = new Set(releases.map(({ name }) => name));
  if (releases.length === 0 || names.size < releases.length) {
    throw new RegistryRefusal('invalid', 'Name at least one release, and each name once.');
  }
  const found = await repository.findPublished(db, releases);
  const missing = releases.filter(
    ({ name, release }) => !found.some((m) => m.name === name && m.release === release),
  );
  if (missing.length > 0) {
    throw new RegistryRefusal(
      'not-found',
      `No such published release: ${missing.map(({ name, release }) => `${name} ${release}`).join(', ')}.`,
    );
  }
  return found;
}

/**
 * @returns the gate's warnings
 * @throws {RegistryRefusal} `conflict` with every reason why these releases cannot be served together
 */
function refuseProblems(channel: Channel, releases: readonly ReleaseManifest[]): string[] {
  const { problems, warnings } = checkComposition({
    shell: releases.find(isShell),
    remotes: releases.filter(isRemote),
    today: new Date().toISOString().slice(0, 10),
  });
  if (problems.length > 0) {
    throw new RegistryRefusal(
      'conflict',
      `${channel} was left as it is: ${problems.join(' ')}`,
      problems,
    );
  }
  return warnings;
}

function isShell(release: ReleaseManifest): release is ShellRelease {
  return release.kind === 'shell';
}

function isRemote(release: ReleaseManifest): release is RemoteRelease {
  return release.kind === 'remote';
}
