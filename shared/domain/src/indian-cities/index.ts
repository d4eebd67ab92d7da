export { knownCityOf } from './city-of-address.ts';
export { citySlugOf, citySlugsOf, cityTitleOf, isCitySlug, searchedNamesOf } from './city-slugs.ts';
export type { IndianCity } from './city-table.ts';
export { suggestCities } from './suggest-cities.ts';
