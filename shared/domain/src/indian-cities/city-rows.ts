/**
 * Cities of India, the largest first: name; state; former and other names; names in Devanagari; district; beginnings of
 * PIN codes. Made by tools/city-table from GeoNames (CC BY 4.0, see README.md); change it there.
 */
export const cityRows = `
Mumbai;Maharashtra;Bombay;ग्रेटर मुम्बई,बम्बई,मुंबई,मुम्बई,बंबई,बॉम्बे,बाम्बे;Raigarh(MH);400
Delhi;Delhi;New Delhi;दिल्ली,देहली,नई दिल्ली;;110
Bengaluru;Karnataka;Bangalore;बंगलौर,बंगळूर,बेङ्गलूरु,बेङ्गलोर,बेङ्गळूरु,बेंगलुरु,बेंगलूरु,बैंगलोर,बैंगलौर,बेंगलोर;;560
Kolkata;West Bengal;Calcutta;कलकत्ता,कोलकाता,कोलकता;Kolkata;700
Chennai;Tamil Nadu;Madras;चेन्नई,चेन्नै,मद्रास;Chennai;600
Ahmedabad;Gujarat;;अमदावाद,अहमदाबाद;Ahmedabad;380
Hyderabad;Telangana;;हैदराबाद;Hyderabad;500
Pune;Maharashtra;Poona;पुणे,पूना;Pune;411
Surat;Gujarat;;सुरत,सूरत;Surat;395
Kanpur;Uttar Pradesh;Cawnpore;कानपुर,कानपूर;Kanpur Nagar;2080
Jaipur;Rajasthan;;जयपुर,जयपूर;Jaipur;302
Navi Mumbai;Maharashtra;;नवि मुम्बई,नवी मुंबई;Thane;400614,400615,4007,410208,410210
Lucknow;Uttar Pradesh;Lakhnau;लखनऊ,लखनौ;Lucknow;226
Nagpur;Maharashtra;;नागपुर,नागपूर;Nagpur;440
Indore;Madhya Pradesh;;इंदूर,इन्दोर,इन्दौर,इंदौर;Indore;452
Patna;Bihar;;पटना,पाटणा,पाट्ना;Patna;8000
Bhopal;Madhya Pradesh;;भोपाल,भोपाळ;Bhopal;462
Ludhiana;Punjab;Ludhiyana;लुधियाना;Ludhiana;1410
Tirunelveli;Tamil Nadu;Nellai;तिरुनलवेली,तिरुनॆल्वेलि,तिरुनेल्वेली,तिरूनेलवेली;Tirunelveli;62700
Agra;Uttar Pradesh;;आगरा;Agra;2820
Vadodara;Gujarat;Baroda;बड़ोदरा,वडोदरा,वदोदरा,बड़ौदा,बडौदा,वड़ोदरा;Vadodara;390
Nashik;Maharashtra;Nasik;नाशिक,नाशीक,नासिक;Nashik;4220,422101,422102
Pimpri-Chinchwad;Maharashtra;Pimpri Chinchwad,Pimpri,Chinchwad;पिंपरी-चिंचवड,पिंपरी चिंचवड;Pune;410504,410505,411017,411018,411019,411033,411034,411035,411044,411062,412216,412303,413103
Kalyan;Maharashtra;Kalyan-Dombivli,Kalyan Dombivali;कल्याण;Thane;421301
Thane;Maharashtra;Thana;ठाणे;Thane;4006
Meerut;Uttar Pradesh;;मीरत,मेरठ;Meerut;25000
Faridabad;Haryana;;फरीदाबाद,फ़रीदाबाद;Faridabad;1210
Ghaziabad;Uttar Pradesh;;गाज़ियाबाद,गाजियाबाद;Ghaziabad;20100,20101
Dombivli;Maharashtra;Dombivali;डोंबिवली;Thane;421201,421203
Rajkot;Gujarat;;राजकोट;Rajkot;3600
Varanasi;Uttar Pradesh;Benares,Banaras,Kashi;काशी,वाराणसी,बनारस;Varanasi;2210
Amritsar;Punjab;;अमृतसर,अमृतसरः;Amritsar;1430
Prayagraj;Uttar Pradesh;Allahabad;इलाहाबाद,प्रयागराज;Allahabad;2110
Visakhapatnam;Andhra Pradesh;Vizag,Vishakhapatnam,Waltair;विशाखापट्टणम,विशाखापत्तनम,विशाखापट्टनम;Visakhapatnam;5300
Jabalpur;Madhya Pradesh;Jubbulpore;जबलपुर;Jabalpur;482001,482002,482011
Howrah;West Bengal;Haora;हावड़ा;Howrah;71110
Aurangabad;Maharashtra;Chhatrapati Sambhajinagar,Sambhajinagar;औरंगाबाद;Aurangabad;43100
Solapur;Maharashtra;Sholapur;सोलापूर,सोलापुर;Solapur;41300,413255
Srinagar;Jammu and Kashmir;Shrinagar;श्रीनगर,सिरीनगर;Srinagar;1900
Chandigarh;Chandigarh;Chandigadh;चंडीगढ़,चण्डीगढ़,चंडीगढ;Chandigarh;1600
Coimbatore;Tamil Nadu;Kovai;कोइंबतूर,कोयंबतूर,कोयम्बत्तूर,कोयम्बत्तूरु,कोयंबटूर,कोयम्बटूर;Coimbatore;6410
Jodhpur;Rajasthan;;जोधपुर,जोधपूर;Jodhpur;3420
Madurai;Tamil Nadu;;मदुरई,मदुराई,मदुरै,मधुरै;Madurai;6250,625104
Guwahati;Assam;Gauhati;गुवहाटी,गुवाहाटी;;7810
Gwalior;Madhya Pradesh;;ग्वालियर;Gwalior;47400
Vijayawada;Andhra Pradesh;Bezawada;विजयवाड़ा,विजयवाडा;Krishna;5200
Mysuru;Karnataka;Mysore;मैसूर,मैसूरु,म्हैसूर;Mysuru;5700
Ranchi;Jharkhand;;राँची,रांची;Ranchi;8340
Hubballi;Karnataka;Hubli;हुबली,हुब्बल्ली;Dharwad;58002,58003
Jalandhar;Punjab;Jullundur;जलंधर,जलन्धर;Jalandhar;144001,144005
Thiruvananthapuram;Kerala;Trivandrum;तिरुवनंतपुरम,तिरुवनन्तपुरम,त्रिवेंद्रम,त्रिवेन्द्रम;Thiruvananthapuram;6950
Salem;Tamil Nadu;;सेलम;Salem;63600,636013,636456
Tiruchirappalli;Tamil Nadu;Trichy,Tiruchchirappalli,Tiruchi;तिरुचिरापल्ली,तिरुचिरापळ्ळि;Tiruchirappalli;62000
Kota;Rajasthan;;कोटा;Kota;32400
Bhubaneswar;Odisha;Bhubaneshwar;भुवनेश्वर;Khorda;7510
Aligarh;Uttar Pradesh;;अलीगढ़;Aligarh;202001,202002,202122
Bareilly;Uttar Pradesh;Bareli;बरेली,बरैली;Bareilly;243001,243003
Moradabad;Uttar Pradesh;;मुरादाबाद;Moradabad;244001
Bhiwandi;Maharashtra;Bhivandi;भिवंडी,भिवन्दी;Thane;421308
Raipur;Chhattisgarh;New Raipur,Naya Raipur,Nava Raipur;रायपुर,रायपूर;Raipur;4920
Gorakhpur;Uttar Pradesh;;गोरखपुर,गोरखपूर;Gorakhpur;273001,273009
Bhilai;Chhattisgarh;;भिलाई,भिलै नगर;Durg;490001,490009,490021,490025
Jamshedpur;Jharkhand;Tatanagar;जमशेदपुर,जमशेदपूर,जम्शेदपुर;East Singhbhum;831001,831002
Kochi;Kerala;Cochin,Fort Cochin;कोच्चि,कोच्ची,कोचीन;Ernakulam;682,683111
Amravati;Maharashtra;Amaravati;अमरावती;Amravati;444601,444602
Sangli;Maharashtra;;सांगली;Sangli;416416
Cuttack;Odisha;Kataka;कटक;Cuttack;753001
Bikaner;Rajasthan;;बीकानेर;Bikaner;334001
Warangal;Telangana;;वरंगल,वारंगल,वारंगळ;;
Bhavnagar;Gujarat;Bhaunagar;भावनगर;Bhavnagar;36400
Nanded;Maharashtra;Hazur Sahib Nanded;नांदेड,नांदेड़,नान्देड;Nanded;431601
Raurkela;Odisha;;राउरकेला,रुरकेला;Sundergarh;
Guntur;Andhra Pradesh;;गुंटूर;Guntur;52200
Dehradun;Uttarakhand;Dehra Dun;देहरादून;Dehradun;2480
Mira Bhayandar;Maharashtra;Mira-Bhayandar,Mira Road,Bhayandar;मीरा भाईंदर;Thane;401105,401107
Durgapur;West Bengal;;दुर्गापुर,दुर्गापूर;Purba Bardhaman;71320,713210,713214
Ajmer;Rajasthan;;अजमेर;Ajmer;305001
Ulhasnagar;Maharashtra;;उल्हासनगर;Thane;42100
Kolhapur;Maharashtra;;कोल्हापुर;Kolhapur;416001,416003,416012
Siliguri;West Bengal;Shiliguri;सिलीगुड़ी;Darjiling;73400
Asansol;West Bengal;;आसनसोल;Paschim Bardhaman;713301,713304
Jamnagar;Gujarat;;जामनगर;Jamnagar;361001
Saharanpur;Uttar Pradesh;;सहारनपुर;Saharanpur;247001
Kalaburagi;Karnataka;Gulbarga;गुलबर्ग,गुलबर्गा,गुल्बर्गा;Kalaburagi;585101,585107
Bhatpara;West Bengal;;;North 24 Parganas;743123
Jammu;Jammu and Kashmir;;जम्मू;Jammu;1800
Kurnool;Andhra Pradesh;;करनूल,कुरनूल,कुर्नुल,कुर्नूल;Kurnool;51800
Ujjain;Madhya Pradesh;Ujjayini;उज्जैन;Ujjain;45600,456010
Ramgundam;Telangana;;रामगुंडम;Karim Nagar;
Shyamnagar;West Bengal;;;Hooghly;
Kozhikode;Kerala;Calicut;कोलिक्कोट,कोळिकोड,कोष़िक्कोड,कोझिकोड,कालीकट;Kozhikode;6730
Malegaon;Maharashtra;;मालेगांव;Nashik;422203,422208,423104,423105,423203
Davanagere;Karnataka;Davangere;दावणगेरे;Davangere;57700
Jalgaon;Maharashtra;;जलगाँव,जलगाव,जळगाव;Jalgaon;425001,425309
Akola;Maharashtra;;अकोला;Akola;444001,444002
Belagavi;Karnataka;Belgaum;बेलगाँव,बेलगांव,बेळगांव,बेळगावी;Belagavi;59000,59001
Gaya;Bihar;;गया;Gaya;823001,823002
Udaipur;Rajasthan;;उदयपुर,उदयपूर;Udaipur;3130
Korba;Chhattisgarh;;कोरबा;Korba;495677
Bokaro;Jharkhand;;बोकारो;Bokaro;827001,829107
Mangaluru;Karnataka;Mangalore;मंगळूर,मङ्गलूरु,मङ्गळूरु,मैंगलूर,मंगलुरु,मंगलूरु,मंगलौर,मंगलोर;Dakshina Kannada;5750
Jhansi;Uttar Pradesh;;झांसी,झाँसी;Jhansi;28400
Thoothukudi;Tamil Nadu;Tuticorin;तूतुकुडि,तूतुकुडी,तूत्तुक्कुटि;Tuticorin;62800
Nellore;Andhra Pradesh;Nelluru;नेल्लोर,नेल्लौर;Nellore;524001,524003
Tiruppur;Tamil Nadu;Tirupur;तिरुपुर,तिरुपूर,तिरूपुर;TIRUPPUR;641604
Kollam;Kerala;Quilon;कोल्लम;Kollam;691001,691013
Panihati;West Bengal;;;North 24 Parganas;
Ahmednagar;Maharashtra;Ahilyanagar,Ahmadnagar;अहमदनगर;Ahmed Nagar;41400
Dhulia;Maharashtra;;धुले,धुळे;Dhule;
Bhagalpur;Bihar;;भागलपुर;Bhagalpur;812001,812002
Muzaffarnagar;Uttar Pradesh;Muzaffar Nagar;मुज़फ़्फ़र नगर,मुझफ्फरनगर;Muzaffarnagar;251001,251002
Latur;Maharashtra;;लातूर;Latur;413512
Ballari;Karnataka;Bellary;बळ्ळारी,बेल्लारी;Ballari;58310,583152
Muzaffarpur;Bihar;;मुजफ्फरपुर;Muzaffarpur;842001
Kamarhati;West Bengal;;;North 24 Parganas;
Mathura;Uttar Pradesh;;मथुरा;Mathura;281001,281005
Patiala;Punjab;Pattiala;पटियाला;Patiala;147001
Chanda;Maharashtra;;चंद्रपूर,चन्द्रपुर;Chandrapur;
Bhilwara;Rajasthan;;भीलवाड़ा;Bhilwara;311001
Thrissur;Kerala;Trichur;त्रिशूर;Thrissur;68000,680020,680021,680596
Berhampur;Odisha;Brahmapur;ब्रह्मपुर;Ganjam;76000
Shahjahanpur;Uttar Pradesh;;शाहजहांपुर;Shahjahanpur;242001
Shivamogga;Karnataka;Shimoga;शिमोगा;Shivamogga;577201,577202
Rohtak;Haryana;;रोहतक;Rohtak;124001
Tumakuru;Karnataka;Tumkur;तुमकुर,तुमकुरु;Tumakuru;572101
Firozabad;Uttar Pradesh;;फिरोजाबाद;Firozabad;283203
Nizamabad;Telangana;;निज़ामाबाद;Nizamabad;503001,503003
Kulti;West Bengal;;;Purba Bardhaman;
Rajahmundry;Andhra Pradesh;Rajamahendravaram,Rajamundry;राजमुंद्री;East Godavari;533101
Bardhaman;West Bengal;Burdwan;बर्धमान;Purba Bardhaman;713101,713104
Barasat;West Bengal;;बारासात;North 24 Parganas;
Bali;West Bengal;;;Howrah;
Hisar;Haryana;;हिसार;Hisar;125001,125006
Rampur;Uttar Pradesh;;रामपुर;Rampur;244901,244923
Greater Noida;Uttar Pradesh;;ग्रेटर नोएडा;Gautam Buddha Nagar;201306,201308,201310,201312,201318
Noida;Uttar Pradesh;New Okhla;नोइडा,नोएडा,नोयडा;Gautam Buddha Nagar;201301,201303,201304,201305,201307,201309,201313,201316,201317
Kakinada;Andhra Pradesh;;काकीनाडा;East Godavari;533001
Panipat;Haryana;;पानीपत;Panipat;13210,132140
Parbhani;Maharashtra;;परभणी;Parbhani;431401
Darbhanga;Bihar;;दरभंगा,दरभङ्गा;Darbhanga;846004
Alwar;Rajasthan;;अलवर,अल्वर;Alwar;301001
Bilaspur;Chhattisgarh;;बिलासपुर;Bilaspur(CGH);495001,495004
Ichalkaranji;Maharashtra;Ichalkaranjee;इचलकरंजी,ईचल्करंजी;Kolhapur;416115
Vijayapura;Karnataka;Bijapur;बीजापुर,विजापूर;Vijayapura;58610
Aizawl;Mizoram;;आइज़ोल,आइजोल,ऐजव्ल,ऐजोल,ऐझॉल;Aizawl;796001
Jalna;Maharashtra;;जालना;Jalna;431203,431213
Dewas;Madhya Pradesh;;देवस,देवास;Dewas;455001
Satna;Madhya Pradesh;;सतना;Satna;485001,485005,485114
Etawah;Uttar Pradesh;;इटावा;Etawah;206001
Durg;Chhattisgarh;;दुर्ग;Durg;491001
Naihati;West Bengal;;;North 24 Parganas;743165
Tirupati;Andhra Pradesh;Tirupathi;तिरुपति,तिरुपतिः,तिरुपती,तिरुप्पति;Chittoor;517501,517507
Sonipat;Haryana;Sonepat;सोनीपत;Sonipat;131001
Avadi;Tamil Nadu;;;Kanchipuram;
Tiruvottiyur;Tamil Nadu;;;Tiruvallur;
Sagar;Madhya Pradesh;Saugor;सागर;Sagar;47000
Mau;Uttar Pradesh;;मऊ,मऊनाथ भंजन,मवु,मौ;Mau;275101
Bihar Sharif;Bihar;;बिहार शरीफ;Nalanda;
Hapur;Uttar Pradesh;;हापुड़;Hapur;
Bathinda;Punjab;Bhatinda;बठिंडा,बठिण्डा;Bathinda;15100
Farrukhabad;Uttar Pradesh;;फर्रुखाबाद;Farrukhabad;209625
Anantapur;Andhra Pradesh;Anantapuram;अनंतपूर,अनन्तपुर;Ananthapur;515001,515002
Ratlam;Madhya Pradesh;;रतलाम;Ratlam;457001
Ramagundam;Telangana;;रामगुंडं मण्डल;Karim Nagar;505208
Sri Ganganagar;Rajasthan;;श्रीगंगानगर;Ganganagar;
Bharatpur;Rajasthan;;भरतपुर,भरतपूर;Bharatpur;321001
Karimnagar;Telangana;;करीमनगर;Karim Nagar;505001
Puducherry;Puducherry;Pondicherry,Pondy;पॉण्डिचेरी,पुदुचेरी,पुडुचेरी,पांडिचेरी,पॉन्डिचेरी;Pondicherry;6050
Serampore;West Bengal;;;Hooghly;712201
Raichur;Karnataka;;रायचूर;Raichur;58410
Karnal;Haryana;;करनाल;Karnal;132001
Arrah;Bihar;;आरा;Bhojpur;802301
Imphal;Manipur;Imphal City;इंफाल,इम्फाल;Imphal East;
Mirzapur;Uttar Pradesh;;मिर्ज़ापुर;Mirzapur;231001
Kharagpur;West Bengal;;खरगपुर,खरगपूर;West Midnapore;721301,721302
Dhanbad;Jharkhand;;धनबाद;Dhanbad;826001
Thanjavur;Tamil Nadu;Tanjore;तंजावुर;Thanjavur;61300
Ambernath;Maharashtra;;अंबरनाथ;Thane;421501
Nagercoil;Tamil Nadu;Nagarcoil;नागरकोइल;Kanyakumari;629001,629004
Pali;Rajasthan;;पाली;Pali;306401
Yamunanagar;Haryana;;यमुनानगर;Yamuna Nagar;135001
Rewa;Madhya Pradesh;;रीवा;Rewa;48600
Bidar;Karnataka;;बीदर;Bidar;58540
Agartala;Tripura;;अगरतला,अगरताल,अगरताला,अगर्तला;West Tripura;79900,799010,799014
Munger;Bihar;;मुंगेर;Munger;
Burhanpur;Madhya Pradesh;;बुरहानपुर;Burhanpur;450331
Nadiad;Gujarat;;नडियाद;Kheda;387001
Chapra;Bihar;;चप्रा,छपरा,छप्रा;Saran;841301
Dindigul;Tamil Nadu;;दिंडुक्कल,दिण्डुक्कल,दिन्दिगुल;Dindigul;62400
Panchkula;Haryana;;पंचकुला,पञ्चकुला;Panchkula;1341
Sikar;Rajasthan;;सीकर;Sikar;332001
Bulandshahr;Uttar Pradesh;;बुलन्दसहर;Bulandshahr;203001
Purnia;Bihar;;पुर्णिया,पूर्णिया;Purnia;
Hosapete;Karnataka;Hospet;होसपेटे,होस्पेट;Ballari;583201,583203
Gurugram;Haryana;Gurgaon;गुडगांव,गुरगांव,गुरुग्राम,गुड़गांव,गुड़गाँव;Gurgaon;12200,12201
Sambhal;Uttar Pradesh;;संभल;;
Gandhinagar;Gujarat;;गांधीनगर;Gandhi Nagar;382006,382007,382010,382016,38202,382030
Katni;Madhya Pradesh;;कटनी;Katni;483501,483504
Machilipatnam;Andhra Pradesh;Masulipatnam;मछलीपट्टनम;Krishna;521001
Katihar;Bihar;;कटिहार;Katihar;85410
Bhiwani;Haryana;;भिवानी;Bhiwani;127021
Raebareli;Uttar Pradesh;;रायबरेली;Raebareli;
Haridwar;Uttarakhand;Hardwar,Hurdwar;हरिद्वार;Haridwar;249401
Singrauli;Madhya Pradesh;;सिंगरौली;Singrauli;486889
Junagadh;Gujarat;;जूनागढ़;Junagadh;36200
Sujangarh;Rajasthan;;सुजानगढ़;Churu;331507
Eluru;Andhra Pradesh;;एलुरु;West Godavari;53400
Bhusaval;Maharashtra;;भुसावल;Jalgaon;
Khandwa;Madhya Pradesh;;खंडवा,खण्डवा,खन्द्वा,खांडवा;East Nimar;450001
Bahraich;Uttar Pradesh;;बहराइच;Bahraich;271801
Sirsa;Haryana;;सिरसा;Sirsa;125055
Chandannagar;West Bengal;;चन्दननगर;Hooghly;712136
Baharampur;West Bengal;;बहरमपुर,बहरामपुर,बहरामपूर;Murshidabad;
Surendranagar;Gujarat;;सुरेंद्रनगर;Surendra Nagar;363001,363002
Vizianagaram;Andhra Pradesh;Vijayanagaram;विजयनगरम;Vizianagaram;53500
Proddatur;Andhra Pradesh;;;Cuddapah;516360
Vellore;Tamil Nadu;;भेल्लोर,वेल्लूर,वेल्लूरु,वेल्लोर;Vellore;63200,632014,632519
Hooghly;West Bengal;;हुगली;Hooghly;712103
Alappuzha;Kerala;Alleppey;अलाप्पुझा;Alappuzha;68800,688011,688012
Amroha;Uttar Pradesh;;अमरोहा;Jyotiba Phule Nagar;244221
Tambaram;Tamil Nadu;;तांबरम;Kanchipuram;
Pathankot;Punjab;;पठानकोट;Pathankot;
Bhind;Madhya Pradesh;;भिंड;Bhind;477001
Shimla;Himachal Pradesh;Simla;शिमला,सिमला;Shimla;1710
Ongole;Andhra Pradesh;;ओंगोल;Prakasam;523001
Navsari;Gujarat;;नवसारी;Navsari;396445
Puri;Odisha;Jagannath Puri;पुरी;Puri;752001,752002
Haldia;West Bengal;;हल्दिया;East Midnapore;721441,72160
Khammam;Telangana;;खम्मम,खम्माम;Khammam;507001
Raiganj;West Bengal;;रायगंज;North Dinajpur;733134
Malda;West Bengal;;मालदा;Malda;732101
Jaunpur;Uttar Pradesh;;जौनपुर;Jaunpur;222001,222002
Fatehpur;Uttar Pradesh;;फतेहपुर;Fatehpur;212601,212655
Gandhidham;Gujarat;Gandhi Dham;गांधीधाम;Kachchh;370201
Nandyal;Andhra Pradesh;;;Kurnool;518501,518502
Udupi;Karnataka;;उडुपी;Udupi;576101
Loni;Uttar Pradesh;;लोनी;Ghaziabad;201102
Sitapur;Uttar Pradesh;;सीतापुर;Sitapur;261001
Shivpuri;Madhya Pradesh;;शिवपुरी;Shivpuri;473551
Bhadravati;Karnataka;;;Shivamogga;577301
Adoni;Andhra Pradesh;;;Kurnool;518301,518302
Veraval;Gujarat;;वेरावल;;
Sambalpur;Odisha;;संबलपुर,संबलपूर;Sambalpur;768001
Gadag;Karnataka;;गदग;Gadag;58210
Unnao;Uttar Pradesh;;उन्नाव;Unnao;209801
Budaun;Uttar Pradesh;;बदांयू,बदायूँ,बुडौन;Budaun;243601
Jind;Haryana;;जींद;Jind;126102
Madhyamgram;West Bengal;;मध्यमग्राम;North 24 Parganas;
Jamuria;West Bengal;;;Purba Bardhaman;
Cuddalore;Tamil Nadu;;कडलूर,कडलूरु,कड्डालोर;Cuddalore;607001,607003
Orai;Uttar Pradesh;;उरई;Jalaun;285001
Hoshiarpur;Punjab;Hushiarpur;होशियारपुर;Hoshiarpur;144211,146001
Hanumangarh;Rajasthan;;हनुमानगढ़;Hanumangarh;335512,335513
Kanchipuram;Tamil Nadu;Kancheepuram,Conjeevaram;कांचीपुरम;Kanchipuram;631501
Guna;Madhya Pradesh;;गुना;Guna;473001
Bahadurgarh;Haryana;;बहादुरगढ़;Jhajjar;124507,124508
Bharuch;Gujarat;Broach;भरूच;Bharuch;392001
Medinipur;West Bengal;Midnapore,Midnapur;मेदिनीपुर;West Midnapore;721101
Ayodhya;Uttar Pradesh;Faizabad;अयोध्या,फैजाबाद;Faizabad;224001,224123
Danapur;Bihar;;दानापुर;Patna;801503
Silchar;Assam;;सिलचर;Cachar;788001,788010,788014
Banda;Uttar Pradesh;;बांदा;Banda;210001
Morena;Madhya Pradesh;;मुरैना,मोरेना;Morena;476001
Tonk;Rajasthan;;टोंक;Tonk;304001
Rajnandgaon;Chhattisgarh;;राजनांदगांव;Rajnandgaon;491441
Virar;Maharashtra;;विरार;Thane;401303,401305
Malkajgiri;Telangana;;मल्कजगञ्ज;;
Shantipur;West Bengal;;;Nadia;
Barrackpore;West Bengal;;;North 24 Parganas;743262
Erode;Tamil Nadu;;इरोड,ईरोड,एरोड;Erode;638001,638002,638011
Ambala;Haryana;Umballa;अंबाला;Ambala;133001,134003
Krishnanagar;West Bengal;;कृष्णनगर,कृष्णानगर;Nadia;741101
Saharsa;Bihar;;सहरसा,सहर्सा;Saharsa;852201,852202
Batala;Punjab;;बटाला;Gurdaspur;143505,143506
Bhimavaram;Andhra Pradesh;;;West Godavari;534201,534202
Balurghat;West Bengal;;;;
Kaithal;Haryana;;कैथल;Kaithal;136027
Lakhimpur;Uttar Pradesh;;लखीमपुर;Kheri;262701
Hazaribagh;Jharkhand;;हजारीबाग;Hazaribag;825301
Vidisha;Madhya Pradesh;;विदिशा;Vidisha;464001
Haldwani;Uttarakhand;;हल्द्वानी;Nainital;263139
Habra;West Bengal;;;North 24 Parganas;743263,743268
Kumbakonam;Tamil Nadu;Combaconum;कुंभकोणम,कुम्बकोनाम;Thanjavur;612001
Porbandar;Gujarat;;पोरबंदर,पोरबन्दर;Porbandar;36057
Chitradurga;Karnataka;;चित्रदुर्ग;Chitradurga;577501
Thanesar;Haryana;;थानेसर;Kurukshetra;136118
Tiruvannamalai;Tamil Nadu;;तिरुवन्नामलाई;Tiruvannamalai;606601
Anand;Gujarat;;आणंद,आनंद;Anand;388001,388110
Kanchrapara;West Bengal;;;Nadia;
Mahbubnagar;Telangana;;महबूबनगर;Mahabub Nagar;
Dimapur;Nagaland;;दीमापुर;Dimapur;797112,797116
Kolar Gold Fields;Karnataka;;;Kolar;563122
Chhindwara;Madhya Pradesh;;छिंदवाड़ा;Chhindwara;480001
Mandya;Karnataka;;मंड्या,मांड्या;Mandya;571401
Bankura;West Bengal;;बांकुड़ा;Bankura;722101
Hajipur;Bihar;;हाजीपुर;Vaishali;844101,844102
Gonda;Uttar Pradesh;;गोंडा;Gonda;271001,271003
Bhuj;Gujarat;Bhooj;भुज,भूज;Kachchh;370001,370015
Hindupur;Andhra Pradesh;;हिंदूपुर;Ananthapur;515201,515202,515212
Shillong;Meghalaya;;शिलाँग,शिलांग,शिलाङ्ग,शिलोंग;East Khasi Hills;793001
Palakkad;Kerala;Palghat;पालक्काड,पालक्काड़;Palakkad;678001,678008,678014,678731
Godhra;Gujarat;;गोधरा;Panch Mahals;389001,389002
Kishangarh;Rajasthan;;किशनगढ़,किशानगढ;Ajmer;305802
Raniganj;West Bengal;;;Purba Bardhaman;713347
Pilibhit;Uttar Pradesh;;पीलीभीत;Pilibhit;262001
Beawar;Rajasthan;;ब्यावर;Ajmer;305901
Abohar;Punjab;;अबोहर;Firozpur;152116
Moga;Punjab;;मोगा;Moga;142001,142003
Dehri;Bihar;;;Rohtas;821307
Deoria;Uttar Pradesh;;देवरिया;Deoria;274001,274405,274509,274806,274807
Hassan;Karnataka;;हासन;Hassan;573201
Khardah;West Bengal;;;North 24 Parganas;
Yavatmal;Maharashtra;;यवतमाल;Yavatmal;445001
Halisahar;West Bengal;;;North 24 Parganas;
Panvel;Maharashtra;;पनवेल;;
Titagarh;West Bengal;;;North 24 Parganas;
Kadapa;Andhra Pradesh;Cuddapah;कडपा;Cuddapah;516001,516163
Bettiah;Bihar;;बेतिया,बेत्तिया;West Champaran;845438
Hathras;Uttar Pradesh;;हाथरस;Hathras;204101,204102
Lalitpur;Uttar Pradesh;;ललितपुर,ललितपूर;Lalitpur;284403
Kolar;Karnataka;;कोलार;Kolar;563101,563102
Mandsaur;Madhya Pradesh;;मंदसौर,मन्दसौर;Mandsaur;458001,458002
Gondia;Maharashtra;;गोंदिया,गोण्डिया;Gondia;441601,441614
Rajapalayam;Tamil Nadu;;;Virudhunagar;626117
Darjeeling;West Bengal;;दार्जिलिंग;Darjiling;734101
Mohali;Punjab;Sahibzada Ajit Singh Nagar,SAS Nagar;मोहाली;Mohali;160055,160059,160062,160071
Palanpur;Gujarat;Palampur Gujarat;पालनपुर;Banaskantha;385001
Hardoi;Uttar Pradesh;;हरदोई;Hardoi;241001
Purulia;West Bengal;;पुरुलिया;Purulia;723101
Dibrugarh;Assam;;डिब्रूगढ़,दिब्रुगढ;Dibrugarh;786001,786004,786010
Palwal;Haryana;;पलवल;;
Nalgonda;Telangana;;नलगोंडा,नल्गोन्डा,नालगोंडा;Nalgonda;508001
Bhadreswar;West Bengal;;;Hooghly;712124
Chikkamagaluru;Karnataka;Chikmagalur;चिकमगलूर;Chikkamagaluru;577101,577102
Raigarh;Chhattisgarh;;रायगढ;Raigarh;496001
Guntakal Junction;Andhra Pradesh;;गंतलक,गुंटकल;Ananthapur;
Gangapur;Rajasthan;;;Sawai Madhopur;322201
Siwan;Bihar;;सिवान;Siwan;841226,841227
Damoh;Madhya Pradesh;;दमोह,दामोह;Damoh;470661
Adilabad;Telangana;;आदिलाबाद;Adilabad;504001
Srikakulam;Andhra Pradesh;;;Srikakulam;532001
Jetpur;Gujarat;;जेतपुर;Rajkot;360370
Morbi;Gujarat;Morvi;मोरबी;MORBI;363641,363642
Patan;Gujarat;;पाटण,पाटन;Patan;384265
Khanna;Punjab;;खन्ना;Ludhiana;141401
Botad;Gujarat;;बोटाद;;
Rishra;West Bengal;;;Hooghly;712248
Azamgarh;Uttar Pradesh;;आजमगढ,आज़मगढ़,आझमगढ;Azamgarh;276001
Gudivada;Andhra Pradesh;;;Krishna;521301
Baidyabati;West Bengal;;;Hooghly;712222
Basti;Uttar Pradesh;;बस्ती;Basti;272001,272002
Balasore;Odisha;Baleshwar;बालेश्वर;Baleswar;756001
Dharmavaram;Andhra Pradesh;;;Ananthapur;515671,515672
Malerkotla;Punjab;;मलेरकोटला;Sangrur;148023
Wardha;Maharashtra;;वर्धा;Wardha;442001
Jhunjhunu;Rajasthan;;झुंझुनू;Jhujhunu;333001
Satara;Maharashtra;;सातारा;Satara;415001
Chandausi;Uttar Pradesh;;चंदौसी;Moradabad;244412
Mothihari;Bihar;;मोतिहारी;East Champaran;
Chas;Jharkhand;;;Bokaro;827013
Pudukkottai;Tamil Nadu;;पुदुक्कोट्टई;Pudukkottai;62200
Rewari;Haryana;;रेवाड़ी;Rewari;123401
Sri Vijaya Puram;Andaman and Nicobar Islands;Port Blair;पोर्ट ब्लेयर,पोर्ट ब्लेर,पोर्टब्लेयर,श्री विजय पुरम;South Andaman;744101
Suryapet;Telangana;;;Suryapet;
Bangaon;West Bengal;;बानगावं;North 24 Parganas;743235
Ashoknagar Kalyangarh;West Bengal;;;North 24 Parganas;
Achalpur;Maharashtra;;अचलपूर,अलचपुर;Amravati;444806
Nabadwip;West Bengal;;;Nadia;741302
Barsi;Maharashtra;;बार्शी;Solapur;
Sultanpur;Uttar Pradesh;;सुल्तानपुर;Sultanpur;228001
Ambur;Tamil Nadu;;अम्बुर;Vellore;635802
Narmadapuram;Madhya Pradesh;Hoshangabad;नर्मदापुरम,होशंगाबाद;Hoshangabad;461001
Sawai Madhopur;Rajasthan;;सवाई माधोपुर;Sawai Madhopur;
Madanapalle;Andhra Pradesh;;मदनपल्ली,मदनपल्ले मण्डल;Chittoor;517319,517325,517326
Bansbaria;West Bengal;;;Hooghly;
Tadepalligudem;Andhra Pradesh;;;West Godavari;534101,534102
Jalpaiguri;West Bengal;;जलपाईगुड़ी;Jalpaiguri;735101
Chittorgarh;Rajasthan;;चित्तौड़गढ़;Chittorgarh;312001
Gangavathi;Karnataka;;;Koppal;583227
Khurja;Uttar Pradesh;;खुर्जा;Bulandshahr;203131,203132
Ponnani;Kerala;;;Malappuram;
Barnala;Punjab;;बरनाला;Barnala;148101
Badlapur;Maharashtra;;बदलापूर,बादलपुर;Thane;421503
Roorkee;Uttarakhand;;रुड़की,रूरकी;Haridwar;247667
Bagaha;Bihar;;;West Champaran;845101
Hosur;Tamil Nadu;;होसूर;Krishnagiri;635109,635110,635126
Churu;Rajasthan;;चूरू;Churu;331001
Nagda;Madhya Pradesh;;नागदा;Ujjain;456335
Kashipur;Uttarakhand;;काशीपुर,काशीपूर;Udham Singh Nagar;244713
Ghazipur;Uttar Pradesh;;गाज़ीपुर;Ghazipur;233001
Begusarai;Bihar;;बेगुसराई,बेगुसराय,बेगूसराय;Begusarai;851101
Dholpur;Rajasthan;;धौलपुर;Dholpur;328001
Mormugao;Goa;;;South Goa;403803
Firozpur;Punjab;Ferozepur;फिरोजपुर;Firozpur;152001,152002
Gondal;Gujarat;;गोंडल;Rajkot;360311
Seoni;Madhya Pradesh;;सिवनी;Seoni;480661,481226
Jagadhri;Haryana;;जगाधरी;Yamuna Nagar;135003
Miryalaguda;Telangana;;;Nalgonda;
Udgir;Maharashtra;;उदगीर;Latur;413517
Jamalpur;Bihar;;;Munger;811214
Nandurbar;Maharashtra;;नंदुरबार;Nandurbar;425412
Itarsi;Madhya Pradesh;;इटारसी;Hoshangabad;461111
Vasco da Gama;Goa;Vasco;वास्को;South Goa;403802
Phagwara;Punjab;;फगवाड़ा;Kapurthala;144401
Karaikudi;Tamil Nadu;Karaikkudi;कारैकुडी,काराईकुडी;Sivaganga;630001,630002,630003
Ooty;Tamil Nadu;Udhagamandalam,Ootacamund;उदगमंदलम,ऊटी;Nilgiris;
Kohima;Nagaland;;कोहिमा;Kohima;79700
Margao;Goa;Madgaon;मडगांव;South Goa;403601
Ratnagiri;Maharashtra;;रत्नगिरी,रत्नागिरि;Ratnagiri;415612
Vapi;Gujarat;;वापि,वापी;Valsad;396191,396195
Jaisalmer;Rajasthan;;जेसलमेर,जैसलमेर;Jaisalmer;345001
Rishikesh;Uttarakhand;Hrishikesh;ऋषिकेश;Dehradun;249201
Panaji;Goa;Panjim;पणजी,पंजिम;North Goa;403001
Kannur;Kerala;Cannanore;कण्णुर,कण्णूर,कन्नूर;Kannur;670001,670003,670012,670017,670567
Kottayam;Kerala;;कोट्टायम;Kottayam;68600,686013
Itanagar;Arunachal Pradesh;;ईटानगर;Papum Pare;791111
Daman;Dadra and Nagar Haveli and Daman and Diu;;दमण,दमन;;
Leh;Ladakh;Leh Ladakh;लेह;;
Gangtok;Sikkim;;गंगटोक,गङ्गटोक्,गाङतोक,गान्तोक;;
Silvassa;Dadra and Nagar Haveli and Daman and Diu;Silvasa;सिलवास,सिलवासा,सिल्वासा;;
Mussoorie;Uttarakhand;;मसुरी,मसूरी;Dehradun;248179
Manali;Himachal Pradesh;;मनाली;Kullu;175131
Auroville;Tamil Nadu;;अरोविले,ओरोविल,ऑरोविल;Villupuram;605101
Amaravati;Andhra Pradesh;;अमरावती आंध्र;;
Mapusa;Goa;;म्हापसा;;
Nainital;Uttarakhand;;नैनीताल;;
Zirakpur;Punjab;;जीरकपुर;;
`;

/** Districts, quarters and Hindi names in Latin letters that people write instead of a city. */
export const aliasRows = `
Kochi:Ernakulam
Hyderabad:Rangareddy,Ranga Reddy,R R District,K V Rangareddy,Medchal,Medchal Malkajgiri,Malkajgiri,Cyberabad
Noida:Gautam Buddha Nagar,Gautam Budh Nagar,Gautam Buddh Nagar,G B Nagar,GB Nagar,GBN
Mumbai:Mumbai Suburban,Mumbai City,Greater Mumbai,Brihanmumbai,Mumbai Suburb,Bombay Suburban
Bengaluru:Bengaluru Urban,Bangalore Urban,Bengaluru Rural,Bangalore Rural,Bengaluru North,Bengaluru South,Bengaluru East,Bangalore North,Bangalore South,Bangalore East
Delhi:South Delhi,North Delhi,East Delhi,West Delhi,Central Delhi,South West Delhi,South East Delhi,North West Delhi,North East Delhi,Shahdara,NCT of Delhi
Guwahati:Kamrup Metropolitan,Kamrup Metro
Bhubaneswar:Khordha,Khurda
Mangaluru:Dakshina Kannada,South Canara
Mohali:S A S Nagar
Kanpur:Kanpur Nagar
Jamshedpur:East Singhbhum,Purbi Singhbhum
Vijayawada:NTR District
Ooty:The Nilgiris,Nilgiris
Bhuj:Kachchh,Kutch
Nagercoil:Kanyakumari District
Kozhikode:Kozhikode District
Mumbai:Andheri,Andheri East,Andheri West,Bandra,Bandra East,Bandra West,Bandra Kurla Complex,BKC,Borivali,Borivli,Borivali West,Borivali East,Kandivali,Kandivali East,Kandivali West,Malad,Malad West,Malad East,Goregaon,Goregaon East,Goregaon West,Jogeshwari,Vile Parle,Vile Parle East,Vile Parle West,Santacruz,Santa Cruz,Khar West,Juhu,Versova,Powai,Chembur,Ghatkopar,Vikhroli,Bhandup,Mulund,Mulund West,Kurla,Sion,Dadar,Worli,Lower Parel,Parel,Prabhadevi,Colaba,Nariman Point,Cuffe Parade,Byculla,Matunga,Wadala,Mahim,Dahisar,Malabar Hill,Kala Ghoda,Oshiwara,Lokhandwala
Delhi:Rohini,Saket,Hauz Khas,Lajpat Nagar,Karol Bagh,Connaught Place,Vasant Kunj,Vasant Vihar,Greater Kailash,Pitampura,Janakpuri,Rajouri Garden,Punjabi Bagh,Mayur Vihar,Okhla,Chhatarpur,Mehrauli,Kirti Nagar,Defence Colony,Nehru Place,Chandni Chowk,Paschim Vihar,Preet Vihar,Dwarka Sector
Bengaluru:Koramangala,Indiranagar,Whitefield,Jayanagar,JP Nagar,J P Nagar,HSR Layout,BTM Layout,Electronic City,Electronics City,Yelahanka,Hebbal,Malleswaram,Malleshwaram,Rajajinagar,Marathahalli,Bellandur,Basavanagudi,Banashankari,Peenya,Kengeri,Ulsoor,Frazer Town,Sadashivanagar,Kalyan Nagar,Bommanahalli,KR Puram
Hyderabad:Secunderabad,Sikandarabad,सिकंदराबाद,Gachibowli,Madhapur,Hitec City,HITECH City,Kondapur,Kukatpally,Banjara Hills,Jubilee Hills,Begumpet,Miyapur,Manikonda,Uppal,LB Nagar,Dilsukhnagar,Nanakramguda,Financial District,Serilingampally,Kompally,Ameerpet,Somajiguda,Abids,Himayatnagar,Shamshabad,Tolichowki
Chennai:Adyar,T Nagar,T. Nagar,Thyagaraya Nagar,Anna Nagar,Velachery,Mylapore,Nungambakkam,Guindy,Porur,Kodambakkam,Alwarpet,Royapettah,Thiruvanmiyur,Besant Nagar,Perungudi,Sholinganallur,Ambattur,Kilpauk,Egmore
Pune:Kothrud,Baner,Aundh,Wakad,Hinjewadi,Hinjawadi,Viman Nagar,Kalyani Nagar,Koregaon Park,Hadapsar,Kharadi,Kondhwa,Katraj,Magarpatta,Erandwane,Deccan Gymkhana,Bavdhan,Balewadi,Wagholi
Kolkata:Salt Lake,Salt Lake City,Bidhannagar,Bidhan Nagar,New Town,Rajarhat,Ballygunge,Alipore,Behala,Tollygunge,Jadavpur,Gariahat,Dum Dum
Ahmedabad:Bodakdev,Navrangpura,Prahlad Nagar,Prahladnagar,Bopal,Thaltej,Vastrapur,Maninagar,Ambawadi,Ellisbridge
Kochi:Kakkanad,Edappally,Edapally,Kaloor,Palarivattom,Vyttila,Fort Kochi,Mattancherry,Panampilly Nagar,Kadavanthra,Thevara,Willingdon Island
Navi Mumbai:Vashi,Nerul,CBD Belapur,Belapur,Kharghar,Airoli,Ghansoli,Kopar Khairane,Koparkhairane,Seawoods,Sanpada,Turbhe
Gurugram:DLF Phase 1,DLF Phase 2,DLF Phase 3,DLF Phase 4,DLF Phase 5,DLF Cyber City,Cyber City,Udyog Vihar,Sushant Lok,Manesar
Lucknow:Gomti Nagar,Hazratganj,Indira Nagar Lucknow,Aliganj Lucknow
Jaipur:C Scheme,C-Scheme,Sitapura,Mansarovar
Thiruvananthapuram:Kazhakkoottam,Kowdiar,Vazhuthacaud,Pattom
Visakhapatnam:Gajuwaka,MVP Colony,Madhurawada,Dwaraka Nagar
Coimbatore:RS Puram,R S Puram,Peelamedu,Saibaba Colony
Vadodara:Alkapuri,Gotri,Akota
Surat:Adajan,Vesu,Piplod
Indore:Vijay Nagar Indore,Palasia
Nagpur:Dharampeth,Sitabuldi
Thane:Ghodbunder Road,Majiwada,Naupada
Bhubaneswar:Patia,Saheed Nagar,Chandrasekharpur
Guwahati:Dispur,Ganeshguri,Beltola
Greater Noida:Noida Extension,Greater Noida West
Zirakpur:Dhakoli
Faridabad:Ballabgarh,Ballabhgarh
Ghaziabad:Indirapuram,Vaishali Ghaziabad,Kaushambi,Vasundhara Ghaziabad
Delhi:Dilli,Dehli
Mumbai:Bambai,Bumbai,Mumbay
Kolkata:Kalkatta,Kolkatta,Kalkata
Chennai:Chenai,Chinnai
Pune:Puna
Bengaluru:Bangalor,Banglore,Bengaloor,Bangaluru
Hyderabad:Haidrabad,Haidarabad,Hydrabad
Ahmedabad:Ahmadabad,Amdavad,Amdabad
Gurugram:Gudgaon,Gudgaanv,Gurgaanv
Noida:Noyda
Jaipur:Jaypur,Jeypore
Udaipur:Udaypur
Prayagraj:Ilahabad,Illahabad
Kanpur:Kaanpur
Nagpur:Naagpur
Indore:Indor,Indaur
Bhopal:Bhopaal
Patna:Patana
Chandigarh:Chandigad
Kochi:Kochin,Kochchi
Mysuru:Maisur,Maisoor
Surat:Soorat
Puducherry:Pandicherry,Pondichery
Thiruvananthapuram:Trivendrum
Vadodara:Badoda,Vadodra
Dehradun:Dehradoon
Amritsar:Ambarsar
Ranchi:Raanchi
Bhubaneswar:Bhuvaneshwar
Moradabad:Muradabad
Aligarh:Aligadh
Agra:Aagra
Ghaziabad:Gaziabad,Gajiabad
Kozhikode:Kalikat
Coimbatore:Koyambatur
Mirzapur:Mirjapur
Meerut:Merath
Guwahati:Guvahati
`;
