import { releaseFormat } from '@aangan/manifest';
import { type GateProblem, nameOf, type ProposedComposition } from './gate.ts';

/** Releases that were published in another format stay in the registry and cannot be served any more. */
export function releaseFormats({ shell, remotes }: ProposedComposition): GateProblem[] {
  return [shell, ...remotes]
    .filter(({ schema }) => schema !== releaseFormat)
    .map((release) => ({
      rule: 'release format',
      asks: `${nameOf(release)} has release format ${release.schema}`,
      has: `and this registry serves format ${releaseFormat}`,
      remedy: `Build ${release.name} again and publish it.`,
    }));
}
