import type { Pair } from './read-pairs.ts';

/** The pairs that the matcher is measured with, and was not tuned to. */
export const holdoutPairs: readonly Pair[] = [
  {
    name: 'kitchen of a villa, English and Hindi',
    a: `
# kitchen: Kitchen
1 | Lower cabinets, BWR ply with PU finish | sqft
2 | Upper cabinets with glass shutters | sqft
3 | Island counter with breakfast seating | piece
4 | Granite counter | sqft
5 | Pull-out pantry | piece
6 | Soft close drawers | piece
7 | Dishwasher cabinet | piece
8 | Exhaust chimney 60 cm | piece
9 | Wall tiles over counter | sqft
10 | Floor tiles | sqft
11 | Single bowl sink with faucet | piece
12 | Under cabinet lights | rft
13 | Loft with shutters | sqft
14 | Spice rack | piece
15 | Cutlery organiser | piece
`,
    b: `
# kitchen: रसोई
4 | ग्रेनाइट का प्लेटफ़ॉर्म | sqft
1 | नीचे की कैबिनेट, प्लाईवुड पीयू फ़िनिश | sqft
2 | ऊपर की कैबिनेट, काँच के पल्ले | sqft
6 | सॉफ़्ट क्लोज़ दराज़ | piece
5 | पुल आउट पैंट्री | piece
8 | चिमनी | piece
9 | प्लेटफ़ॉर्म के ऊपर दीवार की टाइल | sqft
10 | फ़र्श की टाइल | sqft
11 | सिंक और नल | piece
12 | कैबिनेट के नीचे लाइट | rft
13 | लॉफ़्ट पल्लों के साथ | sqft
14 | मसाले का रैक | piece
16 | गैस पाइपलाइन | lump
17 | पूजा की शेल्फ़ | piece
18 | कचरे का डिब्बा | piece
`,
  },
  {
    name: 'wardrobes of three bedrooms',
    a: `
# bedroom: Master bedroom
1 | Wardrobe with sliding shutters, veneer finish | sqft
2 | Queen bed with storage | piece
3 | Side tables, pair | piece
4 | Headboard, leatherette | sqft
5 | Dresser unit with full mirror | piece
# bedroom: Parents' bedroom
6 | Wardrobe, hinged shutters | sqft
7 | Single bed with drawers | piece
8 | Grab bars near bed | piece
9 | TV panel | sqft
# bedroom: Guest bedroom
10 | Wardrobe, laminate finish | sqft
11 | Sofa cum bed | piece
12 | Study desk | piece
13 | Wall paint, washable | sqft
14 | Laminate wooden floor | sqft
15 | Blackout curtains | rft
`,
    b: `
# bedroom: Parents room
7 | Single bed, storage drawers | piece
6 | Openable wardrobe | sqft
9 | TV back panel | sqft
# bedroom: Master bedroom
2 | Bed, queen size, box storage | piece
1 | Sliding wardrobe in veneer | sqft
4 | Bed headboard in leatherette | sqft
5 | Dressing unit, mirror | piece
3 | Bedside table | piece
# bedroom: Guest room
10 | Wardrobe in laminate | sqft
12 | Study table | piece
11 | Sofa-cum-bed | piece
14 | Wooden laminate flooring | sqft
13 | Washable emulsion on walls | sqft
16 | Floating shelves | piece
17 | Pelmet | rft
`,
  },
  {
    name: 'false ceiling and lights, English and transliterated',
    a: `
# trade: False ceiling
1 | Plain gypsum ceiling | sqft
2 | Peripheral ceiling with cove | sqft
3 | Wooden rafters on ceiling | rft
4 | Moisture resistant ceiling in bathrooms | sqft
5 | Trap door for AC | piece
6 | Ceiling paint | sqft
7 | Cornice moulding | rft
# trade: Lighting
8 | LED downlighters | piece
9 | Strip light in cove | rft
10 | Track lights | piece
11 | Pendant lights over dining | piece
12 | Chandelier fixing | piece
13 | Fan with rod | piece
14 | Profile lights | rft
15 | Dimmer switches | piece
`,
    b: `
# trade: Chhat ka kaam
2 | Kinare ki false ceiling, cove ke saath | sqft
1 | Gypsum ki saadi false ceiling | sqft
4 | Bathroom mein moisture resistant ceiling | sqft
3 | Lakdi ki rafter chhat par | rft
6 | Chhat par paint | sqft
7 | Cornice | rft
# trade: Light
8 | LED down light | piece
9 | Cove mein LED strip | rft
14 | Profile light | rft
10 | Track light | piece
11 | Dining ke upar pendant | piece
12 | Jhoomar lagana | piece
13 | Pankha rod ke saath | piece
16 | Bahar ki diwar light | piece
17 | Smart switch | piece
`,
  },
  {
    name: 'bathrooms of a flat, Hindi and English',
    a: `
# bathroom: बाथरूम 1
1 | पुरानी टाइल और फ़िटिंग तोड़ना | lump
2 | वॉटरप्रूफ़िंग | sqft
3 | दीवार की टाइल | sqft
4 | फ़र्श की टाइल | sqft
5 | कमोड, वॉल हंग | piece
6 | वॉश बेसिन | piece
7 | शॉवर और डाइवर्टर | piece
8 | गीज़र | piece
9 | शीशा | piece
10 | काँच का पार्टिशन | sqft
11 | एग्ज़ॉस्ट पंखा | piece
12 | पाइपलाइन, सीपीवीसी | lump
13 | दरवाज़ा, पीवीसी | piece
14 | तौलिया स्टैंड | piece
15 | फ़ॉल्स सीलिंग | sqft
`,
    b: `
# bathroom: Common bathroom
12 | CPVC plumbing | lump
1 | Demolition of existing tiles and sanitary ware | lump
2 | Water proofing | sqft
4 | Floor tiles, matt | sqft
3 | Wall tiles | sqft
5 | Wall mounted WC | piece
6 | Wash basin with pedestal | piece
7 | Diverter with shower | piece
9 | Mirror | piece
10 | Glass shower partition | sqft
11 | Exhaust fan | piece
13 | PVC door | piece
14 | Towel rail | piece
15 | False ceiling, PVC | sqft
16 | Floor drain | piece
`,
  },
  {
    name: 'painting and polish, English and English',
    a: `
# trade: Painting and polish
1 | Wall putty | sqft
2 | Acrylic primer | sqft
3 | Interior emulsion, luxury | sqft
4 | Ceiling, distemper | sqft
5 | Metallic texture, living room | sqft
6 | Melamine polish on furniture | sqft
7 | PU coating, dining table | sqft
8 | Synthetic enamel on grills | sqft
9 | Enamel on doors | sqft
10 | Exterior emulsion | sqft
11 | Wallpaper | sqft
12 | Damp wall treatment | sqft
13 | Repair of plaster cracks | rft
14 | Floor protection | lump
15 | Removing old wallpaper | sqft
`,
    b: `
# trade: Painting
12 | Treatment for dampness | sqft
13 | Crack repair | rft
1 | Putty, two coats | sqft
2 | Primer coat | sqft
3 | Luxury emulsion on internal walls | sqft
4 | Distemper on ceiling | sqft
5 | Texture, metallic | sqft
10 | Outside walls, exterior emulsion | sqft
9 | Doors in enamel paint | sqft
8 | Grill painting, enamel | sqft
11 | Imported wallpaper | sqft
15 | Old wallpaper removal | sqft
# trade: Polish
6 | Furniture polish, melamine | sqft
16 | Wax polish on floor | sqft
17 | Deck oiling | sqft
`,
  },
  {
    name: 'a shop',
    a: `
# shop: Shop floor
1 | Display shelves, wall mounted | rft
2 | Glass display counter | rft
3 | Cash counter | piece
4 | Signage, LED letters | piece
5 | Glass facade with door | sqft
6 | Rolling shutter | sqft
7 | Trial room with curtain | piece
8 | Vitrified flooring | sqft
9 | Open ceiling, painted black | sqft
10 | Track lights | piece
11 | Hanging rods for garments | rft
12 | Mirrors, full height | sqft
13 | Store room racks | piece
14 | AC cassette units | piece
15 | Music system | lump
16 | CCTV cameras | piece
`,
    b: `
# shop: Dukaan
4 | LED letter sign board | piece
5 | Glass front with door | sqft
6 | Rolling shutter | sqft
3 | Billing counter | piece
2 | Display counter, glass | rft
1 | Deewar par display shelf | rft
11 | Kapde taangne ki rod | rft
7 | Trial room | piece
12 | Sheesha, full height | sqft
8 | Vitrified tiles farsh | sqft
9 | Chhat par kala paint | sqft
10 | Track light | piece
13 | Store ke rack | piece
17 | Mannequin | piece
18 | Carry bag unit | piece
`,
  },
  {
    name: 'civil and plumbing, English and transliterated',
    a: `
# trade: Demolition and civil
1 | Demolition of partition wall | sqft
2 | Removal of old flooring | sqft
3 | Brick work, 9 inch | sqft
4 | Wall plastering | sqft
5 | Lintel over new door | piece
6 | Debris cartage | lump
7 | Tile work, floor | sqft
8 | Stone cladding on facade | sqft
9 | Roof waterproofing | sqft
# trade: Plumbing
10 | Water lines in CPVC | rft
11 | Drainage lines in PVC | rft
12 | Overhead tank, 1000 l | piece
13 | Pressure pump | piece
14 | Bathroom fittings, fixing only | lump
15 | Kitchen sink connection | piece
`,
    b: `
# trade: Tod-phod aur civil
1 | Partition ki deewar todna | sqft
2 | Purana farsh nikalna | sqft
6 | Malba uthana | lump
3 | Eent ki deewar, 9 inch | sqft
4 | Deewar ka plaster | sqft
7 | Farsh par tile lagana | sqft
8 | Bahar ki deewar par patthar | sqft
9 | Chhat ki waterproofing | sqft
# trade: Nal ka kaam
10 | Paani ki line CPVC | rft
11 | Drainage line PVC | rft
12 | Paani ki tanki 1000 l | piece
13 | Pressure pump | piece
14 | Bathroom fitting lagana | lump
16 | Septic tank ki safai | lump
17 | Borewell | lump
`,
  },
  {
    name: 'an office with rooms on both sides',
    a: `
# office: Director's cabin
1 | Executive desk in veneer | piece
2 | Executive chair | piece
3 | Visitor chairs | piece
4 | Back storage unit | sqft
5 | Wooden flooring | sqft
# office: Meeting room
6 | Meeting table, eight seats | piece
7 | Writing glass board | sqft
8 | Display screen mount | piece
9 | Acoustic ceiling baffles | piece
10 | Glass door with patch fitting | piece
# office: Open office
11 | Workstations with screens | piece
12 | Pedestal drawers | piece
13 | Carpet | sqft
14 | Wiring for computers | piece
15 | Planter boxes | rft
16 | Lockers | piece
`,
    b: `
# office: Open work area
11 | Modular workstations with partition screens | piece
12 | Pedestal, three drawers | piece
13 | Carpet tiles | sqft
14 | Computer points, wiring | piece
16 | Staff lockers | piece
# office: Meeting room
6 | Table for eight | piece
10 | Glass door | piece
7 | Glass marker board | sqft
9 | Baffle ceiling, acoustic | piece
# office: MD cabin
1 | Desk, executive, veneer | piece
4 | Storage behind desk | sqft
2 | High back executive chair | piece
3 | Chairs for visitors | piece
17 | Sofa set | piece
18 | Water dispenser | piece
`,
  },
  {
    name: 'dining, pooja and balcony, Hindi and transliterated',
    a: `
# dining: भोजन कक्ष
1 | डाइनिंग टेबल, छह कुर्सियों के साथ | piece
2 | क्रॉकरी यूनिट | sqft
3 | दीवार पर शीशे का पैनल | sqft
4 | पेंडेंट लाइट | piece
5 | वॉश बेसिन काउंटर | piece
# pooja: पूजा घर
6 | लकड़ी का मंदिर | piece
7 | संगमरमर का प्लेटफ़ॉर्म | sqft
8 | जाली का दरवाज़ा | sqft
9 | पीछे ओनिक्स की दीवार | sqft
10 | पीतल की घंटियाँ | piece
# balcony: बालकनी
11 | लकड़ी का डेक फ़र्श | sqft
12 | झूला | piece
13 | गमलों का स्टैंड | piece
14 | काँच की रेलिंग | rft
15 | बाँस की चिक | sqft
`,
    b: `
# pooja: Pooja ghar
6 | Lakdi ka mandir | piece
7 | Sangmarmar ka platform | sqft
8 | Jaali darwaza | sqft
10 | Peetal ki ghanti | piece
# balcony: Balcony
12 | Jhoola | piece
11 | Deck flooring, lakdi | sqft
13 | Gamle ka stand | piece
14 | Kaanch ki railing | rft
15 | Baans ki chik | sqft
# dining: Dining
2 | Crockery unit | sqft
1 | Dining table 6 kursi ke saath | piece
4 | Pendant light | piece
3 | Deewar par sheesha panel | sqft
16 | Bar unit | sqft
17 | Water filter | piece
`,
  },
  {
    name: 'all of a small flat, rooms against trades',
    a: `
# living: Living room
1 | TV unit | sqft
2 | False ceiling in gypsum | sqft
3 | Wall paint | sqft
4 | Sofa | piece
# kitchen: Kitchen
5 | Base cabinets | sqft
6 | Wall cabinets | sqft
7 | Counter top in quartz | sqft
8 | Dado tiles | sqft
# bedroom: Bedroom
9 | Wardrobe | sqft
10 | Bed with storage | piece
11 | Study table | piece
# bathroom: Bathroom
12 | Wall tiles | sqft
13 | Commode | piece
14 | Geyser | piece
15 | Shower partition in glass | sqft
16 | Deep cleaning at handover | lump
`,
    b: `
# trade: Woodwork
9 | Wardrobe in bedroom | sqft
5 | Kitchen base units | sqft
6 | Kitchen wall units | sqft
1 | TV cabinet | sqft
10 | Storage bed | piece
11 | Study desk | piece
# trade: Ceiling and paint
2 | Gypsum ceiling | sqft
3 | Painting of walls | sqft
# trade: Stone and tiles
7 | Quartz kitchen top | sqft
8 | Kitchen dado tiling | sqft
12 | Bathroom wall tiling | sqft
# trade: Bathroom fittings
13 | WC | piece
15 | Glass partition for shower | sqft
14 | Water heater | piece
17 | Bathroom mirror | piece
18 | Doormat | piece
`,
  },
];
