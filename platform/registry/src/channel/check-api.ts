import type { Channel } from '@aangan/manifest';
import type { Kysely } from 'kysely';
import { calledOperations } from '../gates/called-operations.ts';
import { describeProblem } from '../gates/gate.ts';
import type { OpenApiDocument } from '../gates/openapi-document.ts';
import type { Tables } from '../tables.ts';
import { listChannels } from './channel-repository.ts';
import type { CheckResult } from './check-result.ts';
import { findServed } from './served-repository.ts';

/** What the gate would say on one channel. */
export type ChannelCheck = Omit<CheckResult, 'openedIn'> & { channel: Channel };

/** Where an API with this document lacks what the releases of each channel call. */
export async function checkApi(
  db: Kysely<Tables>,
  document: OpenApiDocument,
): Promise<ChannelCheck[]> {
  const checks: ChannelCheck[] = [];
  for (const channel of await listChannels(db)) {
    const served = await findServed(db, channel);
    const releases = served.map(({ manifest }) => manifest);
    const problems = calledOperations(releases, document).map(describeProblem);
    checks.push({ channel, problems, warnings: [] });
  }
  return checks;
}
