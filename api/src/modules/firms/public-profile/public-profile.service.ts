import type { Database } from '@aangan/server';
import { gone, notFound } from '../../../problems.ts';
import { readIdOr404 } from '../../../schemas/id-params.ts';
import type { Tables } from '../../../tables.ts';
import type { FirmKind } from '../firm-kind.ts';
import { maySeeUnverified, type Viewer } from './may-see-unverified.ts';
import { findFirm, isErased } from './public-profile.repository.ts';

export interface PublicProfile {
  json: string;
  /** False: the answer depends on the reader, so no cache may store it. */
  isForEveryone: boolean;
}

/** The public profiles of designers or vendors. Answers are JSON text that the database wrote. */
export function createPublicProfileService(database: Database<Tables>, kind: FirmKind) {
  return {
    /**
     * The public profile. A firm that is not verified is shown to its owner and to operators only; `viewer`
     * is called only for such a firm.
     * @throws Refusal 404, for a malformed id too; 410 where the firm's account was erased
     */
    async read(id: string, viewer: () => Promise<Viewer | undefined>): Promise<PublicProfile> {
      const profileId = readIdOr404(id);
      const found = await findFirm(database, kind, profileId);
      if (!found && (await isErased(database, kind, profileId))) throw gone();
      if (!found || !(found.isVerified || (await maySeeUnverified(viewer, found.accountId)))) {
        throw notFound();
      }
      return { json: found.profile, isForEveryone: found.isVerified };
    },
  };
}
