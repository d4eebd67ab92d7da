/**
 * Words of quotes: a name and its weight, then how it is written in English, in Hindi and in Hindi in Latin letters. Words
 * that sound alike in both scripts stand once. What says which thing it is weighs most, what it is made of less.
 */
export const tradeWords = `
base 1: base, lower, under counter, undercounter, below counter, floor cabinet, neeche, niche, नीचे
overhead 1: overhead, over head, upper, wall cabinet, wall cabinets, wall unit, wall units, wall hung cabinet, upar, oopar, ऊपर
cabinet .45: cabinet, unit, cupboard, module, storage, box, carcass, कैबिनेट, यूनिट, स्टोरेज, बॉक्स
wardrobe 1: wardrobe, almirah, almari, almira, alamari, closet, अलमारी, वॉर्डरोब
loft 1: loft, लॉफ़्ट, दुछत्ती, duchatti, parchhatti, परछत्ती
tall 1: tall, pantry, टॉल, पैंट्री
counter 1: counter, counter top, countertop, platform, worktop, kitchen top, slab, काउंटर, प्लेटफ़ॉर्म, स्लैब
dado 1: dado, back splash, backsplash, splash back, above platform, above counter, over counter, over platform, platform ke upar, counter ke upar, प्लेटफ़ॉर्म के ऊपर, काउंटर के ऊपर
drawer 1: drawer, tandem, daraaz, daraj, draz, दराज़, ड्रॉअर
softclose .5: soft close, soft closing, softclose, सॉफ़्ट क्लोज़
cutlery 1: cutlery, chammach, chamach, चम्मच, कटलरी
bottle 1: bottle, बोतल
corner 1: corner, magic corner, carousel, kona, कॉर्नर, कोना
chimney 1: chimney, चिमनी, hood
hob 1: hob, burner, gas stove, cooktop, chulha, चूल्हा, हॉब
sink 1: sink, सिंक
tap 1: tap, faucet, mixer, nal, नल, टोटी
purifier 1: purifier, ro, aquaguard, water filter, वॉटर फ़िल्टर, आरओ
spice 1: spice, masala, masale, मसाला, मसाले
bed 1: bed, cot, palang, पलंग, बेड
headboard 1: headboard, bed back, bed back panel, bed headboard, behind bed, पलंग के पीछे, बेड के पीछे, palang ke peeche, हेडबोर्ड
bedside 1: bedside, bedside table, side table, night stand, nightstand, साइड टेबल, बेडसाइड
dressing 1: dressing, dresser, ड्रेसिंग, ड्रेसर
mirror 1: mirror, looking glass, sheesha, shisha, शीशा, शीशे, आईना, दर्पण
study 1: study, padhai, पढ़ाई, स्टडी
desk .6: desk, table, mez, मेज़, टेबल, डेस्क
chair 1: chair, kursi, kursiyan, कुर्सी, कुर्सियों
sofa 1: sofa, couch, सोफ़ा
centretable 1: centre table, center table, coffee table, सेंटर टेबल
bookshelf .8: book, bookshelf, kitab, kitabon, किताब, किताबों
shelf .7: shelf, shelves, shelving, शेल्फ़
dining .8: dining, bhojan, भोजन, डाइनिंग
crockery 1: crockery, क्रॉकरी
shoe 1: shoe, footwear, joote, jute, जूते, जूता
tv 1: tv, television, टीवी
partition 1: partition, divider, screen, पार्टिशन
jaali 1: jaali, jali, jaaliwork, lattice, जाली
mesh 1: mosquito, net, mesh, machhar, macchar, मच्छर
panel .7: panel, panelling, paneling, पैनल
flute .8: fluted, flute, louver, rafter, राफ़्टर
door 1: door, darwaza, darwaja, darwaze, darwazon, kivad, दरवाज़ा, दरवाज़े, दरवाज़ों, किवाड़
frame .6: frame, chaukhat, choukhat, चौखट, फ़्रेम
window 1: window, khidki, khidkiyan, खिड़की, खिड़कियाँ, विंडो
sill .8: sill, ledge, patti, पट्टी
grill 1: grill, ग्रिल
lock .8: lock, taala, tala, tale, handle, ताला, ताले, हैंडल
safety .8: safety, suraksha, सुरक्षा, सेफ़्टी
main .6: main, mukhya, entrance, मुख्य, मेन
stairs 1: stair, step, staircase, seedhi, sidhi, seedhiyan, सीढ़ी, सीढ़ियाँ
railing 1: railing, रेलिंग
deck 1: deck, decking, डेक
ceiling 1: ceiling, false ceiling, chhat, chat, छत, सीलिंग, फ़ॉल्स सीलिंग
roof 1: roof, terrace, chhat ki waterproofing, छत की वॉटरप्रूफ़िंग, छत की मरम्मत
plain .6: plain, simple, saadi, sada, saada, सादा, सादी
perimeter .8: peripheral, perimeter, border, kinare, kinara, किनारे
cove .8: cove, कोव
cornice 1: cornice, moulding, molding, कॉर्निस
wall .55: wall, deewar, diwar, deewaron, दीवार, दीवारों, दीवाल
floor 1: floor, flooring, farsh, fursh, zameen, फ़र्श, फ़्लोर, फ़्लोरिंग
tile .8: tile, tiling, tiles, टाइल, टाइल्स
skirting 1: skirting, स्कर्टिंग
stonesill .6: threshold, dehleez, dehlij, देहलीज़
marble .6: marble, sangmarmar, italian, संगमरमर, मार्बल, इटालियन
granite .5: granite, ग्रेनाइट
quartz .5: quartz, क्वार्ट्ज़
kota .8: kota, कोटा
stone .5: stone, patthar, पत्थर
wood .5: wood, wooden, timber, lakdi, lakadi, लकड़ी
teak .6: teak, sagwan, sagaun, सागौन, सागवान
ply .25: ply, plywood, bwp, bwr, marine, hdhmr, mdf, board, blockboard, प्लाई, प्लाईवुड
laminate .35: laminate, sunmica, mica, लैमिनेट
finish .2: finish, acrylic, pu, melamine, veneer, glossy, matt, matte, फ़िनिश, पीयू
veneer .5: veneer, विनियर
glass .7: glass, kaanch, kanch, toughened, tempered, काँच, ग्लास
brass .5: brass, peetal, pital, पीतल
fabric .5: fabric, upholstered, leatherette, cloth, kapda, kapde, कपड़ा, कपड़े
paint 1: paint, painting, emulsion, putai, rangai, distemper, पेंट, पेंटिंग, इमल्शन, पुताई
putty 1: putty, पुट्टी
primer 1: primer, प्राइमर
texture 1: texture, टेक्सचर
enamel .9: enamel, इनेमल
polish 1: polish, पॉलिश, polishing
scrape 1: scraping, scrape, ghisna, ghisai, घिसना, घिसाई, sanding
damp 1: damp, dampness, damp proofing, seelan, silan, सीलन
waterproof 1: waterproofing, water proofing, waterproof, वॉटरप्रूफ़िंग
weather .8: weatherproof, weather proof, exterior, external, outside, bahar, bahri, बाहर, बाहरी
crack 1: crack, daraar, darar, दरार, दरारें
putoff .8: repair, repairing, marammat, मरम्मत, treatment, ilaj, इलाज
clean 1: cleaning, clean, safai, सफ़ाई
demolish 1: demolition, demolish, dismantling, dismantle, breaking, removal, removing, remove, todna, tod-phod, hatana, nikalna, तोड़ना, हटाना, निकालना
debris 1.2: debris, malba, मलबा, cartage, rubble
old .5: old, existing, purana, purani, पुराना, पुरानी
new .4: new, naya, nayi, नया, नई
brick 1: brick, brickwork, eent, int, ईंट
plaster 1: plaster, plastering, प्लास्टर
punning 1: punning, पनिंग
level 1: levelling, leveling, screed, लेवलिंग, स्क्रीड
rcc .8: rcc, concrete, आरसीसी
cement .4: cement, सीमेंट
lintel 1: lintel, लिंटल
cladding 1: cladding, क्लैडिंग
scaffold 1: scaffolding, scaffold
cover .8: masking, covering, protection
wallpaper 1: wallpaper, wall paper, वॉलपेपर
curtain 1: curtain, parda, parde, पर्दा, पर्दे
blind 1: blind, chik, चिक
wiring .5: wiring, wire, cable, तार, वायरिंग
point .5: point, पॉइंट
electric .6: electrical, electric, bijli, बिजली
light 1: light, lamp, लाइट, बत्ती, batti
strip 1: strip, strip light, led strip, profile light, under cabinet light, स्ट्रिप
led .3: led, एलईडी
downlight 1: downlight, downlighter, down light, recessed, डाउनलाइट
pendant 1: pendant, hanging light, पेंडेंट
chandelier 1: chandelier, jhoomar, jhumar, झूमर
fan 1: fan, ceiling fan, pankha, pankhe, पंखा, पंखे
exhaust 1: exhaust, एग्ज़ॉस्ट
socket 1: 6 a, 5 amp, socket, plug point, सॉकेट
power 1: 16 a, 15 amp, power plug, power point, power
ac 1: ac, air conditioner, air conditioning, एसी
db 1: db, distribution board, mcb
mainline 1: main line, mains, meter, मीटर
rccb 1: rccb, elcb
earthing 1: earthing, earth, अर्थिंग
switch 1: switch, switches, स्विच
data 1: data, internet, lan, networking, network, cat6, cat 6, computer, इंटरनेट
server .8: server, rack, रैक
doorbell 1: doorbell, door bell, ghanti, घंटी, घंटियाँ, bell
geyser 1: geyser, water heater, गीज़र
toilet 1: ewc, wc, commode, toilet, closet pan, कमोड
basin 1: basin, washbasin, wash basin, बेसिन
shower 1: shower, शॉवर
hand .7: hand, हैंड
diverter 1: diverter, डाइवर्टर
vanity 1: vanity, basin ke neeche, बेसिन के नीचे, वैनिटी
towel 1: towel, tauliya, तौलिया
pipe 1: pipe, piping, plumbing, line, पाइप, पाइपलाइन, प्लंबिंग, लाइन
water .5: water, paani, pani, पानी
tank 1: tank, tanki, टंकी
drain .9: drain, drainage, nali, नाली
pump 1: pump, पंप
washing 1: washing, वॉशिंग
drying 1: drying, sukhane, सुखाने
utility .3: utility, यूटिलिटी
temple 1: mandir, temple, pooja, puja, मंदिर, पूजा
swing 1: swing, jhoola, jhula, झूला
planter 1: planter, pot, gamla, gamle, गमला, गमले, गमलों
bamboo .8: bamboo, baans, bans, बाँस
sliding .6: sliding, slide, स्लाइडिंग
hinged .5: hinged, hinge, openable
workstation 1: workstation, वर्कस्टेशन
meeting 1: meeting, conference
reception 1: reception, रिसेप्शन
acoustic 1: acoustic, acoustical
carpet 1: carpet, kaleen, कालीन
metal .6: metal, steel, ss, stainless
executive .8: executive, director
visitor 1: visitor, visitors
sign 1: sign, signage, sign board, letters, साइनबोर्ड
display .8: display, डिस्प्ले
cash 1: cash, billing
shutter 1: rolling, shutter, shatter
antiskid .6: anti-skid, anti skid, antiskid, एंटी स्किड
vitrified .6: vitrified, विट्रिफ़ाइड
grid .6: grid, mineral fibre, mineral fiber
upvc .6: upvc, यूपीवीसी
telescopic .5: telescopic
pulley .8: pulley, pulli
king .5: king, किंग
queen .5: queen, क्वीन
single .5: single, सिंगल
bunk 1: bunk, बंक
hydraulic .6: hydraulic, हाइड्रोलिक
seater .2: seater, seats, seat
work .1: work, kaam, ka kaam, काम
fitting .4: fitting, fittings, fixing, lagana, supply, फ़िटिंग, लगाना
coat .2: coat, coats, two coats, कोट
size .1: size, साइज़
set .1: set, pair, सेट
point6 .1: concealed, modular, provision
`;

/** Rooms by the words with which quotes name them; a line of a trade may say so too. */
export const roomWords = `
living: living, drawing, hall, lounge, baithak, बैठक, लिविंग, ड्रॉइंग, हॉल
kitchen: kitchen, rasoi, rasoighar, रसोई, रसोईघर, किचन
bedroom: bedroom, shayan kaksh, sone ka kamra, बेडरूम, शयनकक्ष, bed room
bathroom: bathroom, toilet room, washroom, snanghar, gusalkhana, बाथरूम, स्नानघर, ग़ुसलख़ाना
dining: dining room, dining area, bhojan kaksh, भोजन कक्ष
foyer: foyer, entrance lobby, फ़ॉयर
balcony: balcony, balconies, chhajja, बालकनी, छज्जा
study: study room, पढ़ाई का कमरा
pooja: pooja room, puja room, pooja ghar, puja ghar, पूजा घर, पूजाघर
outdoor: utility, garden, terrace garden, यूटिलिटी, बगीचा
office: cabin, open office, workfloor
shop: showroom, shop floor, dukaan, दुकान
`;

/** What tells several rooms of a kind apart. */
export const ownerWords = `
master: master, main, bada, मास्टर, मुख्य, बड़ा
parents: parents, parent, grandparents, mata-pita, maa baap, माता-पिता, दादा-दादी
children: children, kids, kid, child, son, daughter, bachche, bachchon, बच्चे, बच्चों, बेटे, बेटी
guest: guest, mehman, atithi, मेहमान, अतिथि, गेस्ट
common: common, second, कॉमन, दूसरा
meeting: meeting, conference, board room, मीटिंग
head: director, md, manager, ceo, निदेशक
staff: open, work floor, work area, staff
`;

/** Words that say nothing about what is offered. */
export const fillerWords = `a, an, the, and, or, of, in, on, to, for, from, with, per, up, as, by, over, including, incl, etc, type, room, kamra,
  area, only, all, both, sides, side, no, nos, ka, ke, ki, ko, se, mein, me, par, aur, tak, saath, sath, wala, wali, wale, ek, do, liye,
  का, के, की, को, से, में, पर, और, तक, साथ, वाला, वाली, वाले, एक, दो, लिए, कमरा, हुआ, भी, mm, ft, cm, sq, inch, kg, w, l, x, u`;
