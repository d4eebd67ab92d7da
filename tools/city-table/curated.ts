/** Former and other usual names of cities, each after its present one. What GeoNames has is too noisy to be taken. */
export const otherNames = `
Bengaluru: Bangalore; Mumbai: Bombay; Kolkata: Calcutta; Chennai: Madras; Gurugram: Gurgaon
Thiruvananthapuram: Trivandrum; Kochi: Cochin, Fort Cochin; Vadodara: Baroda; Pune: Poona; Mysuru: Mysore
Mangaluru: Mangalore; Puducherry: Pondicherry, Pondy; Prayagraj: Allahabad; Varanasi: Benares, Banaras, Kashi
Delhi: New Delhi; Nashik: Nasik; Shimla: Simla; Kozhikode: Calicut; Visakhapatnam: Vizag, Vishakhapatnam, Waltair
Panaji: Panjim; Belagavi: Belgaum; Hubballi: Hubli; Kalaburagi: Gulbarga; Ballari: Bellary; Shivamogga: Shimoga
Tumakuru: Tumkur; Vijayapura: Bijapur; Hosapete: Hospet; Chikkamagaluru: Chikmagalur; Davanagere: Davangere
Tiruchirappalli: Trichy, Tiruchchirappalli, Tiruchi; Thanjavur: Tanjore; Thoothukudi: Tuticorin; Ooty: Udhagamandalam, Ootacamund
Kanchipuram: Kancheepuram, Conjeevaram; Tirunelveli: Nellai; Kumbakonam: Combaconum; Nagercoil: Nagarcoil
Thrissur: Trichur; Kollam: Quilon; Alappuzha: Alleppey; Palakkad: Palghat; Kannur: Cannanore; Thalassery: Tellicherry
Vatakara: Badagara; Kasaragod: Kasargod; Rajahmundry: Rajamahendravaram, Rajamundry; Kadapa: Cuddapah
Vijayawada: Bezawada; Machilipatnam: Masulipatnam; Anantapur: Anantapuram; Vizianagaram: Vijayanagaram
Aurangabad: Chhatrapati Sambhajinagar, Sambhajinagar; Osmanabad: Dharashiv; Ahmednagar: Ahilyanagar, Ahmadnagar
Solapur: Sholapur; Thane: Thana; Kalyan: Kalyan-Dombivli, Kalyan Dombivali; Dombivli: Dombivali; Vasai: Bassein
Ichalkaranji: Ichalkaranjee; Amravati: Amaravati; Bhiwandi: Bhivandi; Mira Bhayandar: Mira-Bhayandar, Mira Road, Bhayandar
Bharuch: Broach; Valsad: Bulsar; Khambhat: Cambay; Morbi: Morvi; Mehsana: Mahesana; Palanpur: Palampur Gujarat
Ayodhya: Faizabad; Kanpur: Cawnpore; Mughalsarai: Pandit Deen Dayal Upadhyaya Nagar; Lucknow: Lakhnau; Bareilly: Bareli
Noida: New Okhla; Muzaffarnagar: Muzaffar Nagar; Narmadapuram: Hoshangabad; Jabalpur: Jubbulpore; Sagar: Saugor
Bardhaman: Burdwan; Medinipur: Midnapore, Midnapur; Howrah: Haora; Guwahati: Gauhati; Siliguri: Shiliguri
Balasore: Baleshwar; Berhampur: Brahmapur; Cuttack: Kataka; Bhubaneswar: Bhubaneshwar; Jamshedpur: Tatanagar
Mohali: Sahibzada Ajit Singh Nagar, SAS Nagar; Patiala: Pattiala; Jalandhar: Jullundur; Firozpur: Ferozepur
Bathinda: Bhatinda; Hoshiarpur: Hushiarpur; Sonipat: Sonepat; Rishikesh: Hrishikesh; Haridwar: Hardwar, Hurdwar
Dehradun: Dehra Dun; Srinagar: Shrinagar; Leh: Leh Ladakh; Margao: Madgaon; Vasco da Gama: Vasco; Silvassa: Silvasa
Imphal: Imphal City; Bhavnagar: Bhaunagar; Pimpri-Chinchwad: Pimpri Chinchwad, Pimpri, Chinchwad
Tiruppur: Tirupur; Coimbatore: Kovai; Puri: Jagannath Puri; Raipur: New Raipur, Naya Raipur, Nava Raipur
Nanded: Hazur Sahib Nanded; Bhuj: Bhooj; Gandhidham: Gandhi Dham; Sri Vijaya Puram: Port Blair; Tezpur: Tejpur
Ambala: Umballa; Ludhiana: Ludhiyana; Chandigarh: Chandigadh; Ujjain: Ujjayini; Tirupati: Tirupathi; Nellore: Nelluru
`;

/** Districts and urban areas that stand in addresses for the city that people search. */
export const districts = `
Kochi: Ernakulam; Hyderabad: Rangareddy, Ranga Reddy, R R District, K V Rangareddy, Medchal, Medchal Malkajgiri, Malkajgiri, Cyberabad
Noida: Gautam Buddha Nagar, Gautam Budh Nagar, Gautam Buddh Nagar, G B Nagar, GB Nagar, GBN
Mumbai: Mumbai Suburban, Mumbai City, Greater Mumbai, Brihanmumbai, Mumbai Suburb, Bombay Suburban
Bengaluru: Bengaluru Urban, Bangalore Urban, Bengaluru Rural, Bangalore Rural, Bengaluru North, Bengaluru South, Bengaluru East, Bangalore North, Bangalore South, Bangalore East
Delhi: South Delhi, North Delhi, East Delhi, West Delhi, Central Delhi, South West Delhi, South East Delhi, North West Delhi, North East Delhi, Shahdara, NCT of Delhi
Guwahati: Kamrup Metropolitan, Kamrup Metro; Bhubaneswar: Khordha, Khurda; Mangaluru: Dakshina Kannada, South Canara
Mohali: S A S Nagar; Kanpur: Kanpur Nagar; Jamshedpur: East Singhbhum, Purbi Singhbhum; Vijayawada: NTR District
Ooty: The Nilgiris, Nilgiris; Bhuj: Kachchh, Kutch; Nagercoil: Kanyakumari District; Kozhikode: Kozhikode District
`;

/** Cities as people write their Hindi names in Latin letters. They lead to the city; no profile is searched for them. */
export const spokenNames = `
Delhi: Dilli, Dehli; Mumbai: Bambai, Bumbai, Mumbay; Kolkata: Kalkatta, Kolkatta, Kalkata; Chennai: Chenai, Chinnai; Pune: Puna
Bengaluru: Bangalor, Banglore, Bengaloor, Bangaluru; Hyderabad: Haidrabad, Haidarabad, Hydrabad; Ahmedabad: Ahmadabad, Amdavad, Amdabad
Gurugram: Gudgaon, Gudgaanv, Gurgaanv; Noida: Noyda; Jaipur: Jaypur, Jeypore; Udaipur: Udaypur; Prayagraj: Ilahabad, Illahabad
Kanpur: Kaanpur; Nagpur: Naagpur; Indore: Indor, Indaur; Bhopal: Bhopaal; Patna: Patana; Chandigarh: Chandigad; Kochi: Kochin, Kochchi
Mysuru: Maisur, Maisoor; Surat: Soorat; Puducherry: Pandicherry, Pondichery; Thiruvananthapuram: Trivendrum; Vadodara: Badoda, Vadodra
Dehradun: Dehradoon; Amritsar: Ambarsar; Ranchi: Raanchi; Bhubaneswar: Bhuvaneshwar; Moradabad: Muradabad; Aligarh: Aligadh; Agra: Aagra
Ghaziabad: Gaziabad, Gajiabad; Kozhikode: Kalikat; Coimbatore: Koyambatur; Mirzapur: Mirjapur; Meerut: Merath; Guwahati: Guvahati
`;

/** Suburbs and quarters that are known without their city. Those of a name that several cities have are left out. */
export const suburbs = `
Mumbai: Andheri, Andheri East, Andheri West, Bandra, Bandra East, Bandra West, Bandra Kurla Complex, BKC, Borivali, Borivli, Borivali West, Borivali East, Kandivali, Kandivali East, Kandivali West, Malad, Malad West, Malad East, Goregaon, Goregaon East, Goregaon West, Jogeshwari, Vile Parle, Vile Parle East, Vile Parle West, Santacruz, Santa Cruz, Khar West, Juhu, Versova, Powai, Chembur, Ghatkopar, Vikhroli, Bhandup, Mulund, Mulund West, Kurla, Sion, Dadar, Worli, Lower Parel, Parel, Prabhadevi, Colaba, Nariman Point, Cuffe Parade, Byculla, Matunga, Wadala, Mahim, Dahisar, Malabar Hill, Kala Ghoda, Oshiwara, Lokhandwala
Delhi: Rohini, Saket, Hauz Khas, Lajpat Nagar, Karol Bagh, Connaught Place, Vasant Kunj, Vasant Vihar, Greater Kailash, Pitampura, Janakpuri, Rajouri Garden, Punjabi Bagh, Mayur Vihar, Okhla, Chhatarpur, Mehrauli, Kirti Nagar, Defence Colony, Nehru Place, Chandni Chowk, Paschim Vihar, Preet Vihar, Dwarka Sector
Bengaluru: Koramangala, Indiranagar, Whitefield, Jayanagar, JP Nagar, J P Nagar, HSR Layout, BTM Layout, Electronic City, Electronics City, Yelahanka, Hebbal, Malleswaram, Malleshwaram, Rajajinagar, Marathahalli, Bellandur, Basavanagudi, Banashankari, Peenya, Kengeri, Ulsoor, Frazer Town, Sadashivanagar, Kalyan Nagar, Bommanahalli, KR Puram
Hyderabad: Secunderabad, Sikandarabad, सिकंदराबाद, Gachibowli, Madhapur, Hitec City, HITECH City, Kondapur, Kukatpally, Banjara Hills, Jubilee Hills, Begumpet, Miyapur, Manikonda, Uppal, LB Nagar, Dilsukhnagar, Nanakramguda, Financial District, Serilingampally, Kompally, Ameerpet, Somajiguda, Abids, Himayatnagar, Shamshabad, Tolichowki
Chennai: Adyar, T Nagar, T. Nagar, Thyagaraya Nagar, Anna Nagar, Velachery, Mylapore, Nungambakkam, Guindy, Porur, Kodambakkam, Alwarpet, Royapettah, Thiruvanmiyur, Besant Nagar, Perungudi, Sholinganallur, Ambattur, Kilpauk, Egmore
Pune: Kothrud, Baner, Aundh, Wakad, Hinjewadi, Hinjawadi, Viman Nagar, Kalyani Nagar, Koregaon Park, Hadapsar, Kharadi, Kondhwa, Katraj, Magarpatta, Erandwane, Deccan Gymkhana, Bavdhan, Balewadi, Wagholi
Kolkata: Salt Lake, Salt Lake City, Bidhannagar, Bidhan Nagar, New Town, Rajarhat, Ballygunge, Alipore, Behala, Tollygunge, Jadavpur, Gariahat, Dum Dum
Ahmedabad: Bodakdev, Navrangpura, Prahlad Nagar, Prahladnagar, Bopal, Thaltej, Vastrapur, Maninagar, Ambawadi, Ellisbridge
Kochi: Kakkanad, Edappally, Edapally, Kaloor, Palarivattom, Vyttila, Fort Kochi, Mattancherry, Panampilly Nagar, Kadavanthra, Thevara, Willingdon Island
Navi Mumbai: Vashi, Nerul, CBD Belapur, Belapur, Kharghar, Airoli, Ghansoli, Kopar Khairane, Koparkhairane, Seawoods, Sanpada, Turbhe
Gurugram: DLF Phase 1, DLF Phase 2, DLF Phase 3, DLF Phase 4, DLF Phase 5, DLF Cyber City, Cyber City, Udyog Vihar, Sushant Lok, Manesar
Lucknow: Gomti Nagar, Hazratganj, Indira Nagar Lucknow, Aliganj Lucknow; Jaipur: C Scheme, C-Scheme, Sitapura, Mansarovar
Thiruvananthapuram: Kazhakkoottam, Kowdiar, Vazhuthacaud, Pattom; Visakhapatnam: Gajuwaka, MVP Colony, Madhurawada, Dwaraka Nagar
Coimbatore: RS Puram, R S Puram, Peelamedu, Saibaba Colony; Vadodara: Alkapuri, Gotri, Akota; Surat: Adajan, Vesu, Piplod
Indore: Vijay Nagar Indore, Palasia; Nagpur: Dharampeth, Sitabuldi; Thane: Ghodbunder Road, Majiwada, Naupada
Bhubaneswar: Patia, Saheed Nagar, Chandrasekharpur; Guwahati: Dispur, Ganeshguri, Beltola; Greater Noida: Noida Extension, Greater Noida West
Zirakpur: Dhakoli; Faridabad: Ballabgarh, Ballabhgarh; Ghaziabad: Indirapuram, Vaishali Ghaziabad, Kaushambi, Vasundhara Ghaziabad
`;

/** What the postal data does not tell: the longest prefix of a PIN code that is known decides. */
export const pinPrefixes = `
Mumbai: 400; Thane: 4006; Navi Mumbai: 4007,400614,400615,410210,410208; Mira Bhayandar: 401107,401105; Delhi: 110; Bengaluru: 560
Hyderabad: 500; Chennai: 600; Kolkata: 700; Gurugram: 122001,122002,122003,122004,122006,122007,122008,122009,122010,122011,122015,122016,122017,122018
Noida: 201301,201303,201304,201305,201307,201309,201313,201316,201317; Greater Noida: 201306,201308,201310,201312,201318
Ghaziabad: 201001,201002,201003,201005,201009,201010,201011,201012,201013,201014,201016,201017; Faridabad: 1210
Pune: 411; Pimpri-Chinchwad: 411017,411018,411019,411033,411034,411035,411044,411062; Ahmedabad: 380; Jaipur: 302; Lucknow: 226
Kochi: 682; Chandigarh: 1600; Mohali: 160055,160059,160062,160071; Panchkula: 1341; Thiruvananthapuram: 6950; Vadodara: 390; Surat: 395
Indore: 452; Bhopal: 462; Nagpur: 440; Coimbatore: 6410; Visakhapatnam: 5300; Vijayawada: 5200; Mysuru: 5700; Mangaluru: 5750; Patna: 8000; Guwahati: 7810
Bhubaneswar: 7510; Ranchi: 8340; Raipur: 4920; Ludhiana: 1410; Amritsar: 1430; Jodhpur: 3420; Udaipur: 3130; Rajkot: 3600; Nashik: 4220; Madurai: 6250
Kozhikode: 6730; Puducherry: 6050; Srinagar: 1900; Jammu: 1800; Dehradun: 2480; Varanasi: 2210; Prayagraj: 2110; Agra: 2820; Kanpur: 2080; Shimla: 1710; Morbi: 363641,363642
`;

/** Smaller places, with their state, that are known for their makers, their visitors or as a capital. */
export const alsoCities = `
Auroville: Tamil Nadu; Panaji: Goa; Margao: Goa; Mapusa: Goa; Vasco da Gama: Goa; Itanagar: Arunachal Pradesh; Gangtok: Sikkim
Kohima: Nagaland; Leh: Ladakh; Silvassa: Dadra and Nagar Haveli and Daman and Diu; Daman: Dadra and Nagar Haveli and Daman and Diu
Sri Vijaya Puram: Andaman and Nicobar Islands; Darjeeling: West Bengal; Nainital: Uttarakhand; Manali: Himachal Pradesh
Karaikudi: Tamil Nadu; Ooty: Tamil Nadu; Jaisalmer: Rajasthan; Khurja: Uttar Pradesh; Mussoorie: Uttarakhand; Kishangarh: Rajasthan; Zirakpur: Punjab
Navi Mumbai: Maharashtra; Mira Bhayandar: Maharashtra; Pimpri-Chinchwad: Maharashtra; Greater Noida: Uttar Pradesh; Mohali: Punjab; Amaravati: Andhra Pradesh
`;

/** Spellings of GeoNames that are out of use, each after the usual one. */
export const spellings = `
Bardhaman: Barddhaman; Munger: Monghyr; Eluru: Ellore; Malda: Ingraj Bazar, English Bazar; Gonda: Gonda City
Rajnandgaon: Raj-Nandgaon; Katni: Murwara; Ayodhya: Fyzabad; Danapur: Dinapore; Chandausi: Chanduasi; Darjeeling: Darjiling
Purulia: Puruliya; Nabadwip: Navadwip; Hooghly: Hugli; Shahjahanpur: Shahjanpur; Bahraich: Bahraigh; Chittorgarh: Chittaurgarh
Dholpur: Dhaulpur; Firozpur: Ferozepore; Miryalaguda: Mirialguda; Suryapet: Suriapet; Serampore: Shrirampur; Barrackpore: Barakpur
Malerkotla: Maler Kotla; Ambernath: Amarnath; Nabarangpur: Nowrangapur; Sri Ganganagar: Ganganagar; Jhunjhunu: Jhunjhunun
Gangavathi: Gangawati; Rajapalayam: Rajapalaiyam; Kolar Gold Fields: Robertsonpet; Bankura: Bankoora; Tadepalligudem: Tadepallegudem
`;

/** What GeoNames lists as a city of its own or with a wrong size. */
export const notCities = `
Gorakhpur: Haryana; Najafgarh: Delhi; Narela: Delhi; Nangloi Jat: Delhi; Deoli: Delhi; Nangi: West Bengal; Punasa: Madhya Pradesh
Kukatpalli: Telangana; Lal Bahadur Nagar: Telangana; Quthbullapur: Telangana; Serilingampalle: Telangana; Uppal Kalan: Telangana
Vejalpur: Gujarat; Dam Dam: West Bengal; Gosaba: West Bengal; Kultali: West Bengal; Soyibug: Jammu and Kashmir; Bilimora: Gujarat
Manali: Tamil Nadu; Nowrangapur: Odisha; Gadag-Betageri: Karnataka; Jaigaon: West Bengal; Pallavaram: Tamil Nadu
`;

/** Names in Devanagari that GeoNames does not have. */
export const devanagariNames = `
Gorakhpur: गोरखपुर; Pimpri-Chinchwad: पिंपरी-चिंचवड, पिंपरी चिंचवड; Kalyan: कल्याण; Dombivli: डोंबिवली; Howrah: हावड़ा; Hubballi: हुबली, हुब्बल्ली
Moradabad: मुरादाबाद; Amravati: अमरावती; Sangli: सांगली; Guntur: गुंटूर; Mira Bhayandar: मीरा भाईंदर; Jamnagar: जामनगर; Saharanpur: सहारनपुर
Ramgundam: रामगुंडम; Malegaon: मालेगांव; Davanagere: दावणगेरे; Gaya: गया; Korba: कोरबा; Bokaro: बोकारो; Jhansi: झांसी, झाँसी; Bhagalpur: भागलपुर
Muzaffarpur: मुजफ्फरपुर; Patiala: पटियाला; Bhilwara: भीलवाड़ा; Thrissur: त्रिशूर; Shahjahanpur: शाहजहांपुर; Tumakuru: तुमकुर, तुमकुरु
Firozabad: फिरोजाबाद; Nizamabad: निज़ामाबाद; Rajahmundry: राजमुंद्री; Bardhaman: बर्धमान; Barasat: बारासात; Rampur: रामपुर; Kakinada: काकीनाडा
Panipat: पानीपत; Bilaspur: बिलासपुर; Jalna: जालना; Satna: सतना; Etawah: इटावा; Sonipat: सोनीपत; Sagar: सागर; Bihar Sharif: बिहार शरीफ
Hapur: हापुड़; Farrukhabad: फर्रुखाबाद; Ratlam: रतलाम; Sri Ganganagar: श्रीगंगानगर; Karimnagar: करीमनगर; Raichur: रायचूर; Karnal: करनाल
Mirzapur: मिर्ज़ापुर; Ambernath: अंबरनाथ; Nagercoil: नागरकोइल; Pali: पाली; Yamunanagar: यमुनानगर; Munger: मुंगेर; Burhanpur: बुरहानपुर
Nadiad: नडियाद; Sikar: सीकर; Gandhinagar: गांधीनगर; Katni: कटनी; Machilipatnam: मछलीपट्टनम; Katihar: कटिहार; Bhiwani: भिवानी; Raebareli: रायबरेली
Junagadh: जूनागढ़; Sujangarh: सुजानगढ़; Eluru: एलुरु; Bhusaval: भुसावल; Bahraich: बहराइच; Surendranagar: सुरेंद्रनगर; Hooghly: हुगली
Alappuzha: अलाप्पुझा; Amroha: अमरोहा; Bhind: भिंड; Navsari: नवसारी; Puri: पुरी; Haldia: हल्दिया; Raiganj: रायगंज; Malda: मालदा; Fatehpur: फतेहपुर
Gandhidham: गांधीधाम; Udupi: उडुपी; Loni: लोनी; Sitapur: सीतापुर; Veraval: वेरावल; Gadag: गदग; Unnao: उन्नाव; Jind: जींद; Orai: उरई
Hoshiarpur: होशियारपुर; Hanumangarh: हनुमानगढ़; Kanchipuram: कांचीपुरम; Guna: गुना; Bahadurgarh: बहादुरगढ़; Bharuch: भरूच; Medinipur: मेदिनीपुर
Ayodhya: अयोध्या, फैजाबाद; Danapur: दानापुर; Banda: बांदा; Tonk: टोंक; Rajnandgaon: राजनांदगांव; Virar: विरार; Ambala: अंबाला; Batala: बटाला
Lakhimpur: लखीमपुर; Thanesar: थानेसर; Tiruvannamalai: तिरुवन्नामलाई; Anand: आणंद, आनंद; Mahbubnagar: महबूबनगर; Dimapur: दीमापुर
Chhindwara: छिंदवाड़ा; Bankura: बांकुड़ा; Hajipur: हाजीपुर; Gonda: गोंडा; Hindupur: हिंदूपुर; Pilibhit: पीलीभीत; Beawar: ब्यावर; Hassan: हासन
Yavatmal: यवतमाल; Kadapa: कडपा; Hathras: हाथरस; Kolar: कोलार; Mohali: मोहाली; Palanpur: पालनपुर; Hardoi: हरदोई; Purulia: पुरुलिया
Chikkamagaluru: चिकमगलूर; Siwan: सिवान; Adilabad: आदिलाबाद; Jetpur: जेतपुर; Patan: पाटण, पाटन; Khanna: खन्ना; Botad: बोटाद; Basti: बस्ती
Malerkotla: मलेरकोटला; Jhunjhunu: झुंझुनू; Satara: सातारा; Chandausi: चंदौसी; Pudukkottai: पुदुक्कोट्टई; Karaikudi: कारैकुडी, काराईकुडी; Rewari: रेवाड़ी; Barsi: बार्शी
Sultanpur: सुल्तानपुर; Narmadapuram: नर्मदापुरम, होशंगाबाद; Sawai Madhopur: सवाई माधोपुर; Jalpaiguri: जलपाईगुड़ी; Chittorgarh: चित्तौड़गढ़
Khurja: खुर्जा; Barnala: बरनाला; Hosur: होसूर; Churu: चूरू; Nagda: नागदा; Ghazipur: गाज़ीपुर; Dholpur: धौलपुर; Firozpur: फिरोजपुर; Gondal: गोंडल
Seoni: सिवनी; Jagadhri: जगाधरी; Udgir: उदगीर; Nandurbar: नंदुरबार; Itarsi: इटारसी; Vasco da Gama: वास्को; Phagwara: फगवाड़ा; Margao: मडगांव
Rishikesh: ऋषिकेश; Manali: मनाली; Amaravati: अमरावती आंध्र; Darjeeling: दार्जिलिंग; Mapusa: म्हापसा; Nainital: नैनीताल; Zirakpur: जीरकपुर
Auroville: ऑरोविल; Greater Noida: ग्रेटर नोएडा; Ooty: ऊटी; Sri Vijaya Puram: श्री विजय पुरम, पोर्ट ब्लेयर; Mussoorie: मसूरी; Durgapur: दुर्गापुर
`;
