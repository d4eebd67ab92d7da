/** A search in one of the listings of the demo, and a firm that must be among its first five. */
export interface HindiSearch {
  search: string;
  of: 'profiles' | 'vendors';
  firm: string;
}

const listed = (of: HindiSearch['of'], rows: string): HindiSearch[] =>
  rows
    .trim()
    .split('\n')
    .map((row) => {
      const [search = '', firm = ''] = row.split(' → ');
      return { search, of, firm };
    });

/** In Devanagari: plain words, cities, sentences, other ways to write a letter (nukta as one code point or two), digits and slips. */
export const devanagariSearches = [
  ...listed(
    'profiles',
    `घर → Sunday House
रसोई → Teal & Teak
किचन डिज़ाइनर पुणे में → Teal & Teak
मंदिर → Zardozi House
मन्दिर → Lakehouse Conservation Studio
स्कूल → Meera Sundaram
विद्यालय कोलकाता → Sage & Stucco
अस्पताल → Fern & Fathom
क्लिनिक कोझिकोड → Fern & Fathom
होटल → Northlight Hospitality
होटल हैदराबाद में → Northlight Hospitality
रेस्टोरेंट मुंबई → The Green Room
रेस्टोरेंट मुम्बई → The Green Room
दफ़्तर → Civilian Offices
दफ्तर गुड़गांव → Civilian Offices
ऑफिस चंडीगढ़ → Threefold Workplace
दुकान दिल्ली → Vitrine Design Company
विरासत → Haveli Works
धरोहर उदयपुर → Lakehouse Conservation Studio
बाँस → Bamboo Line
बांस → Bamboo Line
लकड़ी का घर → Deodar & Daughters
पहाड़ी घर → Nilgiri Hill Rooms
खिड़की → Teal & Teak
प्रदर्शनी सूरत → Studio Charkha
कारखाना → Loom & Level
आलीशान फ्लैट बम्बई → Atelier Sharma Rao
को-लिविंग → Ganjam & Daughters
म्यूज़ियम → Vitrine Design Company
मेरे घर के लिए अच्छा इंटीरियर डिज़ाइनर चाहिए कोच्चि में → Indigo Verandah
सिनेमा → Studio Charkha
लाइब्रेरी → Sage & Stucco
बरामदा → Indigo Verandah
हवेली → Haveli Works
वुडन → Deodar & Daughters
जाली → Haveli Works
कमरे → Nilgiri Hill Rooms`,
  ),
  ...listed(
    'vendors',
    `रसोई → Rasoi Modular
किचन और अलमारी → Rasoi Modular
पर्दा → Thaan Handlooms
परदे → Thaan Handlooms
सोफ़ा कपड़ा → Gol Upholstery
सोफा → Gol Upholstery
बिजली → Pital Lights
झूमर → Pital Lights
लकड़ी का फ़र्श → Sal & Sagwan Floors
लकड़ी का फर्श → Sal & Sagwan Floors
चित्रकारी → Rang Rekha Murals
दीवार का रंग → Chuna Lime Works
क़ालीन → Everstep Floors
कालीन → Dhurrie Ghar
दरियाँ → Dhurrie Ghar
संगमरमर → Rawat Stone Yard
टाइल्स मोरबी → Terra Firma Tiles
कुर्सियाँ → Baithak Furniture
ताले अलीगढ़ → Kundi & Kabza
दरवाज़ा → Kundi & Kabza
दरवाजा → Kundi & Kabza
दरवा\u095bा → Kundi & Kabza
दरवाज\u093cा → Kundi & Kabza
लक\u095cी → Sal & Sagwan Floors
लक\u0921\u093cी → Sal & Sagwan Floors
पौधे → Bagicha Indoor Gardens
वास्तु सलाहकार → Panchabhuta Vastu Practice
छपाई इन्दौर → Chhapai Large Format
फ़ॉल्स सीलिंग → Chandrika Ceilings
फोटोग्राफर मुंबई → Chhaya Visuals
साउंड प्रूफ → Nishabd Acoustics
२१२ रंग → Madras Distemper Company
३.२ मीटर → Chhapai Large Format
१४० → Thaan Handlooms
रसई → Rasoi Modular
फर्नीचरर → Baithak Furniture
लाइटिग → Pital Lights
दरवाज़आ → Kundi & Kabza
घर → Purana Ghar Salvage
जाली → Jaaliwala & Sons
टाइल → Terra Firma Tiles
पर्दे → Thaan Handlooms
वास्तु → Panchabhuta Vastu Practice`,
  ),
];

/** Hindi in Latin letters, with the usual spellings. */
export const latinSearches = [
  ...listed(
    'profiles',
    `ghar → Sunday House
rasoi → Teal & Teak
rasoee → Teal & Teak
dilli → Vitrine Design Company
bambai → The Green Room
kalkatta → Paper Boat Interiors
banglore → Glasshouse Nine
mandir → Zardozi House
pathshala → Loom & Level
aspatal → Fern & Fathom
daftar gudgaon → Civilian Offices
dukaan dilli mein → Vitrine Design Company
virasat jaypur → Haveli Works
hotal → Northlight Hospitality
lakdi ka ghar → Deodar & Daughters
bagicha → Bamboo Line
wooden → Deodar & Daughters
bangla → Deodar & Daughters
khidki → Teal & Teak
mere ghar ke liye accha designer chahiye puna mein → Teal & Teak
baans → Bamboo Line`,
  ),
  ...listed(
    'vendors',
    `sofa kapda → Gol Upholstery
sofa kapra → Thaan Handlooms
bijli → Pital Lights
bijlee → Pital Lights
lakdi → Sal & Sagwan Floors
lakri ka farsh → Sal & Sagwan Floors
parda → Thaan Handlooms
pardah → Thaan Handlooms
chitrakari → Rang Rekha Murals
deewar ka rang → Chuna Lime Works
diwar → Patra Wallpapers
kaleen → Dhurrie Ghar
jhoomar → Pital Lights
almari → Rasoi Modular
sangmarmar → Rawat Stone Yard
kursi → Baithak Furniture
darwaja → Kundi & Kabza
chhat → Chandrika Ceilings
vaastu salahkar → Panchabhuta Vastu Practice
nal → Jal Bath Fittings
rasio → Rasoi Modular
chitarkari → Rang Rekha Murals`,
  ),
];

/** Both scripts or both languages in one search. */
export const mixedSearches = [
  ...listed(
    'profiles',
    `kitchen ka design पुणे → Teal & Teak
दिल्ली ofis → Ishaan Mehra
restaurant मुंबई में → The Green Room
heritage घर → Haveli Works
हॉस्पिटल design gudgaon ke paas → Civilian Offices
luxury फ़्लैट bombay → Atelier Sharma Rao
temple उदयपुर → Lakehouse Conservation Studio
बाँस house → Bamboo Line
showroom सूरत → Studio Charkha
homestay केरल → Indigo Verandah`,
  ),
  ...listed(
    'vendors',
    `sofa कपड़ा → Gol Upholstery
wallpaper दीवार → Patra Wallpapers
modular रसोई → Rasoi Modular
पीतल lamp → Pital Lights
marble का farsh → Rawat Stone Yard
vastu सलाहकार → Panchabhuta Vastu Practice
हथकरघा curtain → Thaan Handlooms
लकड़ी flooring nagpur → Sal & Sagwan Floors
indoor पौधे kochi → Bagicha Indoor Gardens
false सीलिंग haidrabad → Chandrika Ceilings`,
  ),
];
