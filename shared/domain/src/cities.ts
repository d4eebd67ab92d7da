import { placeSlug, placeTitle } from './place-slug.ts';

/**
 * Cities with several names, one row each: the present name first, then former names and names in Devanagari. Lower
 * case.
 */
const sameCity: readonly (readonly string[])[] = [
  ['bengaluru', 'bangalore', 'बेंगलुरु', 'बेंगलूरु', 'बंगलौर', 'बैंगलोर', 'बैंगलौर', 'बेंगलोर'],
  ['mumbai', 'bombay', 'मुंबई', 'मुम्बई', 'बंबई', 'बम्बई', 'बॉम्बे', 'बाम्बे'],
  ['kolkata', 'calcutta', 'कोलकाता', 'कलकत्ता', 'कोलकता'],
  ['chennai', 'madras', 'चेन्नई', 'मद्रास'],
  ['gurugram', 'gurgaon', 'गुरुग्राम', 'गुड़गांव', 'गुड़गाँव', 'गुडगांव'],
  ['thiruvananthapuram', 'trivandrum', 'तिरुवनंतपुरम', 'तिरुवनन्तपुरम', 'त्रिवेंद्रम', 'त्रिवेन्द्रम'],
  ['kochi', 'cochin', 'कोच्चि', 'कोच्ची', 'कोचीन'],
  ['vadodara', 'baroda', 'वडोदरा', 'बड़ौदा', 'बडौदा', 'वड़ोदरा'],
  ['pune', 'poona', 'पुणे', 'पूना'],
  ['mysuru', 'mysore', 'मैसूर', 'मैसूरु'],
  ['mangaluru', 'mangalore', 'मंगलुरु', 'मंगलूरु', 'मंगलौर', 'मंगलोर'],
  ['puducherry', 'pondicherry', 'पुदुचेरी', 'पुडुचेरी', 'पांडिचेरी', 'पॉन्डिचेरी', 'पॉण्डिचेरी'],
  ['prayagraj', 'allahabad', 'प्रयागराज', 'इलाहाबाद'],
  ['varanasi', 'benares', 'banaras', 'वाराणसी', 'बनारस'],
  ['delhi', 'new delhi', 'दिल्ली', 'देहली', 'नई दिल्ली'],
  ['hyderabad', 'हैदराबाद'],
  ['ahmedabad', 'अहमदाबाद'],
  ['jaipur', 'जयपुर'],
  ['jodhpur', 'जोधपुर'],
  ['udaipur', 'उदयपुर'],
  ['lucknow', 'लखनऊ'],
  ['kanpur', 'कानपुर'],
  ['nagpur', 'नागपुर'],
  ['nashik', 'nasik', 'नाशिक', 'नासिक'],
  ['thane', 'ठाणे'],
  ['indore', 'इंदौर', 'इन्दौर'],
  ['bhopal', 'भोपाल'],
  ['gwalior', 'ग्वालियर'],
  ['surat', 'सूरत'],
  ['rajkot', 'राजकोट'],
  ['chandigarh', 'चंडीगढ़', 'चण्डीगढ़', 'चंडीगढ'],
  ['noida', 'नोएडा'],
  ['ghaziabad', 'गाज़ियाबाद', 'गाजियाबाद'],
  ['faridabad', 'फरीदाबाद', 'फ़रीदाबाद'],
  ['agra', 'आगरा'],
  ['patna', 'पटना'],
  ['ranchi', 'रांची', 'राँची'],
  ['bhubaneswar', 'भुवनेश्वर'],
  ['guwahati', 'गुवाहाटी'],
  ['dehradun', 'देहरादून'],
  ['shimla', 'simla', 'शिमला', 'सिमला'],
  ['amritsar', 'अमृतसर'],
  ['ludhiana', 'लुधियाना'],
  ['coimbatore', 'कोयंबटूर', 'कोयम्बटूर'],
  ['madurai', 'मदुरै'],
  ['kozhikode', 'calicut', 'कोझिकोड', 'कालीकट'],
  ['visakhapatnam', 'vizag', 'विशाखापत्तनम', 'विशाखापट्टनम'],
  ['vijayawada', 'विजयवाड़ा'],
  ['raipur', 'रायपुर'],
  ['morbi', 'मोरबी'],
  ['panaji', 'panjim', 'पणजी', 'पंजिम'],
  ['goa', 'गोवा'],
  ['kolhapur', 'कोल्हापुर'],
  ['aurangabad', 'औरंगाबाद'],
  ['solapur', 'सोलापुर'],
  ['jabalpur', 'जबलपुर'],
  ['meerut', 'मेरठ'],
  ['jammu', 'जम्मू'],
  ['srinagar', 'श्रीनगर'],
];

/** Further names of cities, only to recognise them. Lower case. */
const others =
  `navi mumbai, greater noida, pimpri-chinchwad, salem, tiruchirappalli, trichy, tiruppur, erode, vellore,
  hosur, thrissur, kollam, kottayam, kannur, alappuzha, palakkad, hubli, hubballi, dharwad, belgaum, belagavi, udupi,
  shivamogga, warangal, secunderabad, guntur, nellore, tirupati, rajahmundry, kakinada, kurnool, cuttack, rourkela,
  puri, jamshedpur, dhanbad, bokaro, gaya, muzaffarpur, bhagalpur, siliguri, durgapur, asansol, howrah, darjeeling,
  shillong, imphal, aizawl, agartala, kohima, itanagar, gangtok, bilaspur, bhilai, durg, ujjain, sagar, bareilly,
  aligarh, moradabad, gorakhpur, jhansi, mathura, saharanpur, haridwar, rishikesh, nainital, roorkee, ambala, panipat,
  karnal, rohtak, hisar, sonipat, panchkula, mohali, patiala, jalandhar, bathinda, kota, ajmer, bikaner, alwar,
  bhilwara, jaisalmer, gandhinagar, bhavnagar, jamnagar, anand, vapi, bhuj, daman, silvassa, margao, mapusa, amravati,
  akola, jalgaon, sangli, satara, latur, nanded, ahmednagar, ratnagiri, kalyan, dombivli, vasai, virar, panvel, leh`
    .split(',')
    .map((name) => name.trim());

const known = new Set([...sameCity.flat(), ...others].map((name) => name.normalize('NFC')));
const groups = new Map(
  sameCity.flatMap((names) => {
    const normal = names.map((name) => name.normalize('NFC'));
    return normal.map((name) => [name, normal] as const);
  }),
);

/** Every name of the city with this name, in lower case, this one included. An unknown name is the only result. */
export function cityNamesOf(name: string): readonly string[] {
  const normal = name.toLowerCase().normalize('NFC');
  return groups.get(normal) ?? [normal];
}

/** Whether this is the name of an Indian city of some size, ignoring case. */
export function isCityName(name: string): boolean {
  return known.has(name.toLowerCase().normalize('NFC'));
}

/** The Latin names of the cities with several names, to match misspelt searches. */
export const searchedCityNames: readonly string[] = sameCity
  .flat()
  .filter((name) => /^[a-z]+$/.test(name));

const slugGroups = new Map(
  sameCity.flatMap((names) => {
    const slugs = names.map(placeSlug);
    return slugs.map((slug) => [slug, slugs] as const);
  }),
);

const knownSlugs: ReadonlySet<string> = new Set([...sameCity.flat(), ...others].map(placeSlug));

/** Every slug of the city with this name, the present name's first: "bangalore" → "bengaluru", …. */
export function citySlugsOf(name: string): readonly string[] {
  const slug = placeSlug(name);
  return slugGroups.get(slug) ?? [slug];
}

/** The slug of a city's present name: "Bombay" → "mumbai". */
export function citySlugOf(name: string): string {
  return citySlugsOf(name)[0] ?? '';
}

/** The name of a city to show, from any of its slugs: "bangalore" → "Bengaluru". */
export function cityTitleOf(slug: string): string {
  return placeTitle(citySlugOf(slug));
}

/** Whether this is the slug of an Indian city of some size. */
export function isCitySlug(slug: string): boolean {
  return knownSlugs.has(slug);
}

/** The slugs of all known cities, by their present names. */
export const citySlugs: readonly string[] = [...new Set([...knownSlugs].map(citySlugOf))];
