import { designerCatalogue, designStyles, projectRooms } from '../../shared/domain/src/index.ts';
import { commonWord, rareWord } from './seed-designers.ts';

const list = '/api/designers/profiles/';
const specializations = designerCatalogue.flatMap(({ items }) => items.map(({ id }) => id));
const styles = designStyles.map(({ id }) => id);
const rooms = projectRooms.map(({ id }) => id);
const cities = ['jaipur', 'kochi', 'pune', 'mumbai', 'chennai', 'lucknow', 'udaipur', 'indore'];
const commonWords = [
  commonWord,
  'marble',
  'bamboo',
  'laterite',
  'walnut',
  'jute',
  'joiners',
  'masons',
  'weavers',
  'painters',
  'daylight',
  'humour',
  'courtyard',
  'houseboat',
  'museum',
  'clay',
  'brass',
  'linen',
  'families',
  'schools',
  'bakeries',
  'libraries',
  'theatres',
  'carpenters',
];

const numbers = (count: number) => Array.from({ length: count }, (_, n) => n);

/** Of several lists, each pair of their values once, in an order that goes through both. */
const pairs = <A, B>(some: readonly A[], others: readonly B[]): [A, B][] =>
  others.flatMap((other) => some.map((one): [A, B] => [one, other]));

const at = (query: Record<string, string | number>) =>
  `${list}?${new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))}`;

const syllables = [
  ['kora', 'mala', 'indi', 'jaya', 'raja', 'basa', 'vija', 'koti', 'bela', 'sada', 'hale', 'nara'],
  ['mang', 'rang', 'van', 'nag', 'pur', 'gudi', 'kere', 'halli', 'patt', 'nath', 'dev', 'gar'],
  ['ala', 'ara', 'eri', 'ini', 'aya', 'oor', 'ada', 'ika', 'una', 'eth', 'ori', 'ama'],
] as const;

/** The n-th street, which one in eight thousand is in. */
function street(n: number): string {
  const [first, second, third] = syllables;
  return `${first[n % 12]}${second[Math.floor(n / 12) % 12]}${third[(n * 7 + 3) % 12]}`;
}

/** Letters that no text has, and no word that is nearly in one. */
const unknownWord = (n: number) => `qzx${(n * 7919 + 13).toString(36).replace(/[0-9]/g, 'w')}vkj`;

/**
 * What is asked for, by the name of the case: addresses that differ from each other, `count` of each.
 * @param pages how many pages the listing has
 */
export function addresses(count: number, pages: number): Record<string, string[]> {
  const first = <T>(all: T[]) => all.slice(0, count);
  const firstPages = numbers(5).map((n) => n + 1);
  return {
    'unfiltered list': numbers(Math.min(count, pages)).map((n) => at({ page: n + 1 })),
    'filtered list': first(
      pairs(specializations, firstPages).map(([specialization, page]) =>
        at({ specialization, page }),
      ),
    ),
    'common search': first(
      pairs(commonWords, firstPages).map(([search, page]) => at({ search, page })),
    ),
    'search and filter': first(
      pairs(specializations, commonWords).map(([specialization, search]) =>
        at({ search, specialization }),
      ),
    ),
    'two filters': first(
      pairs(specializations, cities).map(([specialization, city]) => at({ specialization, city })),
    ),
    'by style': first(pairs(styles, firstPages).map(([style, page]) => at({ style, page }))),
    'by room': first(pairs(rooms, firstPages).map(([room, page]) => at({ room, page }))),
    'by projects in a city': first(
      pairs(cities, firstPages).map(([city, page]) => at({ projects_in: city, page })),
    ),
    'style, room and city': first(
      pairs(pairs(styles, rooms), cities).map(([[style, room], city]) => at({ style, room, city })),
    ),
    'answers within a day': first(
      pairs(specializations, firstPages).map(([specialization, page]) =>
        at({ answers: 'day', specialization, page }),
      ),
    ),
    'fastest first': first(
      pairs(specializations, firstPages).map(([specialization, page]) =>
        at({ sort: 'answers', specialization, page }),
      ),
    ),
    'rare search': first(numbers(count).map((n) => at({ search: n === 0 ? rareWord : street(n) }))),
    'misspelt search': first(numbers(count).map((n) => at({ search: misspelt(street(n), n) }))),
    'no hit': first(numbers(count).map((n) => at({ search: unknownWord(n) }))),
    profile: numbers(5 * count).map((n) => `${list}${1 + n}/`),
  };
}

/** Two letters swapped. */
function misspelt(word: string, n: number): string {
  const place = 2 + (n % 3);
  return word.slice(0, place) + word[place + 1] + word[place] + word.slice(place + 2);
}
