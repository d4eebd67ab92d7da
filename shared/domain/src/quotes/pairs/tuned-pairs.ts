import type { Pair } from './read-pairs.ts';

/** The pairs that the matcher may be tuned to. */
export const tunedPairs: readonly Pair[] = [
  {
    name: 'modular kitchen, both in English',
    a: `
# kitchen: Modular kitchen
1 | Base cabinets, 18 mm BWP ply with laminate | sqft
2 | Wall cabinets, 18 mm BWP ply with laminate | sqft
3 | Loft above wall cabinets | sqft
4 | Granite counter top, black galaxy | sqft
5 | Tandem drawer channels, soft close | piece
6 | Bottle pull-out 200 mm | piece
7 | Corner unit with magic corner | piece
8 | Dado tiles 2 x 1 ft, up to 2 ft | sqft
9 | Chimney, 90 cm, supply and fitting | piece
10 | Four burner hob | piece
11 | Sink, double bowl, stainless steel | piece
12 | Profile light under wall cabinets | rft
13 | Skirting, PVC | rft
14 | Demolition of old kitchen platform | lump
15 | Debris removal | lump
16 | Water purifier point | piece
`,
    b: `
# kitchen: Kitchen
8 | Wall tiling above platform | sqft
4 | Kitchen platform in granite | sqft
14 | Dismantling existing platform and cabinets | lump
1 | Under counter units in marine plywood, laminate finish | rft
2 | Overhead units in marine plywood, laminate finish | rft
3 | Loft storage with shutters | sqft
5 | Drawers with soft closing tandem box | piece
7 | Magic corner for L junction | piece
6 | Bottle rack pullout | piece
11 | SS sink with drain board, two bowls | piece
9 | Kitchen chimney | piece
10 | Gas hob 4 burners | piece
12 | LED strip light below overhead units | rft
17 | Tall unit for oven | sqft
18 | Wicker basket | piece
`,
  },
  {
    name: 'bedrooms with wardrobes, English and Hindi',
    a: `
# bedroom: Master bedroom
1 | Sliding wardrobe, 18 mm ply, laminate outside | sqft
2 | Loft over wardrobe | sqft
3 | King size bed with hydraulic storage | piece
4 | Bedside tables | piece
5 | Bed back panel, fabric upholstered | sqft
6 | Dressing table with mirror | piece
7 | False ceiling, gypsum board | sqft
8 | Wall painting, royale emulsion | sqft
9 | Curtain rods | rft
10 | Wallpaper behind bed | sqft
# bedroom: Children's bedroom
11 | Hinged wardrobe with laminate | sqft
12 | Study table with book shelf | piece
13 | Bunk bed | piece
14 | Wall painting | sqft
15 | Wooden flooring, laminate 8 mm | sqft
16 | TV unit | sqft
`,
    b: `
# bedroom: मास्टर बेडरूम
3 | किंग साइज़ पलंग, हाइड्रोलिक स्टोरेज के साथ | piece
1 | स्लाइडिंग अलमारी, प्लाईवुड और लैमिनेट | sqft
2 | अलमारी के ऊपर लॉफ़्ट | sqft
5 | पलंग के पीछे कपड़े का पैनल | sqft
4 | साइड टेबल | piece
7 | जिप्सम फ़ॉल्स सीलिंग | sqft
8 | दीवारों की पेंटिंग, इमल्शन | sqft
10 | पलंग के पीछे वॉलपेपर | sqft
6 | ड्रेसिंग टेबल, शीशे के साथ | piece
# bedroom: बच्चों का कमरा
11 | अलमारी, लैमिनेट | sqft
13 | बंक बेड | piece
12 | पढ़ाई की टेबल और किताबों की शेल्फ़ | piece
14 | दीवारों पर पेंट | sqft
15 | लकड़ी का फ़र्श, लैमिनेट | sqft
17 | खिलौनों का बॉक्स | piece
`,
  },
  {
    name: 'painting of a flat by trade',
    a: `
# trade: Painting
1 | Scraping old paint and cleaning walls | sqft
2 | Two coats of wall putty | sqft
3 | Primer, one coat | sqft
4 | Premium emulsion, two coats, walls | sqft
5 | Ceiling paint, tractor emulsion | sqft
6 | Texture paint on accent wall | sqft
7 | Enamel paint on doors and frames | sqft
8 | Enamel paint on window grills | sqft
9 | PU polish on main door | sqft
10 | Damp proofing treatment before painting | sqft
11 | Exterior weatherproof paint, balcony | sqft
12 | Crack filling | rft
13 | Masking and covering furniture | lump
14 | Scaffolding | day
15 | Cleaning after work | lump
`,
    b: `
# trade: Putai ka kaam
2 | Deewar par putty, 2 coat | sqft
1 | Purana paint ghisna aur safai | sqft
3 | Primer ka ek coat | sqft
4 | Deewar par emulsion paint, do coat | sqft
5 | Chhat par paint | sqft
6 | Texture paint ek deewar par | sqft
7 | Darwaze par enamel paint | sqft
8 | Khidki ki grill par enamel | sqft
9 | Main darwaze par PU polish | sqft
10 | Seelan ka ilaj, waterproofing | sqft
11 | Balcony ke bahar weatherproof paint | sqft
12 | Daraar bharna | rft
16 | Stencil design | piece
15 | Kaam ke baad safai | lump
17 | Sofe ki polish | piece
`,
  },
  {
    name: 'electrical work, other order and other words',
    a: `
# trade: Electrical
1 | Light points, concealed wiring | piece
2 | Fan points | piece
3 | 6 A socket points | piece
4 | 16 A power points | piece
5 | AC points with 20 A DP switch | piece
6 | Distribution board, 12 way with MCBs | piece
7 | RCCB 63 A | piece
8 | Geyser point | piece
9 | TV and internet points | piece
10 | Modular switches and plates | piece
11 | LED downlights 12 W | piece
12 | Cove light strips | rft
13 | Ceiling fans | piece
14 | Earthing pit | piece
15 | Main line from meter, 10 sq mm | rft
16 | Doorbell | piece
`,
    b: `
# trade: Electrical work
6 | DB with MCB, 12 way | piece
15 | Mains cable from meter to DB | rft
14 | Earthing with copper plate | piece
7 | RCCB, earth leakage protection | piece
1 | Wiring for light point | piece
2 | Wiring for ceiling fan point | piece
3 | 5 amp plug point | piece
4 | 15 amp power plug | piece
5 | Air conditioner point | piece
8 | Point for geyser | piece
9 | TV point with LAN | piece
10 | Switches, modular, with plate | piece
11 | Recessed LED down light | piece
12 | LED strip in cove | rft
17 | Inverter wiring | lump
18 | CCTV point | piece
`,
  },
  {
    name: 'bathrooms, English and transliterated Hindi',
    a: `
# bathroom: Master bathroom
1 | Dismantling old tiles and fittings | lump
2 | Waterproofing of floor and walls | sqft
3 | Floor tiles, anti-skid | sqft
4 | Wall tiles up to 7 ft | sqft
5 | Wall hung EWC with concealed cistern | piece
6 | Wash basin, table top | piece
7 | Vanity cabinet in WPC | sqft
8 | Single lever diverter | piece
9 | Overhead shower | piece
10 | Hand shower | piece
11 | Glass partition 10 mm toughened | sqft
12 | Mirror with light | piece
13 | Geyser 25 l | piece
14 | Exhaust fan | piece
15 | CPVC concealed plumbing | lump
16 | Towel rack and accessories | lump
`,
    b: `
# bathroom: Bathroom (bada)
1 | Purani tiles aur fittings todna | lump
15 | CPVC pipe line, concealed | lump
2 | Waterproofing farsh aur deewar | sqft
4 | Deewar ki tiles 7 ft tak | sqft
3 | Farsh ki tiles, anti skid | sqft
5 | Wall hung commode, concealed tank ke saath | piece
6 | Wash basin counter ke upar | piece
7 | Basin ke neeche vanity, WPC | sqft
8 | Diverter, single lever | piece
9 | Shower, overhead | piece
10 | Hand shower aur hook | piece
11 | Toughened glass partition | sqft
12 | Sheesha, light ke saath | piece
14 | Exhaust pankha | piece
17 | Health faucet | piece
`,
  },
  {
    name: 'living room, rooms against trades',
    a: `
# living: Living room
1 | TV unit with fluted panel | sqft
2 | Gypsum false ceiling with cove | sqft
3 | Sofa, three seater, fabric | piece
4 | Centre table | piece
5 | Wall panelling in veneer | sqft
6 | Shoe rack in foyer | sqft
7 | Partition jaali in CNC MDF | sqft
8 | Wall paint, emulsion | sqft
9 | Italian marble flooring | sqft
10 | Curtains with lining | rft
11 | Crockery unit with glass shutters | sqft
12 | Dining table, six seater | piece
13 | Main door safety door | piece
14 | Pooja unit with bells | piece
15 | Floor lamp | piece
`,
    b: `
# trade: Carpentry
1 | Television unit, fluted, laminate | sqft
11 | Crockery cabinet, glass doors | sqft
6 | Shoe cabinet | sqft
5 | Veneer panelling on wall | sqft
7 | CNC cut jali partition | sqft
14 | Mandir unit | piece
13 | Safety door with mesh | piece
# trade: Ceiling and painting
2 | POP / gypsum ceiling with cove for light | sqft
8 | Emulsion paint on walls | sqft
# trade: Flooring
9 | Marble flooring, Italian, laid and polished | sqft
# trade: Furniture
3 | 3 seater sofa | piece
4 | Coffee table | piece
12 | Six seater dining table | piece
16 | Recliner | piece
17 | Carpet 8 x 5 ft | piece
`,
  },
  {
    name: 'civil work, English and Hindi',
    a: `
# trade: Civil
1 | Breaking of brick wall, 4 inch | sqft
2 | New brick wall, 4 inch | sqft
3 | Cement plaster, both sides | sqft
4 | Floor levelling with cement screed | sqft
5 | Vitrified tiles 4 x 2 ft, laying | sqft
6 | Tile skirting | rft
7 | Granite window sill | rft
8 | Door frame in granite | rft
9 | Balcony waterproofing | sqft
10 | Removal of debris in trucks | lump
11 | Kota stone in utility | sqft
12 | Chasing for pipes and making good | rft
13 | Loft in RCC | sqft
14 | Opening for window | piece
15 | POP punning on walls | sqft
`,
    b: `
# trade: सिविल काम
1 | ईंट की दीवार तोड़ना | sqft
2 | नई ईंट की दीवार | sqft
3 | सीमेंट प्लास्टर | sqft
4 | फ़र्श की लेवलिंग, स्क्रीड | sqft
5 | विट्रिफ़ाइड टाइल बिछाना | sqft
6 | टाइल की स्कर्टिंग | rft
7 | खिड़की पर ग्रेनाइट की पट्टी | rft
8 | दरवाज़े की चौखट, ग्रेनाइट | rft
9 | बालकनी की वॉटरप्रूफ़िंग | sqft
10 | मलबा हटाना | lump
11 | यूटिलिटी में कोटा स्टोन | sqft
13 | आरसीसी का लॉफ़्ट | sqft
15 | दीवारों पर पीओपी पनिंग | sqft
16 | सीढ़ी की मरम्मत | lump
17 | छत की मरम्मत | sqft
`,
  },
  {
    name: 'an office',
    a: `
# office: Work floor
1 | Linear workstations, 4 x 2 ft | piece
2 | Ergonomic chairs, mesh back | piece
3 | Glass partition, 12 mm, with film | sqft
4 | Carpet tiles | sqft
5 | Grid ceiling, mineral fibre 2 x 2 | sqft
6 | Meeting table, 10 seater | piece
7 | Reception desk with logo | piece
8 | Storage cabinets, metal | piece
9 | Acoustic panels in meeting room | sqft
10 | Data cabling, Cat 6 | piece
11 | Server rack 12U | piece
12 | Pantry counter with sink | rft
13 | Roller blinds | sqft
14 | Gypsum partition, double layer | sqft
15 | Fire extinguishers | piece
16 | Access control on main door | piece
`,
    b: `
# trade: Partitions and ceiling
14 | Gypsum board partition with insulation | sqft
3 | Toughened glass partitions, 12 mm | sqft
5 | Mineral fibre false ceiling, 600 x 600 grid | sqft
9 | Acoustic wall panelling | sqft
# trade: Furniture
1 | Workstation, 1200 mm, linear | piece
2 | Task chair, mesh | piece
6 | Conference table for ten | piece
7 | Reception table | piece
8 | Metal storage units | piece
12 | Pantry platform and sink | rft
# trade: Finishes and services
4 | Carpet tile flooring | sqft
13 | Blinds, roller | sqft
10 | Networking points, CAT6 | piece
11 | 12U network rack | piece
17 | Fire alarm panel | piece
18 | Wall graphics | sqft
`,
  },
  {
    name: 'flooring and doors, Hindi and transliterated',
    a: `
# trade: फ़र्श
1 | पुराना फ़र्श तोड़ना | sqft
2 | इटालियन मार्बल का फ़र्श | sqft
3 | मार्बल की पॉलिश | sqft
4 | लकड़ी का फ़र्श, बेडरूम | sqft
5 | बाथरूम में एंटी स्किड टाइल | sqft
6 | ग्रेनाइट की सीढ़ियाँ | rft
7 | स्कर्टिंग | rft
8 | बालकनी में लकड़ी का डेक | sqft
# trade: दरवाज़े और खिड़कियाँ
9 | सागौन का मुख्य दरवाज़ा | piece
10 | फ़्लश दरवाज़े, लैमिनेट | piece
11 | यूपीवीसी की स्लाइडिंग खिड़की | sqft
12 | मच्छर की जाली | sqft
13 | दरवाज़ों के हैंडल और ताले | piece
14 | खिड़की की सुरक्षा ग्रिल | sqft
15 | काँच का दरवाज़ा, बालकनी | sqft
`,
    b: `
# trade: Darwaze khidki
9 | Sagwan ka main darwaza | piece
10 | Flush darwaza, laminate ke saath | piece
13 | Handle aur tale darwazon ke | piece
11 | UPVC sliding khidki | sqft
12 | Machhar jaali | sqft
14 | Khidki ki safety grill | sqft
# trade: Farsh
1 | Purana farsh todna | sqft
2 | Italian marble farsh | sqft
3 | Marble polish | sqft
4 | Wooden flooring bedroom mein | sqft
5 | Anti skid tile bathroom | sqft
6 | Granite seedhi | rft
7 | Skirting | rft
16 | Dehleez, granite | rft
17 | Letter box | piece
`,
  },
  {
    name: 'kitchen and utility, English and transliterated',
    a: `
# kitchen: Kitchen
1 | Base units in HDHMR, acrylic finish | sqft
2 | Wall units in HDHMR, acrylic finish | sqft
3 | Tall unit / pantry | sqft
4 | Quartz counter top | sqft
5 | Cutlery tray | piece
6 | Plain drawers with telescopic channel | piece
7 | Handle profile, gola | rft
8 | Built in microwave | piece
9 | Back splash in glass | sqft
10 | Plumbing for sink and RO | lump
11 | Electrical points in kitchen | piece
# outdoor: Utility
12 | Washing machine cabinet | sqft
13 | Utility sink | piece
14 | Cloth drying pulley | piece
15 | Anti-skid floor tiles | sqft
16 | Window with mosquito mesh | sqft
`,
    b: `
# kitchen: Rasoi
4 | Quartz platform | sqft
1 | Neeche ke cabinet, HDHMR acrylic | sqft
2 | Upar ke cabinet, HDHMR acrylic | sqft
3 | Tall unit, kirana ke liye | sqft
6 | Daraaz, telescopic channel | piece
5 | Chammach tray | piece
9 | Glass back splash | sqft
7 | Gola profile handle | rft
10 | Sink aur RO ki plumbing | lump
11 | Bijli ke point | piece
# outdoor: Utility
12 | Washing machine ki almari | sqft
13 | Sink utility mein | piece
15 | Farsh tiles anti skid | sqft
17 | Kapde sukhane ka stand, ceiling | piece
18 | Broom unit | piece
`,
  },
];
