import { type ListingFilterName, listingFilters } from '@aangan/domain';
import { type FirmFilter, namesOf, without } from './firm-filter.ts';

/** Filters to leave out together, and how many firms that shows. */
interface Widening {
  filters: ListingFilterName[];
  count: number;
}

/** More filters than these are not left out together: a visitor who must drop so many starts over. */
const maxLeftOut = 3;
const maxWidenings = 4;
/** Each set is a statement: sizes with more sets than these are not tried. */
const maxSets = 40;

/**
 * For a filter that nothing matches: the smallest sets of its parts without which something does; most firms first.
 * @param spellings the filter as it was typed, then with its search corrected
 */
export async function countWithout(
  spellings: readonly FirmFilter[],
  countOf: (filter: FirmFilter) => Promise<number>,
): Promise<Widening[]> {
  const [asked] = spellings;
  const names = asked ? namesOf(asked) : [];
  for (let size = 1; size <= Math.min(names.length, maxLeftOut); size += 1) {
    const sets = setsOf(names, size);
    if (sets.length > maxSets) break;
    const found: Widening[] = [];
    for (const filters of sets) {
      let count = 0;
      for (const one of spellings) count ||= await countOf(without(one, filters));
      if (count > 0) found.push({ filters, count });
    }
    if (found.length > 0) {
      return found.sort((one, other) => other.count - one.count).slice(0, maxWidenings);
    }
  }
  return [];
}

/** All sets of so many filters; one already takes along those within it. */
function setsOf(names: readonly ListingFilterName[], size: number): ListingFilterName[][] {
  if (size === 0) return [[]];
  return names
    .flatMap((name, at) => setsOf(names.slice(at + 1), size - 1).map((rest) => [name, ...rest]))
    .filter((set) => !set.some((name) => set.some((one) => one === listingFilters[name].within)));
}
