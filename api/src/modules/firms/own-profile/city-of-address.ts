import { asciiDigits, isCityName } from '@aangan/domain';
import { knownCityOf } from '@aangan/domain/indian-cities';

/** What can stand after the city in an Indian address. */
const afterCity = new Set(
  `india, bharat, भारत, andhra pradesh, arunachal pradesh, assam, bihar, chhattisgarh, goa, gujarat, haryana,
  himachal pradesh, jharkhand, karnataka, kerala, madhya pradesh, maharashtra, manipur, meghalaya, mizoram, nagaland,
  odisha, orissa, punjab, rajasthan, sikkim, tamil nadu, tamilnadu, telangana, tripura, uttar pradesh, uttarakhand,
  west bengal, jammu and kashmir, jammu & kashmir, ladakh, puducherry, pondicherry, chandigarh, delhi, ap, ka, mh, tn, kl, gj, rj, up, mp, wb, ts, tg, dl, hr, pb, uk, hp, महाराष्ट्र, गुजरात, राजस्थान, उत्तर प्रदेश`
    .split(',')
    .map((name) => name.trim().replace(/\s+/g, ' ')),
);

const postalCode = /(?<!\d)[1-9]\d{2}\s?\d{3}(?!\d)/;
const postalCodeLabel = /(?:\bpin|पिन)(?:\s?code|\s?कोड)?$/iu;
/** The postal zone of large cities in addresses of former times: "Mumbai-50". */
const zone = /[-–\s]+\d{1,2}\.?$/;
const street =
  /\b(?:road|rd|street|st|lane|marg|path|highway|cross|main|nagar|colony|market|chowk)\.?$/i;
const district = /^(?:dist(?:rict|t)?|tal(?:uka)?|p\.?o)\b\.?\s*[:-]?\s*/i;

/** The city of an address: a known one, else the place that it ends with; null where its end is none. */
export function cityOfAddress(address: string): string | null {
  return knownCityOf(address)?.name ?? placeAtEnd(address);
}

function placeAtEnd(address: string): string | null {
  const text = asciiDigits(address);
  const parts = text
    .replace(postalCode, ',')
    .split(/[,;\n|]/)
    .map((piece) => withoutState(trimmed(trimmed(piece).replace(postalCodeLabel, ''))))
    .filter(Boolean);
  const last = parts.findLastIndex(
    (one, index) => !isAfterCity(one) || (isCityName(one) && !isCityName(before(parts, index))),
  );
  const part = (parts[last] ?? '').replace(district, '').trim();
  const withoutZone = part.replace(zone, '');
  if (isCityName(withoutZone)) return inTitleCase(withoutZone);
  const ending = endingCity(part);
  if (ending !== null && (last > 0 || postalCode.test(text))) return inTitleCase(ending);
  // A first part that is no known city can as well be a street.
  const isName = last > 0 && !street.test(part) && /^\p{L}[\p{L}\p{M} .'()-]{1,58}$/u.test(part);
  return isName ? inTitleCase(part) : null;
}

/** Without the punctuation that stood around a postal code. */
const trimmed = (part: string) => part.replace(/^[-–—\s.:)]+/, '').replace(/[-–—\s.:(]+$/, '');

const isAfterCity = (part: string) => afterCity.has(part.toLowerCase().replaceAll('.', ''));

const before = (parts: readonly string[], index: number) =>
  parts[index - 1]?.replace(zone, '') ?? '';

/** "Mumbai Maharashtra" without the state; a state alone stays. */
function withoutState(part: string): string {
  const words = part.split(/\s+/);
  for (const count of [2, 1]) {
    const tail = words.slice(-count).join(' ');
    if (words.length > count && isAfterCity(tail) && !isCityName(part)) {
      return withoutState(
        words
          .slice(0, -count)
          .join(' ')
          .replace(/[-–\s.]+$/, ''),
      );
    }
  }
  return part;
}

/** The known city of two words or one that a text without commas ends with: "12 MG Road Bengaluru". */
function endingCity(part: string): string | null {
  const words = part.split(/[\s-]+/);
  const endings = [2, 1].map((count) => words.slice(-count).join(' '));
  return endings.find(isCityName) ?? null;
}

/** A city in capitals is written as the others are, so that it is one city in lists. */
function inTitleCase(city: string): string {
  if (city !== city.toUpperCase() || city === city.toLowerCase()) return city;
  return city.toLowerCase().replace(/(^|[\s-])\p{L}/gu, (start) => start.toUpperCase());
}
