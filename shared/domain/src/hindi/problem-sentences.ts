import { mediaLimits, portfolioLimits } from '../limits.ts';
import { formatCount } from '../money.ts';
import type { FixedProblemCode } from '../problem-codes.ts';
import { portfolioHindi, reviewHindi } from './rule-messages.ts';

const minutes = mediaLimits.videoSecondsMax / 60;

/** The sentences of codes in Hindi: what is missing does not compile. */
export const problemHindi: Readonly<Record<FixedProblemCode, string>> = {
  bad_request: 'यह अनुरोध सही रूप में नहीं है।',
  not_authenticated: 'इसके लिए लॉग इन करना ज़रूरी है।',
  no_active_account: 'इस ईमेल और पासवर्ड का कोई चालू खाता नहीं मिला',
  permission_denied: 'आपको यह करने की अनुमति नहीं है।',
  read_only_account: 'जो खाता किसी रिलीज़ की जाँच के लिए बना है, वह सिर्फ़ पढ़ सकता है।',
  not_on_staging:
    'ऑपरेटर और इंटीग्रेटर के खाते असली साइट पर और कंसोल में लॉग इन करते हैं। यहाँ जो लिखा गया, वह पढ़ा गया हो सकता है: वहाँ जाकर नया पासवर्ड चुनें।',
  staff_account: 'स्टाफ़ का खाता यहाँ नहीं बदला जा सकता।',
  not_a_designer: 'सिर्फ़ डिज़ाइनर का खाता आर्किटेक्ट का खाता बन सकता है।',
  not_found: 'यह नहीं मिला।',
  gone: 'यह प्रोफ़ाइल अब यहाँ नहीं है।',
  invalid_page: 'ऐसा कोई पेज नहीं है।',
  changed_elsewhere:
    'यह प्रोफ़ाइल किसी दूसरे टैब या डिवाइस पर बदली गई है। उसे देखने के लिए पेज फिर से लोड करें; आपने यहाँ जो लिखा है, वह ड्राफ़्ट में रहेगा।',
  review_hidden:
    'एक ऑपरेटर ने यह रिव्यू छिपा दिया है, इसलिए इसे बदला नहीं जा सकता। अगर आपको लगता है कि यह ग़लती से हुआ है, तो सपोर्ट को लिखें।',
  review_edited:
    'आपके खोलने के बाद लेखक ने यह रिव्यू बदल दिया है। इसे बंद करें और फ़ैसला करने से पहले रिव्यू फिर से पढ़ें।',
  instagram_not_connected: 'पहले Instagram जोड़ें।',
  instagram_reconnect: 'Instagram को फिर से जोड़ना होगा।',
  instagram_failed: 'Instagram अभी जवाब नहीं दे रहा है। थोड़ी देर बाद कोशिश करें।',
  instagram_unavailable: 'इस साइट पर अभी Instagram नहीं जोड़ा जा सकता।',
  idempotency_key_reused: 'यह Idempotency-Key किसी दूसरे अनुरोध के लिए इस्तेमाल हो चुकी है।',
  idempotent_request_running: 'इस Idempotency-Key के पहले अनुरोध का जवाब अभी दिया जा रहा है।',
  idempotent_request_done: 'यह पहले ही हो चुका है। देखने के लिए पेज फिर से लोड करें।',
  payload_too_large: 'भेजा गया डेटा बहुत बड़ा है।',
  range_not_satisfiable: 'फ़ाइल का यह हिस्सा नहीं है।',
  server_error: 'सर्वर में कोई गड़बड़ी हुई।',
  service_unavailable: 'सेवा थोड़ी देर के लिए बंद है, बाद में कोशिश करें।',
  storage_full: 'अभी और कुछ सेव नहीं किया जा सकता। थोड़ी देर बाद कोशिश करें।',
  required: 'यह ज़रूरी है।',
  blank: 'यह ख़ाली नहीं हो सकता।',
  null: 'यह ख़ाली (null) नहीं हो सकता।',
  null_characters: 'इसमें ऐसे अक्षर (U+0000) हैं जो नहीं लिए जाते।',
  taken: 'इस ईमेल का एक खाता पहले से है।',
  wrong_password: 'यह पासवर्ड सही नहीं है।',
  common_password: 'इस पासवर्ड का अंदाज़ा आसानी से लग सकता है। कोई कम प्रचलित पासवर्ड चुनें।',
  link_not_valid: 'यह लिंक अब काम नहीं करता। नया लिंक मँगवाएँ।',
  not_a_file: 'जो भेजा गया, वह फ़ाइल नहीं है। फ़ॉर्म की एन्कोडिंग जाँचें।',
  invalid_image: 'सही तस्वीर अपलोड करें। आपकी फ़ाइल तस्वीर नहीं है या ख़राब है।',
  file_too_large: portfolioHindi.fileTooLarge,
  several_files: 'एक बार में एक ही फ़ाइल भेजें।',
  not_media: portfolioHindi.fileKind,
  picture_too_large: `इस तस्वीर में बहुत ज़्यादा पिक्सेल हैं। हर तरफ़ ज़्यादा से ज़्यादा ${formatCount(mediaLimits.sideMax)} और कुल ${mediaLimits.pixelsMax / 1_000_000} मिलियन (JPG में ${mediaLimits.jpegPixelsMax / 1_000_000} मिलियन) पिक्सेल दिखाए जा सकते हैं।`,
  picture_too_slow: 'यह तस्वीर यहाँ खोलने के लिए बहुत भारी है। इसे छोटा करके फिर से अपलोड करें।',
  too_many_frames: `इस एनिमेशन में बहुत ज़्यादा फ़्रेम हैं: ज़्यादा से ज़्यादा ${mediaLimits.framesMax} दिखाए जा सकते हैं।`,
  invalid_video: 'सही वीडियो अपलोड करें। आपकी फ़ाइल में कोई चित्र नहीं है या वह ख़राब है।',
  video_too_long: `यह वीडियो बहुत लंबा है: ज़्यादा से ज़्यादा ${minutes} मिनट दिखाए जा सकते हैं।`,
  video_not_convertible:
    'यह वीडियो वेब के लिए बदला नहीं जा सका। इसे MP4 (H.264) में सेव करके फिर से अपलोड करें।',
  video_too_slow: `यह वीडियो यहाँ बदलने के लिए बहुत भारी है: 60 फ़्रेम प्रति सेकंड पर 4K के ज़्यादा से ज़्यादा ${minutes} मिनट बदले जा सकते हैं। इसे छोटा करके या कम फ़्रेम प्रति सेकंड पर सेव करके फिर से अपलोड करें।`,
  too_many_preparing: 'कई वीडियो अभी तैयार हो रहे हैं। इनमें से कोई तैयार हो जाए, तब यह जोड़ें।',
  too_many_uploads: 'आपकी कई फ़ाइलें अभी खोली जा रही हैं। उनके पूरा होने पर यह भेजें।',
  not_an_image: 'प्रोफ़ाइल पर सिर्फ़ तस्वीर लग सकती है।',
  no_smaller_copies: 'वीडियो की छोटी कॉपी नहीं होती।',
  several_roles: 'एक ही भूमिका चुनी जा सकती है।',
  one_addressee: 'एक डिज़ाइनर या एक वेंडर का नाम दें।',
  already_reviewed: 'आप इस वेंडर का रिव्यू पहले ही लिख चुके हैं।',
  report_text_required: reviewHindi.reportTextRequired,
  already_reported: 'आप इस रिव्यू की शिकायत पहले ही कर चुके हैं।',
  portfolio_full: `पोर्टफ़ोलियो में ज़्यादा से ज़्यादा ${portfolioLimits.itemsMax} चीज़ें हो सकती हैं। पहले एक हटाएँ।`,
  profile_required: 'पहले अपनी प्रोफ़ाइल पूरी करें।',
};
