import { declaredPaths } from './declared-paths.ts';
import { type GateProblem, ownerNamed, type ProposedComposition } from './gate.ts';

/**
 * No path takes addresses that another's path covers: the more exact one would be shown, so that a team could put its
 * page in place of `/items/42` of another.
 */
export function addressesOfOthers(composition: ProposedComposition): GateProblem[] {
  // A path that begins with a parameter is refused by itself.
  const declared = declaredPaths(composition).filter(({ path }) => !path.startsWith('/:'));
  return declared.flatMap((one, index) =>
    declared
      .slice(index + 1)
      .filter(({ name, path }) => name !== one.name && shareAddresses(one.path, path))
      .map((other) => ({
        rule: 'addresses',
        asks: `${ownerNamed(composition, one.name)} declares the path ${one.path}`,
        has: `and ${ownerNamed(composition, other.name)} declares ${other.path}, which has addresses of it`,
        remedy: 'Choose a path in one of them that no address of the other fits.',
      })),
  );
}

/** Whether an address fits two paths that are not the same: the same path is another rule's matter. */
function shareAddresses(one: string, other: string): boolean {
  const [first, second] = [segmentsOf(one), segmentsOf(other)];
  const isSame =
    first.length === second.length &&
    first.every((segment, index) => kindOf(segment) === kindOf(second[index] ?? ''));
  return !isSame && overlaps(first, second);
}

function overlaps([first, ...restOfFirst]: string[], [second, ...restOfSecond]: string[]): boolean {
  if (first === '*' || second === '*') return true;
  if (first === undefined || second === undefined) return first === second;
  const fits = first === second || first.startsWith(':') || second.startsWith(':');
  return fits && overlaps(restOfFirst, restOfSecond);
}

/** As React Router compares them: without regard to case, and to repeated and trailing slashes. */
function segmentsOf(path: string): string[] {
  return path
    .toLowerCase()
    .split('/')
    .filter((segment) => segment !== '');
}

function kindOf(segment: string): string {
  return segment.startsWith(':') ? ':' : segment;
}
