import * as famous from '../cities.ts';
import { placeSlug, placeTitle } from '../place-slug.ts';
import { isDevanagari, searchKey } from '../search-key.ts';
import { citiesByAlias, citiesByKey, citiesByName } from './city-table.ts';

/** The functions of `../cities.ts`, extended to all cities of the table and to their districts and quarters. */

const cityOf = (slug: string) =>
  citiesByName.get(slug) ??
  citiesByAlias.get(slug) ??
  (isDevanagari(slug) ? citiesByKey.get(searchKey(slug)) : undefined);

/** The slug of a city's present name: "Bombay", "Andheri" → "mumbai". */
export function citySlugOf(name: string): string {
  const present = famous.citySlugOf(name);
  return placeSlug(cityOf(present)?.name ?? present);
}

/** Every slug that leads to the city with this name, the present name's first. */
export function citySlugsOf(name: string): readonly string[] {
  const slug = citySlugOf(name);
  const city = cityOf(slug);
  const own = city ? [...city.names, ...city.aliases].map(placeSlug) : [];
  const all = [slug, ...famous.citySlugsOf(slug), ...own];
  // A district can have the name of another city.
  return [...new Set(all.filter((one) => citySlugOf(one) === slug))];
}

/**
 * The names of a city in lower case, from any of its names, districts or quarters: "Ernakulam" → "ernakulam", "kochi",
 * "cochin", …. A word that leads to no city is the only result.
 */
export function searchedNamesOf(name: string): readonly string[] {
  const typed = name.toLowerCase();
  const city = cityOf(placeSlug(name));
  const names = [...famous.cityNamesOf(typed), ...(city?.names ?? [])];
  return [...new Set([typed, ...names.map((one) => one.toLowerCase().normalize('NFC'))])];
}

/** The name of a city to show, from any of its slugs: "ernakulam" → "Kochi". */
export function cityTitleOf(slug: string): string {
  const present = citySlugOf(slug);
  return cityOf(present)?.name ?? placeTitle(present);
}

/** Whether this is the slug of an Indian city of some size. */
export function isCitySlug(slug: string): boolean {
  return famous.isCitySlug(slug) || cityOf(slug) !== undefined;
}
