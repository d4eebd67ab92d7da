import { placeSlug } from '../place-slug.ts';
import { type IndianCity, indianCities } from './city-table.ts';

const slugs = indianCities.map((city) => ({
  city,
  names: city.names.map(placeSlug),
  aliases: city.aliases.map(placeSlug),
}));

/**
 * The cities that a typed beginning can mean, in any script: first those with a matching name, present or former, then
 * those with a matching district or quarter, each the largest first.
 */
export function suggestCities(typed: string, countMax: number): IndianCity[] {
  const start = placeSlug(typed);
  if (start === '') return [];
  const begins = (words: readonly string[]) => words.some((word) => word.startsWith(start));
  const byName = slugs.filter(({ names }) => begins(names));
  const byAlias = slugs.filter(({ names, aliases }) => !begins(names) && begins(aliases));
  return [...byName, ...byAlias].slice(0, countMax).map(({ city }) => city);
}
