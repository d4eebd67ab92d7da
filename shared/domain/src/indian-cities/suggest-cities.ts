import { placeSlug } from '../place-slug.ts';
import { isDevanagari, searchKey } from '../search-key.ts';
import { type IndianCity, indianCities } from './city-table.ts';

const slugs = indianCities.map((city) => ({
  city,
  names: city.names.map(placeSlug),
  keys: city.names.filter(isDevanagari).map(searchKey),
  aliases: city.aliases.map(placeSlug),
}));

/**
 * The cities that a typed beginning can mean, in any script: first those with a matching name, present or former, then
 * those with a matching district, quarter or Hindi name in Latin letters, each the largest first. Where nothing in
 * Devanagari begins so, other ways to write it are tried.
 */
export function suggestCities(typed: string, countMax: number): IndianCity[] {
  const start = placeSlug(typed);
  if (start === '') return [];
  const begins = (words: readonly string[]) => words.some((word) => word.startsWith(start));
  const byName = slugs.filter(({ names }) => begins(names));
  const byAlias = slugs.filter(({ names, aliases }) => !begins(names) && begins(aliases));
  if (byName.length + byAlias.length === 0 && isDevanagari(start)) {
    const key = searchKey(start);
    const byKey = slugs.filter(({ keys }) => keys.some((one) => one.startsWith(key)));
    return byKey.slice(0, countMax).map(({ city }) => city);
  }
  return [...byName, ...byAlias].slice(0, countMax).map(({ city }) => city);
}
