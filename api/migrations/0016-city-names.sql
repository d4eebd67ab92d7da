-- More ways to write the names of cities in Devanagari, as delivery areas are recognised by them.

-- The names of delivery areas in a text, as slugs: "Goa; all of India, by train" has goa and all-of-india. A phrase after
-- "=" is one that stands alone between commas. The list is that of @aangan/domain's delivery-areas.ts, which a test
-- compares; a new name is a new version of this function.
CREATE OR REPLACE FUNCTION area_phrases(areas text) RETURNS text[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
BEGIN ATOMIC
  SELECT array_agg(phrase ORDER BY phrase) FROM (
    SELECT array_to_string(words[first:first + more], '-')
    FROM string_to_array(place_slug(areas), '-') AS words,
      generate_series(1, cardinality(words)) AS first, generate_series(0, 2) AS more
    WHERE first + more <= cardinality(words)
    UNION
    SELECT '=' || place_slug(part) FROM regexp_split_to_table(areas, '[,;/\n]') AS part
  ) AS found (phrase)
  WHERE phrase = ANY (string_to_array(regexp_replace(
      '=bharat,=india,across-india,agartala,agra,ahmedabad,ahmednagar,aizawl,ajmer,akola,alappuzha,aligarh,all-india,
      all-of-india,all-over-india,allahabad,alwar,ambala,amravati,amritsar,anand,andhra-pradesh,anywhere-in-india,
      arunachal-pradesh,asansol,assam,aurangabad,banaras,bangalore,bareilly,baroda,bathinda,belagavi,belgaum,
      benares,bengaluru,bhagalpur,bhavnagar,bhilai,bhilwara,bhopal,bhubaneswar,bhuj,bihar,bikaner,bilaspur,bokaro,
      bombay,calcutta,calicut,chandigarh,chennai,chhattisgarh,cochin,coimbatore,cuttack,daman,darjeeling,dehradun,
      delhi,delhi-ncr,dhanbad,dharwad,dombivli,durg,durgapur,east-india,eastern-india,entire-india,erode,
      everywhere-in-india,faridabad,gandhinagar,gangtok,gaya,ghaziabad,goa,gorakhpur,greater-noida,gujarat,guntur,
      gurgaon,gurugram,guwahati,gwalior,haridwar,haryana,himachal-pradesh,hisar,hosur,howrah,hubballi,hubli,
      hyderabad,imphal,indore,itanagar,jabalpur,jaipur,jaisalmer,jalandhar,jalgaon,jammu,jammu-and-kashmir,
      jammu-kashmir,jamnagar,jamshedpur,jhansi,jharkhand,jodhpur,kakinada,kalyan,kannur,kanpur,karnal,karnataka,
      kashmir,kerala,kochi,kohima,kolhapur,kolkata,kollam,kota,kottayam,kozhikode,kurnool,ladakh,latur,leh,lucknow,
      ludhiana,madhya-pradesh,madras,madurai,maharashtra,mangalore,mangaluru,manipur,mapusa,margao,mathura,meerut,
      meghalaya,mizoram,mohali,moradabad,morbi,mumbai,muzaffarpur,mysore,mysuru,nagaland,nagpur,nainital,nanded,
      nashik,nasik,nationwide,navi-mumbai,ncr,nellore,new-delhi,noida,north-east,north-east-india,north-india,
      northeast,northeast-india,northern-india,odisha,orissa,palakkad,pan-india,panaji,panchkula,panipat,panjim,
      panvel,patiala,patna,pimpri-chinchwad,pondicherry,poona,prayagraj,puducherry,pune,punjab,puri,raipur,
      rajahmundry,rajasthan,rajkot,ranchi,ratnagiri,rishikesh,rohtak,roorkee,rourkela,sagar,saharanpur,salem,sangli,
      satara,secunderabad,shillong,shimla,shivamogga,sikkim,siliguri,silvassa,simla,solapur,sonipat,south-india,
      southern-india,srinagar,surat,tamil-nadu,tamilnadu,telangana,thane,thiruvananthapuram,thrissur,
      throughout-india,tiruchirappalli,tirupati,tiruppur,trichy,tripura,trivandrum,udaipur,udupi,ujjain,
      uttar-pradesh,uttarakhand,uttaranchal,vadodara,vapi,varanasi,vasai,vellore,vijayawada,virar,visakhapatnam,
      vizag,warangal,west-bengal,west-india,western-india,whole-of-india,अमृतसर,अहमदाबाद,आगरा,इंदौर,इन्दौर,इलाहाबाद,
      उदयपुर,औरंगाबाद,कलकत्ता,कानपुर,कोचीन,कोच्चि,कोच्ची,कोझिकोड,कोयंबटूर,कोयम्बटूर,कोलकाता,कोल्हापुर,गाज़ियाबाद,
      गाजियाबाद,गुड़गाँव,गुड़गांव,गुरुग्राम,गुवाहाटी,गोवा,ग्वालियर,चंडीगढ़,चण्डीगढ़,चेन्नई,जबलपुर,जम्मू,जयपुर,
      जोधपुर,ठाणे,तिरुवनंतपुरम,तिरुवनन्तपुरम,दिल्ली,देहरादून,देहली,नई-दिल्ली,नागपुर,नाशिक,नासिक,नोएडा,पटना,पणजी,
      पांडिचेरी,पुडुचेरी,पुणे,पुदुचेरी,पूना,प्रयागराज,फरीदाबाद,फ़रीदाबाद,बंगलौर,बंबई,बड़ौदा,बनारस,बेंगलुरु,बेंगलूरु,
      बैंगलोर,भुवनेश्वर,भोपाल,मंगलुरु,मंगलूरु,मंगलौर,मदुरै,मद्रास,मुंबई,मुम्बई,मेरठ,मैसूर,मैसूरु,मोरबी,राँची,रांची,
      राजकोट,रायपुर,लखनऊ,लुधियाना,वडोदरा,वाराणसी,विजयवाड़ा,विशाखापत्तनम,शिमला,श्रीनगर,सूरत,सोलापुर,हैदराबाद,
      कालीकट,कोलकता,गुडगांव,चंडीगढ,त्रिवेंद्रम,त्रिवेन्द्रम,पंजिम,पॉण्डिचेरी,पॉन्डिचेरी,बडौदा,बम्बई,
      बाम्बे,बेंगलोर,बैंगलौर,बॉम्बे,मंगलोर,वड़ोदरा,विशाखापट्टनम,सिमला',
    '\s', '', 'g'), ','));
END;

-- The stored phrases of texts that may have such a name are made again.
UPDATE vendor_profile SET service_areas = service_areas WHERE service_areas ~ '[\u0900-\u097F]';
