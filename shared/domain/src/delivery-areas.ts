import { citySlugs, citySlugsOf, cityTitleOf } from './cities.ts';
import { hindiSpellingsOf, spellingsOf } from './hindi/place-labels.ts';
import { placeSlug, placeTitle } from './place-slug.ts';

/** Recognises states, regions and cities in the text in which a vendor says where it delivers. */

/** States and union territories with the larger cities in them. */
const citiesByState: Readonly<Record<string, string>> = {
  'andhra-pradesh': 'visakhapatnam vijayawada guntur nellore tirupati rajahmundry kakinada kurnool',
  'arunachal-pradesh': 'itanagar',
  assam: 'guwahati',
  bihar: 'patna gaya muzaffarpur bhagalpur',
  chandigarh: 'chandigarh',
  chhattisgarh: 'raipur bilaspur bhilai durg',
  delhi: 'delhi',
  goa: 'goa panaji margao mapusa',
  gujarat: 'ahmedabad vadodara surat rajkot morbi gandhinagar bhavnagar jamnagar anand vapi bhuj',
  haryana: 'gurugram faridabad ambala panipat karnal rohtak hisar sonipat panchkula',
  'himachal-pradesh': 'shimla',
  'jammu-and-kashmir': 'jammu srinagar',
  jharkhand: 'ranchi jamshedpur dhanbad bokaro',
  karnataka: 'bengaluru mysuru mangaluru hubli hubballi dharwad belgaum belagavi udupi shivamogga',
  kerala: 'kochi thiruvananthapuram kozhikode thrissur kollam kottayam kannur alappuzha palakkad',
  ladakh: 'leh',
  'madhya-pradesh': 'indore bhopal gwalior jabalpur ujjain sagar',
  maharashtra:
    'mumbai pune nagpur nashik thane kolhapur aurangabad solapur navi-mumbai pimpri-chinchwad amravati akola jalgaon sangli satara latur nanded ahmednagar ratnagiri kalyan dombivli vasai virar panvel',
  manipur: 'imphal',
  meghalaya: 'shillong',
  mizoram: 'aizawl',
  nagaland: 'kohima',
  odisha: 'bhubaneswar cuttack rourkela puri',
  puducherry: 'puducherry',
  punjab: 'amritsar ludhiana mohali patiala jalandhar bathinda',
  rajasthan: 'jaipur jodhpur udaipur kota ajmer bikaner alwar bhilwara jaisalmer',
  sikkim: 'gangtok',
  'tamil-nadu':
    'chennai coimbatore madurai salem tiruchirappalli trichy tiruppur erode vellore hosur',
  telangana: 'hyderabad warangal secunderabad',
  tripura: 'agartala',
  'uttar-pradesh':
    'lucknow kanpur agra noida ghaziabad varanasi prayagraj meerut greater-noida bareilly aligarh moradabad gorakhpur jhansi mathura saharanpur',
  uttarakhand: 'dehradun haridwar rishikesh nainital roorkee',
  'west-bengal': 'kolkata siliguri durgapur asansol howrah darjeeling',
};

/** Other names of states. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  assam: ['आसाम'],
  'jammu-and-kashmir': ['jammu-kashmir', 'kashmir', 'जम्मू-और-कश्मीर', 'कश्मीर'],
  karnataka: ['कर्णाटक'],
  nagaland: ['नागालैंड'],
  odisha: ['orissa', 'ओड़िशा', 'उड़ीसा'],
  'tamil-nadu': ['tamilnadu', 'तमिल-नाडु', 'तमिलनाडू'],
  uttarakhand: ['uttaranchal', 'उत्तरांचल'],
};

/** Regions with the states or cities in them. */
const regions: Readonly<Record<string, string>> = {
  'delhi-ncr': 'delhi gurugram faridabad noida greater-noida ghaziabad',
  'north-india':
    'delhi haryana punjab chandigarh himachal-pradesh jammu-and-kashmir ladakh uttarakhand uttar-pradesh rajasthan delhi-ncr',
  'south-india': 'andhra-pradesh karnataka kerala puducherry tamil-nadu telangana',
  'west-india': 'goa gujarat maharashtra rajasthan',
  'east-india': 'bihar jharkhand odisha west-bengal',
  'north-east-india': 'arunachal-pradesh assam manipur meghalaya mizoram nagaland sikkim tripura',
};

const otherRegionNames: Readonly<Record<string, readonly string[]>> = {
  'delhi-ncr': ['ncr', 'दिल्ली-एनसीआर', 'एनसीआर'],
  'west-india': ['western-india', 'पश्चिमी-भारत'],
  'north-india': ['northern-india', 'उत्तरी-भारत'],
  'south-india': ['southern-india', 'दक्षिणी-भारत'],
  'east-india': ['eastern-india', 'पूर्व-भारत'],
  'north-east-india': [
    'northeast-india',
    'north-east',
    'northeast',
    'उत्तर-पूर्व-भारत',
    'उत्तर-पूर्वी-भारत',
    'पूर्वोत्तर',
    'नॉर्थ-ईस्ट',
  ],
};

/** Phrases that mean "everywhere". A phrase after "=" counts only if it stands alone between commas. */
export const everywherePhrases: readonly string[] = [
  'all-india',
  'pan-india',
  'all-of-india',
  'across-india',
  'anywhere-in-india',
  'whole-of-india',
  'throughout-india',
  'all-over-india',
  'entire-india',
  'everywhere-in-india',
  'nationwide',
  '=india',
  '=bharat',
  ...[
    'पूरा-भारत',
    'पूरे-भारत',
    'पूरा-देश',
    'पूरे-देश',
    'सारा-भारत',
    'सारे-भारत',
    'सारे-देश',
    'समूचे-भारत',
    'संपूर्ण-भारत',
    'अखिल-भारत',
    'अखिल-भारतीय',
    'भारत-भर',
    'देश-भर',
    'देशभर',
    'भारत-में-कहीं',
    'देश-में-कहीं',
    'पूरा-इंडिया',
    'पूरे-इंडिया',
    'ऑल-इंडिया',
    'पैन-इंडिया',
    '=भारत',
    '=इंडिया',
  ].flatMap(spellingsOf),
];

const words = (text: string) => text.split(' ');
const stateSlugs = Object.keys(citiesByState);
const regionSlugs = Object.keys(regions);

/** The city of Gaya, which in sentences is the verb "went". */
const notNames: readonly string[] = ['गया'];

/** The names of an area, as slugs. */
function namesOf(area: string): readonly string[] {
  const others = [...(otherNames[area] ?? []), ...(otherRegionNames[area] ?? [])];
  const hindi = hindiSpellingsOf(areaTitleOf(area)).map(placeSlug);
  const names = [...citySlugsOf(area), ...others.flatMap(spellingsOf), ...hindi];
  return [...new Set(names)].filter((name) => !notNames.includes(name));
}

/** The areas directly inside a region or a state. */
function insideOf(area: string): readonly string[] {
  return [...words(regions[area] ?? ''), ...words(citiesByState[area] ?? '')].filter(
    (inner) => inner !== '' && inner !== area,
  );
}

/** The area and all areas inside it, however deep. */
function coveredBy(area: string): readonly string[] {
  return [...new Set([area, ...insideOf(area).flatMap(coveredBy)])];
}

const areas: readonly string[] = [...new Set([...stateSlugs, ...regionSlugs, ...citySlugs])];

/** A phrase in a vendor's words, an area that it covers, and whether it is that area's own name. */
export interface AreaPhrase {
  phrase: string;
  area: string;
  isOwnName: boolean;
}

/** Every phrase that names an area, paired with each area inside it: "maharashtra" covers Maharashtra and Pune. */
export const areaPhrases: readonly AreaPhrase[] = areas.flatMap((named) =>
  namesOf(named).flatMap((phrase) =>
    coveredBy(named).map((area) => ({ phrase, area, isOwnName: area === named })),
  ),
);

const areaByName = new Map(areas.flatMap((area) => namesOf(area).map((name) => [name, area])));

/** The slug of a delivery area from any of its names: "Bangalore" → "bengaluru"; null for an unknown name. */
export function deliveryAreaOf(name: string): string | null {
  return areaByName.get(placeSlug(name)) ?? null;
}

/** The phrases in a vendor's text that mean it delivers to this area. */
export function phrasesCovering(area: string): readonly string[] {
  const own = areaPhrases.filter((one) => one.area === area).map(({ phrase }) => phrase);
  return [...new Set([...own, ...everywherePhrases])];
}

/** The name of a delivery area to show. */
export function areaTitleOf(area: string): string {
  if (area === 'delhi-ncr') return 'Delhi NCR';
  return area in citiesByState || area in regions ? placeTitle(area) : cityTitleOf(area);
}
