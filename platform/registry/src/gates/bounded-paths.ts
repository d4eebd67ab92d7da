import { limits } from '@aangan/manifest';
import { declaredPaths } from './declared-paths.ts';
import type { GateProblem, ProposedComposition } from './gate.ts';

/** A composition has so many paths that the gate can compare them all, and a page can carry them. */
export function boundedPaths(composition: ProposedComposition): GateProblem[] {
  const { length } = declaredPaths(composition);
  if (length <= limits.compositionPaths) return [];
  const [max] = [...composition.remotes].sort(
    (one, other) => other.manifest.routes.length - one.manifest.routes.length,
  );
  return [
    {
      rule: 'paths',
      asks: `The releases declare ${length} paths together`,
      has: `and a composition has at most ${limits.compositionPaths}`,
      remedy: `Remove pages, or remotes; ${max?.name} declares the most.`,
    },
  ];
}
