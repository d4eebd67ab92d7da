import { placeSlug } from '../place-slug.ts';
import { isDevanagari, searchKey } from '../search-key.ts';
import { aliasRows, cityRows } from './city-rows.ts';

/** A city of India with its names, districts and PIN codes. */
export interface IndianCity {
  /** Its present name. */
  name: string;
  state: string;
  /** Present, former and other names, and those in Devanagari. */
  names: readonly string[];
  /** Districts, quarters and Hindi names in Latin letters that people write instead of the city. */
  aliases: readonly string[];
  district: string;
  /** Beginnings of its PIN codes. */
  pins: readonly string[];
}

const listOf = (text = '') => text.split(',').filter(Boolean);
const linesOf = (rows: string) => rows.trim().split('\n');

const aliases = new Map<string, string[]>();
for (const line of linesOf(aliasRows)) {
  const [name = '', others] = line.split(':');
  aliases.set(name, [...(aliases.get(name) ?? []), ...listOf(others)]);
}

/** All cities, the largest first. */
export const indianCities: readonly IndianCity[] = linesOf(cityRows).map((line) => {
  const [name = '', state = '', former, devanagari, district = '', pins] = line.split(';');
  const names = [name, ...listOf(former), ...listOf(devanagari)];
  return { name, state, names, aliases: aliases.get(name) ?? [], district, pins: listOf(pins) };
});

/** @returns the cities by the slugs of the words that `wordsOf` returns; of two with the same slug, the larger city */
function bySlug(
  wordsOf: (city: IndianCity) => readonly string[],
  slugOf = placeSlug,
): ReadonlyMap<string, IndianCity> {
  const entries = indianCities.flatMap((city) =>
    wordsOf(city).map((word) => [slugOf(word), city] as const),
  );
  return new Map(entries.reverse());
}

/** Cities by the slugs of their own names. */
export const citiesByName = bySlug(({ names }) => names);

/** Cities by the slugs of the districts, quarters and other words that lead to them. */
export const citiesByAlias = bySlug((city) => city.aliases);

/** Cities by their names as they are compared however they are written: "मुम्बई" and "मुंबई" are one. */
export const citiesByKey = bySlug(({ names }) => names.filter(isDevanagari), searchKey);

const citiesByPin = new Map(indianCities.flatMap((city) => city.pins.map((pin) => [pin, city])));

/** The city of a six-digit PIN code, by its longest known prefix; undefined if none is known. */
export function cityOfPin(pin: string): IndianCity | undefined {
  const prefixes = [6, 5, 4, 3].map((length) => pin.slice(0, length));
  return prefixes.map((prefix) => citiesByPin.get(prefix)).find(Boolean);
}
