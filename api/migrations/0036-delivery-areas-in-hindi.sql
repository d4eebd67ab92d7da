-- Names of states, regions and all cities in Hindi, as delivery areas are recognised by them. A danda ends a name, as a
-- full stop does.

-- The names of delivery areas in a text, as slugs: "Goa; all of India, by train" has goa and all-of-india. A phrase after
-- "=" is one that stands alone between commas. The list is that of @aangan/domain's delivery-areas.ts, which a test
-- compares; a new name is a new version of this function. It is an array already: to make one of a text takes longer than
-- the rest.
CREATE OR REPLACE FUNCTION area_phrases(areas text) RETURNS text[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
BEGIN ATOMIC
  SELECT array_agg(phrase ORDER BY phrase) FROM (
    SELECT array_to_string(words[first:first + more], '-')
    FROM string_to_array(place_slug(replace(areas, '।', ' ')), '-') AS words,
      generate_series(1, cardinality(words)) AS first, generate_series(0, 2) AS more
    WHERE first + more <= cardinality(words)
    UNION
    SELECT '=' || place_slug(part) FROM regexp_split_to_table(areas, '[,;/\n।]') AS part
  ) AS found (phrase)
  WHERE phrase = ANY ('{
      =bharat,=india,=इंडिया,=इण्डिया,=भारत,across-india,agartala,agra,ahmedabad,ahmednagar,aizawl,ajmer,akola,
      alappuzha,aligarh,all-india,all-of-india,all-over-india,allahabad,alwar,ambala,amravati,amritsar,anand,
      andhra-pradesh,anywhere-in-india,arunachal-pradesh,asansol,assam,aurangabad,banaras,bangalore,bareilly,baroda,
      bathinda,belagavi,belgaum,benares,bengaluru,bhagalpur,bhavnagar,bhilai,bhilwara,bhopal,bhubaneswar,bhuj,bihar,
      bikaner,bilaspur,bokaro,bombay,calcutta,calicut,chandigarh,chennai,chhattisgarh,cochin,coimbatore,cuttack,
      daman,darjeeling,dehradun,delhi,delhi-ncr,dhanbad,dharwad,dombivli,durg,durgapur,east-india,eastern-india,
      entire-india,erode,everywhere-in-india,faridabad,gandhinagar,gangtok,gaya,ghaziabad,goa,gorakhpur,
      greater-noida,gujarat,guntur,gurgaon,gurugram,guwahati,gwalior,haridwar,haryana,himachal-pradesh,hisar,hosur,
      howrah,hubballi,hubli,hyderabad,imphal,indore,itanagar,jabalpur,jaipur,jaisalmer,jalandhar,jalgaon,jammu,
      jammu-and-kashmir,jammu-kashmir,jamnagar,jamshedpur,jhansi,jharkhand,jodhpur,kakinada,kalyan,kannur,kanpur,
      karnal,karnataka,kashmir,kerala,kochi,kohima,kolhapur,kolkata,kollam,kota,kottayam,kozhikode,kurnool,ladakh,
      latur,leh,lucknow,ludhiana,madhya-pradesh,madras,madurai,maharashtra,mangalore,mangaluru,manipur,mapusa,
      margao,mathura,meerut,meghalaya,mizoram,mohali,moradabad,morbi,mumbai,muzaffarpur,mysore,mysuru,nagaland,
      nagpur,nainital,nanded,nashik,nasik,nationwide,navi-mumbai,ncr,nellore,new-delhi,noida,north-east,
      north-east-india,north-india,northeast,northeast-india,northern-india,odisha,orissa,palakkad,pan-india,panaji,
      panchkula,panipat,panjim,panvel,patiala,patna,pimpri-chinchwad,pondicherry,poona,prayagraj,puducherry,pune,
      punjab,puri,raipur,rajahmundry,rajasthan,rajkot,ranchi,ratnagiri,rishikesh,rohtak,roorkee,rourkela,sagar,
      saharanpur,salem,sangli,satara,secunderabad,shillong,shimla,shivamogga,sikkim,siliguri,silvassa,simla,solapur,
      sonipat,south-india,southern-india,srinagar,surat,tamil-nadu,tamilnadu,telangana,thane,thiruvananthapuram,
      thrissur,throughout-india,tiruchirappalli,tirupati,tiruppur,trichy,tripura,trivandrum,udaipur,udupi,ujjain,
      uttar-pradesh,uttarakhand,uttaranchal,vadodara,vapi,varanasi,vasai,vellore,vijayawada,virar,visakhapatnam,
      vizag,warangal,west-bengal,west-india,western-india,whole-of-india,अंबाला,अकोला,अखिल-भारत,अखिल-भारतीय,अगरतला,
      अजमेर,अमरावती,अमृतसर,अम्बाला,अरुणाचल-प्रदेश,अलप्पुझा,अलवर,अलीगढ,अलीगढ़,असम,अहमदनगर,अहमदाबाद,आंध्र-प्रदेश,
      आइज़ोल,आइजोल,आगरा,आणंद,आणन्द,आन्ध्र-प्रदेश,आसनसोल,आसाम,इंदौर,इंफाल,इन्दौर,इम्फाल,इरोड,इलाहाबाद,ईटानगर,उज्जैन,
      उड़ीसा,उडीसा,उडुपी,उत्तर-पूर्व-भारत,उत्तर-पूर्वी-भारत,उत्तर-प्रदेश,उत्तर-भारत,उत्तरांचल,उत्तराखंड,उत्तराखण्ड,
      उत्तराञ्चल,उत्तरी-भारत,उदयपुर,ऋषिकेश,एनसीआर,ऑल-इंडिया,ऑल-इण्डिया,ओड़िशा,ओडिशा,औरंगाबाद,औरङ्गाबाद,कटक,कन्नूर,
      करनाल,कर्णाटक,कर्नाटक,कलकत्ता,कल्याण,कश्मीर,काकीनाडा,कानपुर,कालीकट,कुरनूल,केरल,कोचीन,कोच्चि,कोच्ची,कोझिकोड,
      कोटा,कोट्टयम,कोयंबटूर,कोयम्बटूर,कोलकता,कोलकाता,कोल्लम,कोल्हापुर,कोहिमा,गंगटोक,गङ्गटोक,गांधीनगर,गाज़ियाबाद,
      गाजियाबाद,गान्धीनगर,गुंटूर,गुजरात,गुडगांव,गुड़गाँव,गुड़गांव,गुण्टूर,गुरुग्राम,गुवाहाटी,गोरखपुर,गोवा,
      ग्रेटर-नोएडा,ग्वालियर,चंडीगढ,चंडीगढ़,चण्डीगढ,चण्डीगढ़,चेन्नई,छत्तीसगढ,छत्तीसगढ़,जबलपुर,जमशेदपुर,जम्मू,
      जम्मू-और-कश्मीर,जम्मू-कश्मीर,जयपुर,जलगाँव,जलगांव,जामनगर,जालंधर,जालन्धर,जैसलमेर,जोधपुर,झाँसी,झांसी,झारखंड,
      झारखण्ड,ठाणे,डोंबिवली,डोम्बिवली,तमिल-नाडु,तमिलनाडु,तमिलनाडू,तिरुचिरापल्ली,तिरुपति,तिरुपुर,तिरुवनंतपुरम,
      तिरुवनन्तपुरम,तेलंगाना,तेलङ्गाना,त्रिची,त्रिपुरा,त्रिवेंद्रम,त्रिवेन्द्रम,त्रिशूर,दक्षिण-भारत,दक्षिणी-भारत,
      दमन,दार्जिलिंग,दार्जिलिङ्ग,दिल्ली,दिल्ली-ncr,दिल्ली-एनसीआर,दुर्ग,दुर्गापुर,देश-भर,देश-में-कहीं,देशभर,देहरादून,
      देहली,धनबाद,धारवाड,धारवाड़,नई-दिल्ली,नगालैंड,नगालैण्ड,नवी-मुंबई,नवी-मुम्बई,नांदेड,नांदेड़,नागपुर,नागालैंड,
      नागालैण्ड,नान्देड,नान्देड़,नाशिक,नासिक,नेल्लोर,नैनीताल,नॉर्थ-ईस्ट,नोएडा,पंचकूला,पंजाब,पंजिम,पञ्चकूला,पञ्जाब,
      पटना,पटियाला,पणजी,पनवेल,पश्चिम-बंगाल,पश्चिम-बङ्गाल,पश्चिम-भारत,पश्चिमी-भारत,पांडिचेरी,पानीपत,पालक्काड,
      पिंपरी-चिंचवड,पिम्परी-चिञ्चवड,पुडुचेरी,पुणे,पुदुचेरी,पुरी,पूना,पूरा-इंडिया,पूरा-इण्डिया,पूरा-देश,पूरा-भारत,
      पूरे-इंडिया,पूरे-इण्डिया,पूरे-देश,पूरे-भारत,पूर्व-भारत,पूर्वी-भारत,पूर्वोत्तर,पूर्वोत्तर-भारत,पैन-इंडिया,
      पैन-इण्डिया,पॉण्डिचेरी,पॉन्डिचेरी,प्रयागराज,फरीदाबाद,फ़रीदाबाद,बंगलौर,बंबई,बठिंडा,बठिण्डा,बड़ौदा,बडौदा,बनारस,
      बम्बई,बरेली,बाम्बे,बिलासपुर,बिहार,बीकानेर,बेंगलुरु,बेंगलूरु,बेंगलोर,बेङ्गलुरु,बेलगावी,बैंगलोर,बैंगलौर,बॉम्बे,
      बोकारो,भागलपुर,भारत-भर,भारत-में-कहीं,भावनगर,भिलाई,भीलवाड़ा,भीलवाडा,भुज,भुवनेश्वर,भोपाल,मंगलुरु,मंगलूरु,मंगलोर,
      मंगलौर,मङ्गलुरु,मडगाँव,मडगांव,मणिपुर,मथुरा,मदुरै,मद्रास,मध्य-प्रदेश,महाराष्ट्र,मिज़ोरम,मिजोरम,मुंबई,
      मुजफ्फरपुर,मुज़फ़्फ़रपुर,मुम्बई,मुरादाबाद,मेघालय,मेरठ,मैसूर,मैसूरु,मोरबी,मोहाली,म्हापसा,रत्नागिरी,राँची,रांची,
      राउरकेला,राजकोट,राजमुंदरी,राजमुन्दरी,राजस्थान,राञ्ची,रायपुर,रुडकी,रुड़की,रोहतक,लखनऊ,लद्दाख,लातूर,लुधियाना,लेह,
      वड़ोदरा,वडोदरा,वसई,वापी,वारंगल,वारङ्गल,वाराणसी,विजयवाड़ा,विजयवाडा,विरार,विशाखापट्टनम,विशाखापत्तनम,वेल्लोर,
      शिमला,शिलांग,शिलाङ्ग,शिवमोग्गा,श्रीनगर,संपूर्ण-भारत,समूचे-भारत,सम्पूर्ण-भारत,सहारनपुर,सांगली,सागर,साङ्गली,
      सातारा,सारा-भारत,सारे-देश,सारे-भारत,सिकंदराबाद,सिकन्दराबाद,सिक्किम,सिमला,सिलवासा,सिलीगुड़ी,सिलीगुडी,सूरत,सेलम,
      सोनीपत,सोलापुर,हरिद्वार,हरियाणा,हावड़ा,हावडा,हिमाचल-प्रदेश,हिसार,हुबली,हैदराबाद,होसूर
    }'::text[]);
END;

-- The stored phrases of texts that may have such a name are made again.
UPDATE vendor_profile SET service_areas = service_areas WHERE service_areas ~ '[\u0900-\u097F]';
