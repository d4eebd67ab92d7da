import { declaredPaths } from './declared-paths.ts';
import { type GateProblem, ownerNamed, type ProposedComposition } from './gate.ts';
import { overlappingPaths } from './overlapping-paths.ts';

/** How many pairs are reported: a composition could have millions. */
const maxPairs = 200;

/**
 * No path takes addresses that another's path covers: the more exact one would be shown, so that a team could put its
 * page in place of `/items/42` of another.
 */
export function addressesOfOthers(composition: ProposedComposition): GateProblem[] {
  // A path that begins with a parameter is refused by itself.
  const declared = declaredPaths(composition).filter(({ path }) => !path.startsWith('/:'));
  return overlappingPaths(declared, maxPairs).map(([one, other]) => ({
    rule: 'addresses',
    asks: `${ownerNamed(composition, one.name)} declares the path ${one.path}`,
    has: `and ${ownerNamed(composition, other.name)} declares ${other.path}, which has addresses of it`,
    remedy: 'Choose a path in one of them that no address of the other fits.',
  }));
}
