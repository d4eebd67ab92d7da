/**
 * Words of the trade in Hindi, and in Hindi written in Latin letters: what profiles and the catalogue have in English,
 * then what people type for it. Plurals, long and short vowels, nukta, half nasals and doubled letters are folded
 * (`searchKey`), so each word stands once. What is searched instead is found anywhere in a profile, so it is no word
 * that is part of many others: "signage", and not "sign", which every design has. One after "^" is found at the beginning of
 * a word only: "^roof", and not "waterproof".
 */
export const synonymRows = `
home, house, residential, ^ghar: घर, मकान, निवास, आवास, आवासीय, रेज़िडेंशियल, होम, हाउस, ghar, gharo, gharon, makan, makano, nivas, avas, awasiya
apartment, flats: फ़्लैट, अपार्टमेंट, कॉन्डो, सोसाइटी, flaet, apartmant, apartament
villa, farmhouse: विला, बंगला, कोठी, फ़ार्महाउस, फ़ार्म हाउस, bangla, bangala, kothi, bungla, farm house
co-living, coliving: को-लिविंग, कोलिविंग, हॉस्टल, पीजी, छात्रावास, hostal, chhatravas
luxury, bespoke: लग्ज़री, लक्ज़री, आलीशान, शानदार, aalishan, shandar, lagjari, lakzari
modular: मॉड्यूलर, मोड्यूलर, modulor, modyular, maudular
prefab: प्रीफ़ैब, पोर्टा केबिन, prifab
commercial: कमर्शियल, व्यावसायिक, व्यवसायिक, kamarshial, vyavsayik, vyavasayik
corporate, office: ऑफ़िस, दफ़्तर, कार्यालय, कॉर्पोरेट, daftar, dafter, karyalay, karyalaya, ofis, aafis
retail, shops, showroom: दुकान, स्टोर, रिटेल, dukan, dukane, dukanein
showroom: शोरूम, शो रूम, shorum
restaurant, f&b: रेस्टोरेंट, रेस्तराँ, भोजनालय, ढाबा, restorent, restaurent, restra, bhojnalay, bhojanalay, dhaba
cafe: कैफ़े, कॉफ़ी शॉप, kaife, kefe
bars: बार, मधुशाला, madhushala
wellness, spas: स्पा, वेलनेस, योग, yog, yoga kendra
hotel, hospitality: होटल, होटेल, हॉस्पिटैलिटी, अतिथि गृह, गेस्ट हाउस, hotal, hotl, atithi grih, gest house, mehmankhana, mehmaan khana
resort: रिज़ॉर्ट, रिसॉर्ट, rizort
co-working, coworking: को-वर्किंग, कोवर्किंग, साझा ऑफ़िस
exhibition: प्रदर्शनी, नुमाइश, एग्ज़िबिशन, मेला, pradarshani, pradarshni, numaish, mela
modern: मॉडर्न, आधुनिक, aadhunik, modarn
contemporary: समकालीन, samkalin
traditional: पारंपरिक, परंपरागत, paramparik, parampragat
minimal: मिनिमल, सादा, saada
scandinavian: स्कैंडिनेवियन
japandi: जापांडी
mid-century: मिड-सेंचुरी
colonial: औपनिवेशिक, कोलोनियल, aupniveshik
coastal: तटीय, tatiya
bohemian: बोहेमियन, बोहो, boho
art-deco: आर्ट डेको
industrial, manufacturing: फ़ैक्ट्री, कारखाना, औद्योगिक, उद्योग, इंडस्ट्रियल, karkhana, faktri, factri, audyogik, udyog
data centre: डेटा सेंटर, डाटा सेंटर, data center, deta sentar
institutional: संस्थान, संस्थागत, sansthan, sansthagat
education, school: स्कूल, विद्यालय, पाठशाला, कॉलेज, शिक्षा, शैक्षणिक, skul, iskool, vidyalay, vidyalaya, pathshala, shiksha, kaalej
healthcare, clinic: अस्पताल, हॉस्पिटल, क्लिनिक, चिकित्सालय, दवाखाना, स्वास्थ्य, aspatal, haspatal, hospitl, klinik, dawakhana, chikitsalay, swasthya
cultural, museum: संग्रहालय, म्यूज़ियम, सांस्कृतिक, संस्कृति, sangrahalay, sangrahalaya, sanskritik, myujiyam
religious, temple: मंदिर, मस्जिद, गुरुद्वारा, गिरजाघर, धार्मिक, पूजा घर, पूजाघर, mandir, masjid, gurudwara, gurdwara, dharmik, pooja ghar, pooja room
spiritual: आध्यात्मिक, ध्यान, adhyatmik, dhyan
transport: परिवहन, स्टेशन, हवाई अड्डा, बस अड्डा, parivahan, hawai adda, bas adda, isteshan
heritage, restoration: विरासत, धरोहर, हेरिटेज, जीर्णोद्धार, पुरानी इमारत, virasat, dharohar, herritej, jirnoddhar, purani imarat
landscape, garden, planters: बगीचा, बाग़, बाग़ीचा, बागवानी, लैंडस्केप, उद्यान, गार्डन, bagicha, bagiche, bagh, bagwani, udyan, gardan, lendscape
sustainable, green: हरित, टिकाऊ, पर्यावरण, सस्टेनेबल, ग्रीन, इको, harit, tikau, paryavaran
set design, film: फ़िल्म, सिनेमा, सेट डिज़ाइन, filam, cinema, sinema
theatre: थिएटर, रंगमंच, नाटक, rangmanch, natak, thiyetar
events: समारोह, इवेंट, samaroh, ivent
wedding: शादी, विवाह, shadi, vivah
experimental: प्रयोग, प्रयोगात्मक, prayog, prayogatmak
wall: दीवार, दीवाल, भित्ति, deewar, diwaren, deewaron
wallpaper: वॉलपेपर, वॉल पेपर, wal paper, walpepar, volpeper
paint: पेंट, पुताई, रंगरोगन, रंग रोगन, putai, pent, rangai, rang rogan
colour, paint: रंग, कलर, rang, rango, kalar
lime plaster, limewash, whitewash: चूना, सफ़ेदी, chuna, safedi
texture, plaster: पलस्तर, प्लास्टर, टेक्सचर, palastar, plastar, tekschar
panel: पैनल, painal, penal
louver, louvre, screen, ^jaali: जाली, झरोखा, लूवर, jaliyan, jharokha
stone: पत्थर, पाषाण, स्टोन, patthar, patthron
brick: ईंट, ब्रिक, eent, eint
cladding: क्लैडिंग, kleding
tile: टाइल, टाइल्स, टायल, taail, tiels
mosaic, terrazzo: मोज़ेक, मोज़ाइक, mojaik
acoustic: ध्वनि रोधक, साउंडप्रूफ़, साउंड प्रूफ़, एकूस्टिक, अकूस्टिक, sound proof, soundproof, saundproof, dhwani rodhak
sound, acoustic: ध्वनि, आवाज़, साउंड, म्यूज़िक सिस्टम, dhwani, awaz
floor, flooring: फ़र्श, फ़्लोर, फ़्लोरिंग, ज़मीन, farsh, fursh, flor, floring, zameen
vitrified, ceramic: विट्रिफ़ाइड, सिरेमिक, सेरेमिक, चीनी मिट्टी, chini mitti, siramik
porcelain: पोर्सिलेन, porsilen
marble: संगमरमर, मार्बल, sangmarmar, sangemarmar, sang marmar, marbal, marbel
granite, natural stone: ग्रेनाइट, grenait, granait
wood, timber: लकड़ी, काष्ठ, वुडन, वुड, wooden, lakdi, lakadi, lakri, lakkad, lakdiyan, kasth, vudan
teak: सागौन, सागवान, sagwan, sagaun
plywood, veneer: प्लाईवुड, विनियर, plaivud, viniyar
vinyl, laminate: विनाइल, लैमिनेट, सनमाइका, laminet, sanmaika, sunmica, vinail
carpet: कालीन, ग़लीचा, कार्पेट, kaleen, galicha, karpet
ceiling, ^roof: छत, सीलिंग, chhat, siling, seiling
false ceiling, gypsum: फ़ॉल्स सीलिंग, जिप्सम, पीओपी, नकली छत, jipsam, fols siling, fall ceiling, phals siling, nakli chhat, jhoothi chhat
lighting, lights: रोशनी, प्रकाश, लाइट, लाइटिंग, बत्ती, उजाला, roshni, roshani, raushni, prakash, batti, batiyan, ujala, lait, laiting, laight
chandelier: झूमर, फ़ानूस, झाड़ फ़ानूस, शैंडेलियर, jhumar, jhumer, fanoos, jhad fanoos, shendeliyar
lamps: दीपक, दीया, लैंप, लालटेन, deepak, diya, diye, laltain, laimp
decorative, décor: सजावट, साज-सज्जा, डेकोर, शृंगार, sajawat, sajawati, saj sajja, dekor
electric, lighting, mep: बिजली, विद्युत, इलेक्ट्रिक, वायरिंग, bijli, bijalee, vidyut, electrik, vayring
smart: स्मार्ट, होम ऑटोमेशन, ऑटोमेशन, ismart
furniture: फ़र्नीचर, मेज़-कुर्सी, साज़ो-सामान, farnichar, farniture, furnichar, fernichar, mez kursi
sofa, furniture, upholstery: सोफ़ा, दीवान, sofe, diwan
chair, seat, furniture: कुर्सी, चेयर, kursi, kursiyan, kurshi, cheyar
tables, desks, furniture: मेज़, टेबल, डेस्क, mez, tebal, tebul
bed, furniture: पलंग, चारपाई, खाट, खटिया, बेड, palang, charpai, khat, khatiya
^room: कमरा, kamra, kamre
bedroom: शयनकक्ष, बेडरूम, सोने का कमरा, shayan kaksh, bedrum, sone ka kamra
wardrobe: अलमारी, आलमारी, वार्डरोब, almari, almirah, alamari, wardrob
kitchen: रसोई, रसोईघर, रसोई घर, किचन, किचेन, rasoi, rasoighar, rasoi ghar, rasodu, kichan, kichen, kitchan, chauka
bath, sanitaryware, washroom: बाथरूम, गुसलख़ाना, स्नानघर, स्नान घर, शौचालय, टॉयलेट, bathrum, gusalkhana, gusal khana, snanghar, snan ghar, shauchalay, shauchalaya, toilet, toylet
taps, bath fittings: नल, टोंटी, नलका, nal, nalka, tonti
water: पानी, जल, pani
locks, hardware: ताला, हार्डवेयर, taala, hardver, hardwear
hinge: क़ब्ज़ा, kabza
handle, pulls, hardware: हत्था, हैंडल, hattha, hendal
doors, hardware: दरवाज़ा, किवाड़, द्वार, darwaza, darwaze, kiwad
window: खिड़की, khidki, khirki, khidkiyan, khidaki
curtain, soft furnishing: परदा, parda, purdah, parde, pardon, parday, kartan
upholstery, fabric, soft furnishing: सोफ़ा कपड़ा, सोफ़े का कपड़ा, सोफ़ा कवर, sofa kapda, sofa kapada, sofa kapra, sofe ka kapda, sofa cover, sofa kavar
cloth, fabric, soft furnishing: कपड़ा, वस्त्र, फ़ैब्रिक, kapda, kapada, kapra, kapde, kapdon, kapade, vastra, febrik
handloom, weave, looms: हथकरघा, करघा, बुनाई, बुनकर, hathkargha, hath kargha, kargha, bunai, bunkar
cushion, upholstery: गद्दी, तकिया, कुशन, gaddi, gadda, takiya, takia, kushan
rugs, dhurrie: दरी, नमदा, शतरंजी, रग, dari, dariyan, durrie, durri, dhurri, dari kaleen
mural, artwork, sculpture: चित्र, चित्रकारी, चित्रकला, तस्वीर, पेंटिंग, भित्तिचित्र, कला, कलाकृति, chitra, chitrakari, chitrkari, chitrakala, chitrkala, tasveer, penting, kala, kalakriti, kalakari, bhitti chitra
sculpture, artwork: मूर्ति, प्रतिमा, शिल्प, moorti, murtiyan, pratima, shilp
pottery, ceramic, vessel: बर्तन, मिट्टी के बर्तन, कुम्हार, bartan, bartano, mitti ke bartan, kumhar
plants, planter: पौधा, पेड़-पौधे, गमला, हरियाली, paudha, paudhe, podhe, podha, paudhon, ped paudhe, gamla, gamle, hariyali
terrace, balcony: छज्जा, बालकनी, टेरेस, chhajja, balkani, balkoni, teres
signage: साइनबोर्ड, साइन बोर्ड, बोर्ड, नामपट्ट, नेमप्लेट, साइनेज, sain board, sainboard, signboard, sign board, nameplate, naam patti
neon: नियॉन, niyon
wayfinding: दिशा, दिशा सूचक, रास्ता, disha suchak, rasta
branding, brand: ब्रांडिंग, ब्रैंडिंग, ब्रांड, brending, brainding
printing, print: छपाई, प्रिंटिंग, मुद्रण, chhapai, mudran
display, kiosk: डिस्प्ले, कियोस्क, शेल्फ़, displey, kiyosk
consultant: सलाहकार, परामर्श, परामर्शदाता, कंसल्टेंट, salahkar, paramarsh, kansaltant, consaltant
hvac, air conditioning: एसी, एयर कंडीशनर, वातानुकूलन, हवा, hawa, eyar kandishanar
structural, civil consultants: ढाँचा, संरचना, सिविल, स्ट्रक्चर, dhancha, sanrachna, sivil, strakchar
vastu: वास्तु, वास्तुशास्त्र, वास्तु शास्त्र, vaastu, vastu shastra, vastushastra
photograph, visualizer: फ़ोटोग्राफ़र, फ़ोटो, छायाचित्र, छायाकार, फ़ोटोग्राफ़ी, foto, fotographer, chhayachitra, fotografar
lift: लिफ़्ट
bamboo: बाँस, bans
cane, rattan: बेंत, baint
brass: पीतल, peetal
steel: इस्पात, स्टील, लोहा, loha, ispat, isteel
glass: काँच, kaanch
glass, mirror: शीशा, आईना, दर्पण, sheesha, aaina, darpan
clay, rammed earth: मिट्टी, mitti
carver, carved: नक़्क़ाशी, nakkashi
carpenter, furniture: बढ़ई, सुतार, कारपेंटर, badhai, barhai, sutar, karpentar
antique, salvage: पुराना, एंटीक, purana, puraane, antik
small: छोटा, chhota, chote
family: परिवार, parivar
children: बच्चा, bachche, bacche, bachchon
village: गाँव, gaon, gaanv
courtyard: आँगन, angan
verandah: वरांडा, बरामदा, baramda, varanda
storage: भंडार, गोदाम, bhandar, godam
stair: सीढ़ी, ज़ीना, seedhi, seedhiyan, zeena
haveli: हवेली
terracotta: टेराकोटा, terakota
library, libraries: पुस्तकालय, लाइब्रेरी, pustakalay, pustkalaya
coast: समुद्र, समंदर, samudra, samundar
hill, mountain: पहाड़, pahad, pahadi
rajasthan: राजस्थान
kerala: केरल, keral
gujarat: गुजरात, gujrat
punjab: पंजाब, panjab
assam: असम, asam
metre: मीटर, mitar
navi: नवी
new: नया, नए, नई, nai, naya, naye
`;

/** Words that fit every firm, in the form of the rows above: they decide on nothing but the order. */
export const commonRows = `
interior: इंटीरियर, आंतरिक, intirior, intiriyar, interiar
design: डिज़ाइन, अभिकल्पना, dizain, dizine, disain
designer: डिज़ाइनर, सज्जाकार, dizainar, diziner, disainer
architect: आर्किटेक्ट, वास्तुकार, arkitekt, architact, vastukar
studio: स्टूडियो, studiyo
: में, मे, के, का, की, को, से, पर, और, लिए, वाला, चाहिए, पास, नज़दीक, काम, कराना, करवाना, बनाना, बनवाना, लगवाना, अच्छा, अच्छे, अच्छी, सबसे, मेरे, अपने, कंपनी, विक्रेता, वेंडर, सप्लायर, कारीगर, ख़रीदना, एक, हैं, कहाँ, mein, ke, ka, ki, ko, se, aur, liye, wala, wale, wali, chahiye, chaiye, chahie, paas, nazdeek, kaam, karana, karwana, banana, banane, banwana, lagwana, lagana, achha, achhe, achchi, acchi, sabse, badhiya, mera, mere, meri, apne, kharidna, vikreta, karigar, hai, kahan
`;
