import type { Channel, ReleaseManifest } from '@aangan/manifest';
import type { Database } from '@aangan/server';
import type { Kysely } from 'kysely';
import {
  findProvenance,
  isAttested,
  type StoredProvenance,
} from '../provenance/provenance-repository.ts';
import type { Tables } from '../tables.ts';
import { addChannelLine, type ChannelDecision, lockChannel } from './channel-line.ts';
import { doesRequire, listRequiring, setRequired } from './channel-repository.ts';

/** Provenance that channels may require of promoted releases. */
export interface RequiredProvenance {
  /**
   * Makes a channel take only releases of which a build has signed what they were built from, or all again.
   * @throws {RegistryRefusal} `not-found` for an unknown channel, `conflict` at another revision than the expected one
   */
  require(
    channel: Channel,
    isRequired: boolean,
    decided: ChannelDecision,
  ): Promise<{ requiresProvenance: boolean }>;
  /** The channels that require it. */
  list(): Promise<Channel[]>;
}

export function createRequiredProvenance(
  database: Pick<Database<Tables>, 'kysely'>,
): RequiredProvenance {
  const db = database.kysely;
  return {
    require: (channel, isRequired, decided) =>
      db.transaction().execute(async (transaction) => {
        const { by, why } = decided;
        const revision = await lockChannel(transaction, channel, decided);
        await setRequired(transaction, channel, 'requires_provenance', isRequired);
        const kind = isRequired ? 'require-provenance' : 'require-no-provenance';
        await addChannelLine(transaction, channel, { kind, revision, by, why });
        return { requiresProvenance: isRequired };
      }),

    list: () => listRequiring(db, 'requires_provenance'),
  };
}

/**
 * Why a channel that requires provenance refuses releases; empty if all have it.
 * @param entering the releases that it does not serve yet
 */
export async function unattestedProblems(
  db: Kysely<Tables>,
  channel: Channel,
  entering: readonly ReleaseManifest[],
): Promise<string[]> {
  if (!(await doesRequire(db, channel, 'requires_provenance'))) return [];
  const problems: string[] = [];
  for (const release of entering) {
    const said = await findProvenance(db, release);
    if (isAttested(said)) continue;
    const named = `${release.name} ${release.release}`;
    problems.push(`provenance: ${channel} requires it, and ${named} ${whyNot(said)}`);
  }
  return problems;
}

function whyNot([newest]: readonly StoredProvenance[]): string {
  if (!newest) {
    return 'has none. Publish it from continuous integration, or with AANGAN_SIGNING_KEY.';
  }
  if (!newest.counts) {
    return `was signed with the key "${newest.key}", which was removed. Publish it again with another one.`;
  }
  return 'was built from a folder with changes that are not committed. Commit them, then build and publish it.';
}
