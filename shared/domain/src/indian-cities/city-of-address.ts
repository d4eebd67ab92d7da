import { placeSlug } from '../place-slug.ts';
import { asciiDigits, plainText } from '../typed-text.ts';
import { citiesByAlias, citiesByName, cityOfPin, type IndianCity } from './city-table.ts';

/** A city that a part of an address names. */
interface Mention {
  city: IndianCity;
  /** `name`: its own name, at the end of the part; `alias`: a quarter or district; `aside`: within other words. */
  by: 'name' | 'alias' | 'aside';
}

const pinPattern = /(?<![\d+])[1-9]\d{2}[ -]?\d{3}(?!\d)/g;
const cityLabel = /(?:^|[\s,;|(])(?:city|town|शहर|नगर)\s*[:=-]+\s*([^,;|\n]+)/iu;
const districtLabel = /^(?:dist(?:rict|t)?|tal(?:uka?)?|taluk|tehsil|जि(?:ला)?|ज़िला)\b[\s.:-]*/iu;
const otherLabels =
  /^(?:city|town|state|p\.?\s?o|post|ps|via|near|nr|opp(?:osite)?|शहर|राज्य)\b[\s.:-]*/iu;

/** Words after a city's name that turn it into a street or a firm: "Delhi Gate", "Mysore Road", "Bombay Dyeing". */
const notCityBefore = new Set(
  `road rd highway hwy marg street st lane expressway bypass gate market bazaar bazar chowk nagar colony bank cafe
  dyeing silk palace hotel club gymkhana express line main cross circle junction flyover bridge university school
  high court sweets house heights residency tower towers enclave park layout path रोड मार्ग गेट चौक बाज़ार`.split(
    /\s+/,
  ),
);
/** Words after a city's name that name a place inside the city: "Calicut Beach Road". */
const withinCity = new Set(['beach', 'airport', 'railway', 'cantonment', 'cantt']);
const notCityAfter = new Set([
  'of',
  'near',
  'opp',
  'opposite',
  'nr',
  'behind',
  'hotel',
  'towards',
  'old',
]);

/** What can follow the city at the end of an address, such as states and countries. */
const afterCity = new Set(
  `india bharat भारत andhra-pradesh arunachal-pradesh assam bihar chhattisgarh chattisgarh goa gujarat haryana
  himachal-pradesh jharkhand karnataka kerala madhya-pradesh maharashtra manipur meghalaya mizoram nagaland odisha
  orissa punjab rajasthan sikkim tamil-nadu tamilnadu telangana tripura uttar-pradesh uttarakhand uttaranchal
  west-bengal jammu-and-kashmir jammu-kashmir j-k ladakh ap ka mh tn kl gj rj up mp wb ts tg dl hr pb uk hp od or jk
  cg jh br as ncr delhi-ncr pin pincode pin-code महाराष्ट्र गुजरात राजस्थान उत्तर-प्रदेश मध्य-प्रदेश कर्नाटक केरल बिहार पंजाब हरियाणा
  तमिलनाडु तेलंगाना पश्चिम-बंगाल उत्तराखंड झारखंड ओडिशा असम पिन पिन-कोड जिला dist district city urban east west north south`.split(
    /\s+/,
  ),
);

/**
 * The city of an address: the one labelled as such, else a named one that the PIN code confirms, else the one named
 * last, else the PIN code's; null if none is found. Districts and quarters lead to the city that people search:
 * "Kakkanad, Ernakulam 682030" is Kochi.
 */
export function knownCityOf(address: string): IndianCity | null {
  const text = asciiDigits(plainText(address));
  const labelled = citiesByName.get(placeSlug(withoutAfter(cityLabel.exec(text)?.[1] ?? '')));
  if (labelled) return labelled;
  const pins = text.match(pinPattern) ?? [];
  const ofPin = cityOfPin((pins.at(-1) ?? '').replace(/\D/g, ''));
  const mentions = text
    .replace(pinPattern, ',')
    .split(/[,;|\n()/]|\s[-–—]\s/)
    .flatMap(mentionsIn);
  if (ofPin && mentions.some(({ city }) => city === ofPin)) return ofPin;
  const named = (by: Mention['by']) => mentions.filter((mention) => mention.by === by);
  return withinDistrict(named('name')) ?? named('alias').at(-1)?.city ?? ofPin ?? null;
}

/** The city that is named last; or an earlier one that lies in the district of that name. */
function withinDistrict(mentions: readonly Mention[]): IndianCity | undefined {
  const last = mentions.at(-1)?.city;
  const inside = mentions.findLast(({ city }) => city !== last && city.district === last?.name);
  return (inside ?? mentions.at(-1))?.city;
}

function mentionsIn(part: string): Mention[] {
  const trimmed = part.trim().replace(/^[\s.:-]+/, '');
  const isDistrict = districtLabel.test(trimmed);
  const plain = trimmed.replace(districtLabel, '').replace(otherLabels, '');
  const words = placeSlug(plain).split('-').filter(Boolean);
  const end = endOfPlace(words);
  return words.flatMap((_, at) => {
    const found = [4, 3, 2, 1].map((count) => at + count).find((to) => isPlace(words, at, to));
    if (found === undefined || isWithinName(words, at, found)) return [];
    const atEnd = isDistrict ? 'alias' : 'name';
    const within = withinCity.has(words[found] ?? '') ? 'alias' : 'aside';
    return mentionOf(words.slice(at, found).join('-'), found >= end ? atEnd : within);
  });
}

function mentionOf(slug: string, by: Mention['by']): Mention[] {
  const named = citiesByName.get(slug);
  if (named) return [{ city: named, by }];
  const city = citiesByAlias.get(slug);
  return city ? [{ city, by: 'alias' }] : [];
}

function isPlace(words: readonly string[], from: number, to: number): boolean {
  const slug = words.slice(from, to).join('-');
  return to <= words.length && (citiesByName.has(slug) || citiesByAlias.has(slug));
}

/** Whether a name is part of something else: its neighbours make it a street or firm, or it ends a longer name. */
function isWithinName(words: readonly string[], from: number, to: number): boolean {
  if (notCityBefore.has(words[to] ?? '') || notCityAfter.has(words[from - 1] ?? '')) return true;
  return [1, 2, 3].some((more) => from >= more && isPlace(words, from - more, to));
}

/** The number of words, not counting states, numbers and the like at the end. */
function endOfPlace(words: readonly string[]): number {
  let end = words.length;
  for (let count = 3; count > 0; count -= 1) {
    const tail = words.slice(Math.max(0, end - count), end).join('-');
    const isAfter = afterCity.has(tail) || /^\d+$/.test(tail);
    if (end > count && isAfter) {
      end -= count;
      count = 4;
    }
  }
  return end;
}

/** The slug of a text without what follows the city: PIN code, state, country. */
function withoutAfter(text: string): string {
  const words = placeSlug(text.replace(pinPattern, '')).split('-').filter(Boolean);
  return words.slice(0, endOfPlace(words)).join('-');
}
