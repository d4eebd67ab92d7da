import type { Channel } from '@aangan/manifest';
import type { Database } from '@aangan/server';
import { RegistryRefusal } from '../registry-refusal.ts';
import type { ReleaseRef } from '../release/release-ref.ts';
import type { Tables } from '../tables.ts';
import type { TeamRights } from '../tokens/team-rights.ts';
import { addChannelLine, type ChannelDecision, lockChannel } from './channel-line.ts';
import * as repository from './channel-repository.ts';
import { insertCheck, type NewestCheck, newestCheck } from './composition-check-repository.ts';
import { findNamed } from './named-releases.ts';
import { unknownChannel } from './require-channel.ts';
import { findServed } from './served-repository.ts';

/** What a check of a composition's pages found. */
interface CompositionCheck {
  /** Every release of the composition. */
  releases: readonly ReleaseRef[];
  passed: boolean;
  /** What was checked and what failed, one line each. */
  findings: readonly string[];
}

/** Checks of compositions that channels may require before a promotion. */
export interface RequiredChecks {
  /**
   * Makes a channel require a passed check of each promoted composition, or no longer require it.
   * @throws {RegistryRefusal} `not-found` for an unknown channel, `conflict` at another revision than the expected one
   */
  require(
    channel: Channel,
    isRequired: boolean,
    decided: ChannelDecision,
  ): Promise<{ requiresCheck: boolean }>;
  /** The channels that require checks. */
  list(): Promise<Channel[]>;
  /**
   * The newest check of what a channel serves to most visitors: its stable releases.
   * @param replaced releases in place of the channel's own
   * @throws {RegistryRefusal} `not-found` for an unknown channel
   */
  read(
    channel: Channel,
    replaced: readonly ReleaseRef[],
  ): Promise<{ isRequired: boolean; newest: NewestCheck | undefined }>;
  /**
   * Stores what a check found: the newest check of a composition counts.
   * @param by.rights of a team's token, which needs the right to record checks
   * @throws {RegistryRefusal} `forbidden`, and `not-found` for an unpublished release
   */
  record(
    check: CompositionCheck,
    by: { by: string; rights?: TeamRights | undefined },
  ): Promise<{ id: string }>;
}

export function createRequiredChecks(database: Pick<Database<Tables>, 'kysely'>): RequiredChecks {
  const db = database.kysely;
  return {
    require: (channel, isRequired, decided) =>
      db.transaction().execute(async (transaction) => {
        const { by, why } = decided;
        const revision = await lockChannel(transaction, channel, decided);
        await repository.setRequired(transaction, channel, 'requires_check', isRequired);
        const kind = isRequired ? 'require-check' : 'require-no-check';
        await addChannelLine(transaction, channel, { kind, revision, by, why });
        return { requiresCheck: isRequired };
      }),

    list: () => repository.listRequiring(db, 'requires_check'),

    read: async (channel, replaced) => {
      const isRequired = await repository.doesRequire(db, channel, 'requires_check');
      if (isRequired === undefined) throw unknownChannel(channel);
      const served = await findServed(db, channel);
      const releases = new Map(served.map(({ name, manifest }) => [name, manifest.release]));
      for (const { name, release } of replaced) releases.set(name, release);
      const composition = [...releases].map(([name, release]) => ({ name, release }));
      return { isRequired, newest: await newestCheck(db, composition) };
    },

    record: async ({ releases, passed, findings }, { by, rights }) => {
      if (rights && !rights.mayCheck) throw mayNotCheck(rights);
      await findNamed(db, releases);
      const id = await insertCheck(db, { releases, passed, findings, by });
      return { id: String(id) };
    },
  };
}

function mayNotCheck({ team }: TeamRights): RegistryRefusal {
  return new RegistryRefusal(
    'forbidden',
    `This token of team ${team} cannot record checks. Ask an integrator for one that may: aangan token issue --may-check.`,
    { code: 'check_not_allowed' },
  );
}
