import type { Channel, ReleaseManifest } from '@aangan/manifest';
import { RegistryRefusal } from '../registry-refusal.ts';
import { type VerdictOf, VerdictsMissing } from './with-verdicts.ts';

/**
 * Whether the files of releases are there as they were published.
 * @returns the verdicts that are missing; undefined where all can be served
 * @throws {RegistryRefusal} `conflict` with every reason why a page with one of the releases could not be served
 */
export function checkFiles(
  channel: Channel,
  releases: readonly ReleaseManifest[],
  verdictOf: VerdictOf,
): VerdictsMissing | undefined {
  const missing = [];
  for (const files of releases) {
    const verdict = verdictOf({ files });
    if (verdict instanceof VerdictsMissing) missing.push(...verdict.judgements);
    else if (verdict.problems.length > 0) throw unservable(channel, files, verdict.problems);
  }
  return missing.length > 0 ? new VerdictsMissing(...missing) : undefined;
}

function unservable(channel: Channel, { name, release }: ReleaseManifest, problems: string[]) {
  return new RegistryRefusal(
    'conflict',
    `${channel} was left as it is: ${name} ${release} cannot be served. ${problems.join('; ')}.`,
    problems,
  );
}
