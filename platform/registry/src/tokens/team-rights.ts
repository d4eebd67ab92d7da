import type { Channel, ReleaseManifest, RemoteManifest } from '@aangan/manifest';
import type { Kysely } from 'kysely';
import type { CiIdentity } from '../ci-identity.ts';
import { RegistryRefusal } from '../registry-refusal.ts';
import type { Tables } from '../tables.ts';
import { ownerOf } from './owner-repository.ts';

/** What the token of a team may do: change the team's own remotes, on some channels. */
export interface TeamRights {
  team: string;
  channels: readonly Channel[];
  /** Whether it may record checks of compositions. */
  mayCheck?: boolean;
  /** The run that got the token for its ID token; undefined for a token that an integrator issued. */
  identity?: CiIdentity | undefined;
}

/** @throws {RegistryRefusal} `forbidden` where the token is not for the channel */
export function requireChannelRight({ team, channels }: TeamRights, channel: Channel): void {
  if (channels.includes(channel)) return;
  throw new RegistryRefusal(
    'forbidden',
    channels.length > 0
      ? `This token of team ${team} is for ${channels.join(', ')}, not for ${channel}. Ask an integrator.`
      : `This token of team ${team} publishes, and changes no channel. Ask an integrator.`,
    { code: 'channel_not_allowed' },
  );
}

/** @throws {RegistryRefusal} `forbidden` where another team owns one of the names, or none does */
export async function requireOwnNames(
  db: Kysely<Tables>,
  { team }: TeamRights,
  names: readonly string[],
): Promise<void> {
  for (const name of new Set(names)) {
    const owner = await ownerOf(db, name);
    if (owner !== team) throw notYours(team, name, owner ?? 'the platform');
  }
}

/**
 * A remote without a published release belongs to the team that its remote.json names.
 * @throws {RegistryRefusal} `forbidden` for a remote of another team
 */
export async function requireOwnRemotes(
  db: Kysely<Tables>,
  { team }: TeamRights,
  remotes: readonly RemoteManifest[],
): Promise<void> {
  for (const { name, team: named } of remotes) {
    const owner = (await ownerOf(db, name)) ?? named;
    if (owner !== team) throw notYours(team, name, owner);
  }
}

/** @throws {RegistryRefusal} `forbidden` where the team owns none of the names */
export async function requireOneOwnName(
  db: Kysely<Tables>,
  { team }: TeamRights,
  names: readonly string[],
): Promise<void> {
  const owners = await Promise.all(names.map((name) => ownerOf(db, name)));
  if (owners.includes(team)) return;
  throw notYours(team, names.join(', '), owners.map((owner) => owner ?? 'the platform').join(', '));
}

/**
 * Whether a team may publish a release: one that names the team as its own, of a remote that it owns or that has no
 * published release yet.
 * @throws {RegistryRefusal} `forbidden`
 */
export async function requireOwnRelease(
  db: Kysely<Tables>,
  { team }: TeamRights,
  release: ReleaseManifest,
): Promise<void> {
  const { name } = release;
  if (release.kind === 'shell') throw notYours(team, name, 'the platform');
  const named = release.manifest.team;
  const owner = (await ownerOf(db, name)) ?? named;
  if (owner !== team) throw notYours(team, name, owner);
  if (named === team) return;
  throw new RegistryRefusal(
    'forbidden',
    `The release of ${name} names the team ${named}, and this token is of team ${team}. Correct "team" in remote.json, or ask an integrator.`,
    { code: 'other_team_named' },
  );
}

function notYours(team: string, name: string, owner: string): RegistryRefusal {
  return new RegistryRefusal(
    'forbidden',
    `${name} belongs to ${owner}; this token is of team ${team}.`,
    { code: 'not_your_remote' },
  );
}
