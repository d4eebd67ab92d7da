import { profileMessages } from '@aangan/domain';
import type { Database } from '@aangan/server';
import { changedElsewhere, invalid, notFound } from '../../../problems.ts';
import type { Tables } from '../../../tables.ts';
import { aboveMaximum } from '../../../validation/number-messages.ts';
import type { FirmKind } from '../firm-kind.ts';
import {
  findOwnProfile,
  type ProfileColumns,
  replaceLinks,
  saveProfile,
} from './own-profile.repository.ts';
import type { NewLink } from './read-links.ts';

/** The first step of the onboarding, ready to store. */
export interface BasicInfo {
  /** The `updated_at` that the profile must still have; undefined or blank for any. */
  version: string | undefined;
  columns: ProfileColumns;
  /** undefined: leave them as they are */
  links: NewLink[] | undefined;
}

/** A firm and its own profile. Answers are JSON text that the database wrote. */
export function createOwnProfileService(database: Database<Tables>, kind: FirmKind) {
  /** @throws Refusal 404 while there is no profile */
  async function own(accountId: number): Promise<string> {
    const profile = await findOwnProfile(database, kind, accountId);
    if (profile === undefined) throw notFound();
    return profile;
  }

  return {
    own,

    /**
     * @throws Refusal 400 for fees that are the wrong way round together with what is stored and for a day of return that
     * is not to come within a year, 409 for a version that is not the stored one
     */
    async save(accountId: number, { columns, links, version }: BasicInfo) {
      const { isNew } = await database.kysely
        .transaction()
        .execute(async (transaction) => {
          const saved = await saveProfile(transaction, kind, accountId, columns, version);
          if (!saved) throw changedElsewhere();
          if (links) await replaceLinks(transaction, kind, saved.id, links);
          return saved;
        })
        .catch(refuseWhatTablesRefuse);
      return { isNew, profile: await own(accountId) };
    },
  };
}

/** One fee may be sent without the other, so only the table knows both; and what day it is, the database's clock decides. */
function refuseWhatTablesRefuse(error: Error & { constraint?: string }): never {
  switch (error.constraint) {
    case 'designer_profile_fees':
      throw invalid({ fee_range_min: [aboveMaximum('fee_range_max')] });
    case 'profile_away_until':
      throw invalid({ away_until: [{ code: 'invalid', sentence: profileMessages.awayOutside }] });
    default:
      throw error;
  }
}
