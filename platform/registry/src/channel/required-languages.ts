import type { Channel, ReleaseManifest } from '@aangan/manifest';
import type { Database } from '@aangan/server';
import type { Kysely } from 'kysely';
import { lackingIn, named } from '../release/message-problems.ts';
import type { ReleaseRef } from '../release/release-ref.ts';
import type { Tables } from '../tables.ts';
import { addChannelLine, type ChannelDecision, lockChannel } from './channel-line.ts';
import * as repository from './required-languages-repository.ts';

/** Languages that channels may require of the releases that are promoted to them. */
export interface RequiredLanguages {
  /**
   * Makes a channel take only releases that have all their messages in these languages; none ends it.
   * @throws {RegistryRefusal} `not-found` for an unknown channel, `conflict` at another revision than the expected one
   */
  require(
    channel: Channel,
    languages: readonly string[],
    decided: ChannelDecision,
  ): Promise<{ requires: string[] }>;
  /** Channel → the languages that it requires; channels that require none are left out. */
  list(): Promise<Record<Channel, string[]>>;
}

export function createRequiredLanguages(
  database: Pick<Database<Tables>, 'kysely'>,
): RequiredLanguages {
  const db = database.kysely;
  return {
    require: (channel, languages, decided) =>
      db.transaction().execute(async (transaction) => {
        const { by, why } = decided;
        const requires = [...new Set(languages)];
        const revision = await lockChannel(transaction, channel, decided);
        await repository.setLanguages(transaction, channel, requires);
        const about = { kind: 'require-languages' as const, languages: requires };
        await addChannelLine(transaction, channel, { ...about, revision, by, why });
        return { requires };
      }),

    list: async () => Object.fromEntries(await repository.listLanguages(db)),
  };
}

/**
 * Why a channel that requires languages refuses releases; empty if they have all their messages in these.
 * @param releases that the channel does not serve yet
 */
export async function untranslatedProblems(
  db: Kysely<Tables>,
  channel: Channel,
  releases: readonly ReleaseManifest[],
): Promise<string[]> {
  const languages = await repository.findLanguages(db, channel);
  if (languages.length === 0 || releases.length === 0) return [];
  const counted = await repository.findUntranslated(db, releases);
  return releases.flatMap((release) =>
    languages.flatMap((language) => {
      const lacking = lackingIn(counted.get(keyOf(release)) ?? null, language);
      const asked = `languages: ${channel} requires all messages in ${language}, and ${nameOf(release)}`;
      if (!lacking) {
        return [
          `${asked} does not say which it has. Build it with the platform’s packages of now, and publish it.`,
        ];
      }
      const { count, ids } = lacking;
      if (count === 0) return [];
      return [
        `${asked} lacks ${count}: ${named(ids, count)}. Translate them, and publish the release again.`,
      ];
    }),
  );
}

const keyOf = ({ name, release }: ReleaseRef) => `${name} ${release}`;

function nameOf(release: ReleaseManifest): string {
  return release.kind === 'remote'
    ? `${keyOf(release)} (team ${release.manifest.team})`
    : keyOf(release);
}
