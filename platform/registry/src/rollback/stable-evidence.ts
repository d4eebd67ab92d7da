import type { Channel } from '@aangan/manifest';
import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import { evidenceOfRise, falseAlarmRate } from './evidence.ts';
import { countAround, findRecentPromotions } from './evidence-repository.ts';
import { minFailures, minViewsBefore, type RollbackRules } from './rollback-rules.ts';

/** A stable release that fails significantly more often than the one before it. */
export interface FailingRelease {
  name: string;
  release: string;
  before: { release: string; views: number; failed: number };
  after: { views: number; failed: number };
  networks: number;
}

/** The remotes of a channel that the platform may roll back, were promoted within the hour, and fail since. */
export async function findFailingReleases(
  db: Kysely<Tables>,
  channel: Channel,
  rules: RollbackRules,
): Promise<FailingRelease[]> {
  const found: FailingRelease[] = [];
  for (const promotion of await findRecentPromotions(db, channel)) {
    const { name, release, previous } = promotion;
    const seen = await countAround(db, channel, promotion, rules);
    const before = { views: seen.views_before, failed: seen.failed_before };
    const after = { views: seen.views_after, failed: seen.failed_after };
    const isEnough =
      after.failed >= minFailures &&
      seen.networks >= rules.networks &&
      before.views >= minViewsBefore &&
      evidenceOfRise(before, after) >= 1 / falseAlarmRate;
    if (!isEnough) continue;
    found.push({
      name,
      release,
      after,
      networks: seen.networks,
      before: { release: previous, ...before },
    });
  }
  return found;
}
