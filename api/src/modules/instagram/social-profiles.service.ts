import type { Database } from '@aangan/server';
import { profileRequired } from '../../problems.ts';
import type { Tables } from '../../tables.ts';
import type { FirmKind } from '../firms/firm-kind.ts';
import { createOwnProfileService } from '../firms/own-profile/own-profile.service.ts';
import { type SocialProfiles, saveSocialProfiles } from './social-profiles.repository.ts';

/** A firm's pages elsewhere. */
export function createSocialProfilesService(database: Database<Tables>, kind: FirmKind) {
  const profiles = createOwnProfileService(database, kind);
  return {
    /** @returns the own profile as JSON text @throws Refusal 400 while there is none */
    async save(accountId: number, given: SocialProfiles): Promise<string> {
      if (!(await saveSocialProfiles(database.kysely, kind, accountId, given))) {
        throw profileRequired();
      }
      return profiles.own(accountId);
    },
  };
}
