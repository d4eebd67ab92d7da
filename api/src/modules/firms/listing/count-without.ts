import type { ListingFilterName } from '@aangan/domain';
import type { Database } from '@aangan/server';
import type { Tables } from '../../../tables.ts';
import type { FirmKind } from '../firm-kind.ts';
import { countSpelled } from './count-spelled.ts';
import type { FirmFilter } from './firm-filter.ts';
import { spellingsOf } from './spellings-of.ts';

/** Filters to leave out together, and how many firms that shows. */
export interface Widening {
  filters: ListingFilterName[];
  count: number;
}

/** More filters than these are not left out together: a visitor who must drop so many starts over. */
const maxLeftOut = 3;
const maxWidenings = 4;

/** For a filter that nothing matches: the smallest sets of its parts without which something does; most firms first. */
export async function countWithout(
  database: Database<Tables>,
  kind: FirmKind,
  asked: FirmFilter,
): Promise<Widening[]> {
  const spellings: FirmFilter[] = [];
  for await (const filter of spellingsOf(database.kysely, asked)) spellings.push(filter);
  const parts = partsOf(asked);
  for (let size = 1; size <= Math.min(parts.length, maxLeftOut); size += 1) {
    const found: Widening[] = [];
    for (const filters of setsOf(parts, size)) {
      const left = Object.assign({}, ...filters.map((name) => unset[name]));
      const widened = spellings.map((one) => ({ ...one, ...left }));
      const { count } = await countSpelled(database, kind, widened);
      if (count > 0) found.push({ filters, count });
    }
    if (found.length > 0) {
      return found.sort((one, other) => other.count - one.count).slice(0, maxWidenings);
    }
  }
  return [];
}

/** A filter without each of its parts. A sub-category goes with its group. */
const unset: Record<ListingFilterName, Partial<FirmFilter>> = {
  search: { terms: [], name: '' },
  group: { group: undefined, specialization: undefined },
  specialization: { specialization: undefined },
  city: { cities: [] },
  budget: { budget: undefined },
  area: { area: undefined },
};

/** The parts of a filter that narrow. */
function partsOf(filter: FirmFilter): ListingFilterName[] {
  const { terms, group, specialization, cities, budget, area } = filter;
  const narrows: Record<ListingFilterName, boolean> = {
    search: terms.length > 0,
    group: group !== undefined,
    specialization: specialization !== undefined,
    city: cities.length > 0,
    budget: budget !== undefined,
    area: area !== undefined,
  };
  const names = Object.keys(narrows) as ListingFilterName[];
  return names.filter((name) => narrows[name]);
}

/** All sets of so many parts; a group already takes its sub-category along. */
function setsOf(parts: readonly ListingFilterName[], size: number): ListingFilterName[][] {
  if (size === 0) return [[]];
  return parts
    .flatMap((name, at) => setsOf(parts.slice(at + 1), size - 1).map((rest) => [name, ...rest]))
    .filter((set) => !(set.includes('group') && set.includes('specialization')));
}
