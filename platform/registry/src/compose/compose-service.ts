import { randomBytes } from 'node:crypto';
import {
  type Channel,
  type ChannelComposition,
  composeRemote,
  composeShell,
  type ReleaseManifest,
  shellName,
} from '@aangan/manifest';
import type { LinkedComposition } from '@aangan/manifest/compose-link';
import type { Database } from '@aangan/server';
import type { Kysely } from 'kysely';
import { unknownChannel } from '../channel/change-channel.ts';
import * as channels from '../channel/channel-repository.ts';
import { isShell } from '../channel/check-served.ts';
import { findNamed } from '../channel/named-releases.ts';
import { requireHours } from '../expiry.ts';
import { checkComposition } from '../gates/check-composition.ts';
import { describeProblem } from '../gates/gate.ts';
import { releaseFormats } from '../gates/release-formats.ts';
import { RegistryRefusal } from '../registry-refusal.ts';
import type { ReleaseRef } from '../release/release-ref.ts';
import { versionOf } from '../release/release-source.ts';
import type { Tables } from '../tables.ts';
import { requireChannelRight, requireOwnNames, type TeamRights } from '../tokens/team-rights.ts';
import * as repository from './compose-link-repository.ts';

/** A composition to make a link of. */
interface WantedLink {
  /** The channel whose site opens the link, and whose releases fill up the composition. */
  channel: Channel;
  /** Releases in place of the channel's; where `isComplete`, all releases of the composition, with the shell. */
  releases: readonly ReleaseRef[];
  isComplete?: boolean | undefined;
  /** How long the link is valid, in hours. */
  hours: number;
}

/** A link that was made. */
interface MadeLink {
  id: string;
  expiresAt: Date;
  differences: LinkedComposition['differences'];
  /** Why the gate would refuse these releases on the channel: the page may fail for these reasons. */
  problems: string[];
}

/** Compositions that no channel serves, opened by links. */
export interface ComposeService {
  /**
   * Keeps a composition: each name of the channel at one release, the same after later changes of the channel.
   * @param by.rights of a team's token: its own remotes beside what is served, on a channel that the token is for
   * @throws {RegistryRefusal} `not-found` for an unknown channel or release, `conflict` for a retired release,
   *   `forbidden` for others' remotes
   */
  make(wanted: WantedLink, by: { by: string; rights?: TeamRights | undefined }): Promise<MadeLink>;
  /**
   * What a link opens on a channel.
   * @throws {RegistryRefusal} `not-found` for a link that is unknown, of another channel, expired or ended, or whose
   *   releases are not all there any more
   */
  open(id: string, channel: Channel): Promise<LinkedComposition>;
  /** Links that can be opened, the newest first, at most 200. */
  list(): ReturnType<typeof repository.listLinks>;
  /** @throws {RegistryRefusal} `not-found` */
  end(id: string, by: string): Promise<void>;
  /** Removes links that expired a month ago. */
  sweep(): Promise<void>;
}

const monthMs = 30 * 24 * 3_600_000;

/**
 * @param options.comparedWith the channel that visitors see
 * @param options.now milliseconds
 */
export function createComposeService(
  database: Pick<Database<Tables>, 'kysely'>,
  { comparedWith, now = Date.now }: { comparedWith: Channel; now?: () => number },
): ComposeService {
  const db = database.kysely;
  return {
    async make({ channel, releases: refs, isComplete = false, hours }, { by, rights }) {
      requireHours(hours, 'A compose link is valid');
      if (channel === comparedWith) {
        const reason = `Compose links do not open on ${channel}: visitors must not be led to releases that no gate has passed. Make one for staging.`;
        throw new RegistryRefusal('conflict', reason);
      }
      if (rights) {
        requireChannelRight(rights, channel);
        await requireOwnNames(db, rights, await unserved(db, refs, [channel, comparedWith]));
      }
      const named = await requireUsable(db, refs);
      const base = await baseOf(db, channel);
      const filling = isComplete ? [] : base;
      const manifests = new Map(filling.map(({ name, manifest }) => [name, manifest]));
      for (const manifest of named) manifests.set(manifest.name, manifest);
      const all = [...manifests.values()];
      const problems = problemsOf(channel, all, new Date(now()));
      const releases = Object.fromEntries(all.map(({ name, release }) => [name, release]));
      const id = randomBytes(16).toString('base64url');
      const expiresAt = new Date(now() + hours * 3_600_000);
      await repository.insertLink(db, { id, channel, releases, by, expiresAt });
      const differences = await differencesOf(db, releases, comparedWith);
      return { id, expiresAt, differences, problems };
    },

    async open(id, channel) {
      const link = await repository.findLink(db, id);
      if (!link || link.channel !== channel || new Date(link.expiresAt).getTime() <= now()) {
        throw new RegistryRefusal('not-found', 'There is no such compose link, or it has expired.');
      }
      if (link.endedAt !== null) {
        throw new RegistryRefusal('not-found', 'This compose link was ended.');
      }
      const composition = await composed(db, link);
      const differences = await differencesOf(db, link.releases, comparedWith);
      return { composition, comparedWith, differences };
    },

    list: () => repository.listLinks(db, new Date(now())),

    async end(id, by) {
      if (await repository.endLink(db, { id, by, at: new Date(now()) })) return;
      throw new RegistryRefusal('not-found', `There is no compose link ${id} that can be opened.`);
    },

    sweep: () => repository.deleteExpired(db, new Date(now() - monthMs)),
  };
}

/** @throws {RegistryRefusal} for releases that are unknown, retired, or named twice */
async function requireUsable(
  db: Kysely<Tables>,
  refs: readonly ReleaseRef[],
): Promise<ReleaseManifest[]> {
  const published = await findNamed(db, refs);
  const usable = await channels.findUsable(db, refs);
  const retired = refs.filter(({ name }) => !usable.some((one) => one.name === name));
  if (retired.length > 0) {
    const names = retired.map(({ name, release }) => `${name} ${release}`).join(', ');
    throw new RegistryRefusal('conflict', `Retired, and cannot be composed: ${names}.`);
  }
  return published;
}

/** @returns why the gate would refuse these releases. @throws {RegistryRefusal} where no page can be made of them */
function problemsOf(channel: Channel, releases: readonly ReleaseManifest[], at: Date): string[] {
  const shell = releases.find(isShell);
  if (!shell) {
    const reason = `The composition has no shell: name a release of it, or put one on ${channel}.`;
    throw new RegistryRefusal('conflict', reason);
  }
  const remotes = releases.filter((one) => one.kind === 'remote');
  const proposed = { shell, remotes, today: at.toISOString().slice(0, 10) };
  const outdated = releaseFormats(proposed).map(describeProblem);
  if (outdated.length > 0) throw new RegistryRefusal('conflict', outdated.join(' '), outdated);
  return checkComposition(proposed).problems;
}

/** The names of releases that none of some channels serves: the others anybody can see already. */
async function unserved(
  db: Kysely<Tables>,
  refs: readonly ReleaseRef[],
  names: readonly Channel[],
): Promise<string[]> {
  const served = await Promise.all(names.map((channel) => channels.findServed(db, channel)));
  const known = new Set(served.flat().map(({ name, manifest }) => `${name} ${manifest.release}`));
  return refs
    .filter(({ name, release }) => !known.has(`${name} ${release}`))
    .map(({ name }) => name);
}

/** @throws {RegistryRefusal} `not-found` for an unknown channel */
async function baseOf(db: Kysely<Tables>, channel: Channel) {
  if ((await channels.findRevision(db, channel)) === undefined) throw unknownChannel(channel);
  return channels.findServed(db, channel);
}

/** Without fallbacks: a composed page shows that a release fails. */
async function composed(
  db: Kysely<Tables>,
  { channel, releases }: repository.StoredLink,
): Promise<ChannelComposition> {
  const named = Object.entries(releases).map(([name, release]) => ({ name, release }));
  const usable = await channels.findUsable(db, named);
  const gone = named.filter(({ name }) => !usable.some((one) => one.name === name));
  if (gone.length > 0) {
    const names = gone.map(({ name, release }) => `${name} ${release}`).join(', ');
    throw new RegistryRefusal('not-found', `Retired since the link was made: ${names}.`);
  }
  const manifests = usable.map(({ manifest }) => manifest);
  const shell = manifests.find(isShell);
  if (!shell) throw new RegistryRefusal('not-found', `The composition has no ${shellName}.`);
  const off = new Set(
    (await channels.findServed(db, channel)).flatMap(({ name, manifest, isOff }) =>
      isOff && manifest.release === releases[name] ? name : [],
    ),
  );
  const remotes = manifests.flatMap((manifest) => {
    if (manifest.kind !== 'remote') return [];
    const remote = composeRemote(manifest);
    return [off.has(manifest.name) ? { ...remote, isOff: true } : remote];
  });
  const state = await channels.findState(db, channel);
  if (!state) throw unknownChannel(channel);
  const { securityFix } = state;
  return {
    ...{ channel, revision: 0, shell: composeShell(shell), remotes },
    ...(securityFix > 0 && { securityFix }),
  };
}

/** The names of a composition whose release is not the one that a channel serves. */
async function differencesOf(
  db: Kysely<Tables>,
  releases: Readonly<Record<string, string>>,
  channel: Channel,
): Promise<LinkedComposition['differences']> {
  const served = new Map(
    (await channels.findServed(db, channel)).map(({ name, manifest }) => [name, manifest.release]),
  );
  const differing = Object.entries(releases).filter(
    ([name, release]) => served.get(name) !== release,
  );
  const wanted = differing.flatMap(([name, release]) => {
    const other = served.get(name);
    return [{ name, release }, ...(other ? [{ name, release: other }] : [])];
  });
  const rows = wanted.length === 0 ? [] : await channels.findPublished(db, wanted);
  const described = (name: string, release: string) => {
    const found = rows.find(
      ({ manifest }) => manifest.name === name && manifest.release === release,
    );
    return versionOf(found?.packageVersion ?? null, release) ?? release;
  };
  return differing
    .map(([name, release]) => {
      const other = served.get(name);
      return {
        name,
        version: described(name, release),
        served: other === undefined ? null : described(name, other),
      };
    })
    .sort((one, two) => (one.name < two.name ? -1 : 1));
}
