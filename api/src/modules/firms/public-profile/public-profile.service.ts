import type { Database } from '@aangan/server';
import type { CachedFirmAnswer, GuestCache } from '../../../plugins/guest-cache/guest-cache.ts';
import { readIdOr404 } from '../../../schemas/id-params.ts';
import type { Tables } from '../../../tables.ts';
import type { FirmKind } from '../firm-kind.ts';
import { createFirmAnswers } from './firm-answers.ts';
import type { Viewer } from './may-see-unverified.ts';
import { findFirm } from './public-profile.repository.ts';

interface PublicProfileServiceOptions {
  database: Database<Tables>;
  kind: FirmKind;
  /** Refreshed before each call. */
  cache: GuestCache;
}

/** The public profiles of designers or vendors. */
export function createPublicProfileService({ database, kind, cache }: PublicProfileServiceOptions) {
  const { profiles } = cache.firms[kind.subject];
  const answer = createFirmAnswers({ database, kind, cache: profiles });

  return {
    /** @throws Refusal 404, for a malformed id too, and for one whom `viewer` may not see; 410 */
    read(id: string, viewer: () => Promise<Viewer | undefined>): Promise<CachedFirmAnswer> {
      const firmId = readIdOr404(id);
      const find = () => findFirm(database, kind, firmId);
      return answer({ firmId, key: String(firmId), find }, viewer);
    },
  };
}
