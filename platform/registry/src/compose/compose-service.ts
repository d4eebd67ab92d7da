import { randomBytes } from 'node:crypto';
import { type Channel, composeLocalRemote } from '@aangan/manifest';
import type { LinkedComposition } from '@aangan/manifest/compose-link';
import type { Database } from '@aangan/server';
import { requireHours } from '../expiry.ts';
import { RegistryRefusal } from '../registry-refusal.ts';
import type { ReleaseRef } from '../release/release-ref.ts';
import type { Tables } from '../tables.ts';
import {
  requireChannelRight,
  requireOwnNames,
  requireOwnRemotes,
  type TeamRights,
} from '../tokens/team-rights.ts';
import * as repository from './compose-link-repository.ts';
import { baseOf, problemsOf, requireOnlyLocals, requireUsable, unserved } from './link-rules.ts';
import { composed, differencesOf } from './linked-composition.ts';
import { readLocals, type WantedLocal } from './local-servers.ts';

/** A composition to make a link of. */
interface WantedLink {
  /** The channel whose site opens the link, and whose releases fill up the composition. */
  channel: Channel;
  /** Releases in place of the channel's; where `isComplete`, all releases of the composition, with the shell. */
  releases: readonly ReleaseRef[];
  isComplete?: boolean | undefined;
  /** Servers on the computer of who opens the link, in place of releases. */
  locals?: readonly WantedLocal[] | undefined;
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

/** A composition that one browser may take, once. */
interface Grant {
  id: string;
  /** Until when it can be taken. */
  takenUntil: Date;
  /** Until when the browser has it then. */
  expiresAt: Date;
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
  /**
   * Lets one browser take a link's composition to the channel that visitors see.
   * @throws {RegistryRefusal} `not-found` for a link that cannot be opened; `conflict` for one with servers of the
   *   visitor's computer, which opens there by itself
   */
  grant(id: string, by: string): Promise<Grant>;
  /**
   * Hands a granted composition over: the second time nothing.
   * @returns until when the browser has it
   * @throws {RegistryRefusal} `not-found`
   */
  handOver(id: string, channel: Channel): Promise<Date>;
  /** Links and grants that can be opened, the newest first, at most 200. */
  list(): ReturnType<typeof repository.listLinks>;
  /** Ends a link, and what was handed over from it. @throws {RegistryRefusal} `not-found` */
  end(id: string, by: string): Promise<void>;
  /** Removes links that expired a month ago. */
  sweep(): Promise<void>;
}

const hourMs = 3_600_000;
const monthMs = 30 * 24 * hourMs;
/** How long a browser has to take a composition, and how long it then has it, in milliseconds. */
const grantMs = { taken: 2 * 60_000, kept: hourMs };

interface ComposeOptions {
  /** The channel that visitors see. */
  comparedWith: Channel;
  /** Origins that links may name as servers of the visitor's computer. */
  trustedOrigins: readonly string[];
  /** In milliseconds. */
  now?: () => number;
}

export function createComposeService(
  database: Pick<Database<Tables>, 'kysely'>,
  { comparedWith, trustedOrigins: trusted, now = Date.now }: ComposeOptions,
): ComposeService {
  const db = database.kysely;
  const openable = async (id: string, isWanted: (link: repository.StoredLink) => boolean) => {
    const link = await repository.findLink(db, id);
    if (!link || !isWanted(link) || new Date(link.expiresAt).getTime() <= now()) {
      throw new RegistryRefusal('not-found', 'There is no such compose link, or it has expired.');
    }
    if (link.endedAt === null) return link;
    throw new RegistryRefusal('not-found', 'This compose link was ended.');
  };
  return {
    async make({ channel, releases: refs, isComplete = false, hours, ...wanted }, { by, rights }) {
      const wantedLocals = wanted.locals ?? [];
      requireHours(hours, 'A compose link is valid');
      if (refs.length + wantedLocals.length === 0) {
        throw new RegistryRefusal('invalid', 'Name a release, or a server of your own computer.');
      }
      if (channel === comparedWith) {
        requireOnlyLocals(channel, { refs, isComplete, isTeam: rights !== undefined });
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
      const locals = readLocals(wantedLocals, { trusted, released: manifests });
      if (rights) {
        await requireOwnRemotes(
          db,
          rights,
          locals.map(({ manifest }) => manifest),
        );
      }
      const problems = problemsOf(channel, all, new Date(now()));
      const releases = Object.fromEntries(all.map(({ name, release }) => [name, release]));
      const id = randomBytes(16).toString('base64url');
      const expiresAt = new Date(now() + hours * 3_600_000);
      await repository.insertLink(db, { id, channel, releases, locals, by, expiresAt });
      const differences = await differencesOf(db, { releases, locals }, comparedWith);
      return { id, expiresAt, differences, problems };
    },

    async open(id, channel) {
      const link = await openable(id, (one) => one.channel === channel);
      const composition = await composed(db, link);
      const differences = await differencesOf(db, link, comparedWith);
      const locals = link.locals.map(({ origin, manifest }) => ({
        origin,
        remote: composeLocalRemote(manifest, origin),
      }));
      const opened = { composition, comparedWith, differences, expiresAt: link.expiresAt };
      return { ...opened, ...(locals.length > 0 && { locals }) };
    },

    async grant(linkId, by) {
      const find = () => openable(linkId, ({ channel }) => channel !== comparedWith);
      const link = await find();
      if (link.locals.length > 0) {
        const reason = `The link names a server of one computer: make one for ${comparedWith} in its place.`;
        throw new RegistryRefusal('conflict', reason);
      }
      const { releases } = link;
      // Refused where a release was retired.
      await composed(db, link);
      const id = randomBytes(16).toString('base64url');
      const takenUntil = new Date(now() + grantMs.taken);
      const expiresAt = new Date(Math.min(now() + grantMs.kept, Date.parse(link.expiresAt)));
      const row = { id, channel: comparedWith, releases, by, expiresAt, madeFrom: linkId };
      await repository.insertLink(db, { ...row, handOverUntil: takenUntil });
      // A link that was ended meanwhile did not find this row: nobody gets its id.
      await find();
      return { id, takenUntil, expiresAt };
    },

    async handOver(id, channel) {
      const until = await repository.handOver(db, { id, channel, at: new Date(now()) });
      if (until !== undefined) return new Date(until);
      throw new RegistryRefusal('not-found', 'It was taken before, or it is too late.');
    },

    list: () => repository.listLinks(db, new Date(now())),

    async end(id, by) {
      if (await repository.endLink(db, { id, by, at: new Date(now()) })) return;
      throw new RegistryRefusal('not-found', `There is no compose link ${id} that can be opened.`);
    },

    sweep: () => repository.deleteExpired(db, new Date(now() - monthMs)),
  };
}
