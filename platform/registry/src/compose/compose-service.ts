import { randomBytes } from 'node:crypto';
import { type Channel, composeLocalRemote, withSettings } from '@aangan/manifest';
import type { LinkedComposition } from '@aangan/manifest/compose-link';
import type { Database } from '@aangan/server';
import { requireChannel } from '../channel/require-channel.ts';
import { findServed } from '../channel/served-repository.ts';
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
import { problemsOf, requireOnlyLocals, requireUsable, unserved } from './link-rules.ts';
import { readSettings, type WantedSetting } from './link-settings.ts';
import { composed, differencesOf } from './linked-composition.ts';
import { readLocals, type WantedLocal } from './local-servers.ts';

/** A composition that is wanted for a session. */
interface WantedLink {
  /** The channel whose site opens it, and whose releases fill it up. */
  channel: Channel;
  /** Releases in place of the channel's; where `isComplete`, all releases of the composition, with the shell. */
  releases: readonly ReleaseRef[];
  isComplete?: boolean | undefined;
  /** Servers on the computer of who opens it, in place of releases. Their origins have been validated. */
  locals?: readonly WantedLocal[] | undefined;
  /** What it sets in place of the channel. */
  values?: readonly WantedSetting[] | undefined;
  /** How long it is valid, in hours. */
  hours: number;
}

/** A composition that was made for a session. */
export interface MadeLink {
  id: string;
  channel: Channel;
  /** How its address opens it: for all who have it, or once, in one browser. */
  kind: 'link' | 'hand-over';
  /** Until when the address opens it. */
  opensUntil: Date;
  expiresAt: Date;
  differences: LinkedComposition['differences'];
  /** Why the gate would refuse these releases on the channel: the page may fail for these reasons. */
  problems: string[];
}

const hourMs = 3_600_000;
const monthMs = 30 * 24 * hourMs;
/** How long a browser has to take a composition, and how long it may then use it, in milliseconds. */
const grantMs = { taken: 2 * 60_000, kept: hourMs };

/** Compositions that no channel serves, each for the sessions that open it. */
export type ComposeService = ReturnType<typeof createComposeService>;

/** @param options.comparedWith the channel that visitors see; `now` in milliseconds */
export function createComposeService(
  { kysely: db }: Pick<Database<Tables>, 'kysely'>,
  { comparedWith, now = Date.now }: { comparedWith: Channel; now?: () => number },
) {
  const openable = async (id: string, isWanted: (link: repository.StoredLink) => boolean) => {
    const link = await repository.findLink(db, id);
    if (!link || !isWanted(link) || Date.parse(link.expiresAt) <= now()) {
      throw new RegistryRefusal('not-found', 'There is no such compose link, or it has expired.');
    }
    if (link.endedAt === null) return link;
    throw new RegistryRefusal('not-found', 'This compose link was ended.');
  };
  const keep = async (link: Omit<repository.NewLink, 'id'>, problems: string[]) => {
    const id = randomBytes(16).toString('base64url');
    await repository.insertLink(db, { id, ...link });
    const { channel, expires_at: expiresAt, hand_over_until: takenUntil } = link;
    const kind = takenUntil ? ('hand-over' as const) : ('link' as const);
    const differences = await differencesOf(db, link, comparedWith);
    return {
      id,
      channel,
      kind,
      opensUntil: takenUntil ?? expiresAt,
      expiresAt,
      differences,
      problems,
    };
  };
  return {
    /**
     * Stores a composition: each name of the channel at one release, whatever the channel serves later.
     * @param by.rights of a team's token: it may add its own remotes to what is served, on the token's channels
     * @throws {RegistryRefusal} `not-found` for an unknown channel or release, `conflict` for a retired release,
     *   `forbidden` for others' remotes
     */
    async make(
      { channel, releases: refs, isComplete = false, hours, ...more }: WantedLink,
      { by, rights }: { by: string; rights?: TeamRights | undefined },
    ): Promise<MadeLink> {
      const { locals: wanted = [], values = [] } = more;
      requireHours(hours, 'A compose link is valid');
      if (refs.length + wanted.length + values.length === 0) {
        const reason = 'Name a release, a value, or a server of your own computer.';
        throw new RegistryRefusal('invalid', reason);
      }
      if (channel === comparedWith) {
        requireOnlyLocals(channel, { refs, values, isComplete, isTeam: rights !== undefined });
      }
      if (rights) {
        requireChannelRight(rights, channel);
        await requireOwnNames(db, rights, await unserved(db, refs, [channel, comparedWith]));
      }
      const named = await requireUsable(db, refs);
      await requireChannel(db, channel);
      const filling = isComplete ? [] : await findServed(db, channel);
      const served = filling.map(({ manifest }) => manifest);
      const manifests = new Map([...served, ...named].map((one) => [one.name, one]));
      const locals = readLocals(wanted, manifests);
      if (rights) {
        const declared = locals.map(({ manifest }) => manifest);
        await requireOwnRemotes(db, rights, declared);
      }
      const settings = readSettings(
        values,
        new Map(
          [...manifests, ...locals.map((one) => [one.manifest.name, one] as const)].map(
            ([name, { manifest }]) => [name, { manifest }] as const,
          ),
        ),
      );
      const all = [...manifests.values()];
      const problems = problemsOf(channel, all, new Date(now()));
      const releases = Object.fromEntries(all.map(({ name, release }) => [name, release]));
      const expires_at = new Date(now() + hours * hourMs);
      const forAll = { hand_over_until: null, made_from: null };
      return keep(
        { channel, releases, locals, settings, made_by: by, expires_at, ...forAll },
        problems,
      );
    },

    /**
     * Stores the composition of a link for one browser, on the channel that visitors see.
     * @throws {RegistryRefusal} `not-found` for a link that cannot be opened; `conflict` for one with servers of the
     *   visitor's computer, which opens there by itself
     */
    async grant(linkId: string, by: string): Promise<MadeLink> {
      const find = () => openable(linkId, ({ channel }) => channel !== comparedWith);
      const link = await find();
      if (link.locals.length > 0) {
        const reason = `The link names a server of one computer: make one for ${comparedWith} in its place.`;
        throw new RegistryRefusal('conflict', reason);
      }
      // Throws if a release was retired.
      await composed(db, link);
      const { releases, locals, settings } = link;
      const made = await keep(
        {
          channel: comparedWith,
          releases,
          locals,
          settings,
          made_by: by,
          made_from: linkId,
          hand_over_until: new Date(now() + grantMs.taken),
          expires_at: new Date(Math.min(now() + grantMs.kept, Date.parse(link.expiresAt))),
        },
        [],
      );
      // If the link was ended meanwhile, this new row was missed: throws, so that nobody gets its id.
      await find();
      return made;
    },

    /**
     * What a session gets on a channel.
     * @throws {RegistryRefusal} `not-found` for a composition that is unknown, of another channel, expired, ended or not
     *   handed over yet, or whose releases are not all there any more
     */
    async open(id: string, channel: Channel): Promise<LinkedComposition> {
      const link = await openable(
        id,
        (one) =>
          one.channel === channel && (one.handOverUntil === null || one.handedOverAt !== null),
      );
      const composition = await composed(db, link);
      const differences = await differencesOf(db, link, comparedWith);
      const locals = link.locals.map(({ origin, manifest }) => ({
        origin,
        remote: withSettings(
          composeLocalRemote(manifest, origin),
          { own: manifest },
          link.settings[manifest.name] ?? {},
        ),
      }));
      return { composition, comparedWith, differences, expiresAt: link.expiresAt, locals };
    },

    /**
     * Hands a composition over to one browser, and only once.
     * @returns until when the browser has it
     * @throws {RegistryRefusal} `not-found`
     */
    async handOver(id: string, channel: Channel): Promise<Date> {
      const until = await repository.handOver(db, { id, channel, at: new Date(now()) });
      if (until !== undefined) return new Date(until);
      throw new RegistryRefusal('not-found', 'It was taken before, or it is too late.');
    },

    /** Compositions that can be opened, the newest first, at most 200. */
    list: () => repository.listLinks(db, new Date(now())),

    /** Ends a composition, and what was made from it. @throws {RegistryRefusal} `not-found` */
    async end(id: string, by: string): Promise<void> {
      if (await repository.endLink(db, { id, by, at: new Date(now()) })) return;
      throw new RegistryRefusal('not-found', `There is no compose link ${id} that can be opened.`);
    },

    /** Removes compositions that expired a month ago. */
    sweep: () => repository.deleteExpired(db, new Date(now() - monthMs)),
  };
}
