import type { Database } from '@aangan/server';
import type { CachedProfile, GuestCache } from '../../../plugins/guest-cache/guest-cache.ts';
import { storedAnswer } from '../../../plugins/guest-cache/stored-answer.ts';
import { gone, notFound } from '../../../problems.ts';
import { readIdOr404 } from '../../../schemas/id-params.ts';
import type { Tables } from '../../../tables.ts';
import type { FirmKind } from '../firm-kind.ts';
import { maySeeUnverified, type Viewer } from './may-see-unverified.ts';
import { findFirm, isErased } from './public-profile.repository.ts';

interface PublicProfileServiceOptions {
  database: Database<Tables>;
  kind: FirmKind;
  /** Refreshed before each call. */
  cache: GuestCache;
}

/** The public profiles of designers or vendors. Answers are JSON text that the database wrote. */
export function createPublicProfileService(options: PublicProfileServiceOptions) {
  const { database, kind, cache } = options;
  const { profiles } = cache.firms[kind.subject];

  const readProfile = async (id: number): Promise<CachedProfile | 'none'> => {
    const found = await findFirm(database, kind, id);
    if (!found) return 'none';
    const { profile, ...rest } = found;
    return { ...rest, answer: storedAnswer(profile) };
  };

  return {
    /**
     * The public profile. A firm that is not verified is shown to its owner and to operators only; `viewer`
     * is called only for such a firm.
     * @returns with `isVerified` false, the answer depends on the reader, so no cache may store it
     * @throws Refusal 404, for a malformed id too; 410 where the firm's account was erased
     */
    async read(id: string, viewer: () => Promise<Viewer | undefined>): Promise<CachedProfile> {
      const profileId = readIdOr404(id);
      const found = await profiles.get(String(profileId), () => readProfile(profileId));
      if (found === 'none') {
        throw (await isErased(database, kind, profileId)) ? gone() : notFound();
      }
      if (!found.isVerified && !(await maySeeUnverified(viewer, found.accountId))) throw notFound();
      return found;
    },
  };
}
