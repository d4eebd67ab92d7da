import { comparedFirms, maxBoardItems, maxBoards } from '../boards.ts';
import { evidenceLimits } from '../evidence.ts';
import { mediaLimits, portfolioLimits, reviewLimits } from '../limits.ts';
import { formatCount } from '../money.ts';
import type { FixedProblemCode } from '../problem-codes.ts';
import { projectLimits } from '../projects.ts';
import { evidenceHindi, portfolioHindi, reviewHindi } from './rule-messages.ts';

const minutes = mediaLimits.videoSecondsMax / 60;

/** The sentences of codes in Hindi: what is missing does not compile. */
export const problemHindi: Readonly<Record<FixedProblemCode, string>> = {
  bad_request: 'यह रिक्वेस्ट सही रूप में नहीं है।',
  not_authenticated: 'इसके लिए लॉग इन करना ज़रूरी है।',
  no_active_account: 'इस ईमेल और पासवर्ड का कोई चालू अकाउंट नहीं मिला।',
  permission_denied: 'आप यह नहीं कर सकते।',
  read_only_account: 'जो अकाउंट किसी रिलीज़ की जाँच के लिए बना है, वह सिर्फ़ पढ़ सकता है।',
  not_on_staging:
    'ऑपरेटर और इंटीग्रेटर असली साइट पर और कंसोल में लॉग इन करते हैं। हो सकता है कि यहाँ लिखा हुआ किसी ने पढ़ लिया हो: वहाँ जाकर नया पासवर्ड चुनें।',
  staff_account: 'स्टाफ़ का अकाउंट यहाँ नहीं बदला जा सकता।',
  not_a_designer: 'सिर्फ़ डिज़ाइनर का अकाउंट आर्किटेक्ट का अकाउंट बन सकता है।',
  not_found: 'यह नहीं मिला।',
  gone: 'यह प्रोफ़ाइल अब यहाँ नहीं है।',
  invalid_page: 'ऐसा कोई पेज नहीं है।',
  changed_elsewhere:
    'यह प्रोफ़ाइल किसी दूसरे टैब या डिवाइस पर बदली गई है। उसे देखने के लिए पेज फिर लोड करें। आपने यहाँ जो लिखा है, वह ड्राफ़्ट में रहेगा।',
  review_hidden:
    'एक ऑपरेटर ने यह रिव्यू छिपा दिया है, इसलिए इसे बदला नहीं जा सकता। अगर आपको लगता है कि यह ग़लती से हुआ है, तो मदद के लिए लिखें।',
  review_edited:
    'आपके खोलने के बाद लेखक ने यह रिव्यू बदल दिया है। इसे बंद करें और फ़ैसला करने से पहले रिव्यू फिर से पढ़ें।',
  review_too_old: `रिव्यू लिखने के ${reviewLimits.editableDays} दिन तक ही बदला जा सकता है। आपका रिव्यू जैसा है, वैसा ही रहेगा।`,
  request_not_approved: 'जब फ़र्म आपकी रिक्वेस्ट मंज़ूर कर ले, तब आप उसका रिव्यू लिख सकते हैं।',
  both_must_write: 'जब बातचीत में आप दोनों कुछ लिख चुके हों, तब आप इस फ़र्म का रिव्यू लिख सकते हैं।',
  firm_not_open:
    'इस फ़र्म का पेज अभी खुला नहीं है, इसलिए इसका रिव्यू नहीं लिखा जा सकता। बाद में फिर कोशिश करें।',
  looks_like_another:
    'यह फ़ोटो किसी दूसरी फ़र्म की पहले प्रकाशित फ़ोटो जैसी दिखती है। अगर यह आपका अपना काम है, तो यह बताएँ और इसे जोड़ें।',
  too_many_boards: `एक अकाउंट में ज़्यादा से ज़्यादा ${maxBoards} बोर्ड हो सकते हैं। पहले एक डिलीट करें।`,
  board_full: `एक बोर्ड पर ज़्यादा से ज़्यादा ${maxBoardItems} चीज़ें हो सकती हैं। कुछ हटाएँ या दूसरा बोर्ड बनाएँ।`,
  already_on_board: 'यह उस बोर्ड पर पहले से है।',
  conversation_blocked: 'इस बातचीत में अब कुछ नहीं भेजा जा सकता। जो लिखा जा चुका है, वह यहीं रहेगा।',
  evidence_changed:
    'आपके खोलने के बाद यह बदल गया है: किसी दूसरे ऑपरेटर ने फ़ैसला कर दिया है, या फ़र्म का नाम बदला है। इसे बंद करें, और फ़ैसले से पहले फिर से देखें।',
  conversation_blocked_by_you: 'आपने यह बातचीत ब्लॉक की है। फिर से लिखने के लिए इसे अनब्लॉक करें।',
  other_account_inactive: 'दूसरा अकाउंट अभी चालू नहीं है। जो लिखा जा चुका है, वह यहीं रहेगा।',
  draft_changed_elsewhere:
    'यह किसी दूसरे टैब या डिवाइस पर बदला गया है। उसे देखने के लिए फिर लोड करें। आपने यहाँ जो लिखा है, वह अभी सेव नहीं हुआ है।',
  quote_superseded: 'फ़र्म ने इस कोटेशन का नया वर्ज़न भेजा है। पहले उसे पढ़ें।',
  quote_expired: 'इस कोटेशन की तारीख़ निकल चुकी है। फ़र्म से नया वर्ज़न माँगें।',
  quote_not_open: 'यह कोटेशन अब खुला नहीं है। क्या बदला है, यह देखने के लिए पेज फिर लोड करें।',
  quote_accepted:
    'क्लाइंट ने यह कोटेशन स्वीकार कर लिया है, इसलिए यह अब नहीं बदलेगा। इसकी जगह काम में बदलाव का प्रस्ताव भेजें।',
  quotes_full: 'यहाँ कोटेशन या उनके वर्ज़न बहुत हो गए हैं। इनमें से किसी एक पर आगे बढ़ें।',
  templates_full: 'टेम्पलेट बहुत हो गए हैं। पहले एक डिलीट करें।',
  briefs_full: 'यहाँ बहुत हो गए हैं। पहले एक डिलीट करें।',
  job_ended: 'यह काम पूरा हो चुका है, इसलिए इसमें अब कुछ नहीं बदल सकता।',
  change_decided: 'इस बदलाव का फ़ैसला हो चुका है। देखने के लिए पेज फिर लोड करें।',
  link_ended: 'यह लिंक बंद हो चुका है। जिसने इसे शेयर किया था, उनसे नया लिंक माँगें।',
  instagram_not_connected: 'पहले Instagram कनेक्ट करें।',
  instagram_reconnect: 'Instagram फिर से कनेक्ट करना होगा।',
  instagram_failed: 'Instagram अभी जवाब नहीं दे रहा है। थोड़ी देर बाद फिर कोशिश करें।',
  instagram_unavailable: 'इस साइट पर अभी Instagram कनेक्ट नहीं हो सकता।',
  idempotency_key_reused: 'यह Idempotency-Key किसी दूसरी रिक्वेस्ट के लिए इस्तेमाल हो चुकी है।',
  idempotent_request_running: 'इस Idempotency-Key की पहली रिक्वेस्ट का जवाब अभी दिया जा रहा है।',
  idempotent_request_done: 'यह पहले ही हो चुका है। देखने के लिए पेज फिर लोड करें।',
  payload_too_large: 'भेजा गया डेटा बहुत बड़ा है।',
  range_not_satisfiable: 'फ़ाइल का यह हिस्सा नहीं है।',
  server_error: 'हमारी तरफ़ कोई गड़बड़ी हुई।',
  service_unavailable: 'साइट थोड़ी देर के लिए बंद है। कृपया कुछ देर बाद फिर कोशिश करें।',
  storage_full: 'अभी और कुछ सेव नहीं हो सकता। थोड़ी देर बाद फिर कोशिश करें।',
  required: 'यह ज़रूरी है।',
  blank: 'यह ख़ाली नहीं हो सकता।',
  null: 'यह ख़ाली (null) नहीं हो सकता।',
  null_characters: 'इसमें ऐसे अक्षर (U+0000) हैं जो नहीं लिए जाते।',
  taken: 'इस ईमेल का एक अकाउंट पहले से है।',
  wrong_password: 'यह पासवर्ड सही नहीं है।',
  common_password: 'इस पासवर्ड का अंदाज़ा आसानी से लग सकता है। कोई दूसरा पासवर्ड चुनें।',
  link_not_valid: 'यह लिंक अब काम नहीं करता। नया लिंक मँगवाएँ।',
  not_a_file: 'जो भेजा गया, वह फ़ाइल नहीं है। फ़ॉर्म की एन्कोडिंग जाँचें।',
  invalid_image: 'सही फ़ोटो अपलोड करें। आपकी फ़ाइल फ़ोटो नहीं है या ख़राब है।',
  file_too_large: portfolioHindi.fileTooLarge,
  several_files: 'एक बार में एक ही फ़ाइल भेजें।',
  compared_count: `तुलना के लिए ${comparedFirms.min} से ${comparedFirms.max} फ़र्में चुनें।`,
  compared_twice: 'किसी फ़र्म की तुलना उसी फ़र्म से नहीं हो सकती।',
  not_media: portfolioHindi.fileKind,
  picture_too_large: `इस फ़ोटो में बहुत ज़्यादा पिक्सेल हैं। हर तरफ़ ज़्यादा से ज़्यादा ${formatCount(mediaLimits.sideMax)} और कुल ${mediaLimits.pixelsMax / 1_000_000} मिलियन (JPG में ${mediaLimits.jpegPixelsMax / 1_000_000} मिलियन) पिक्सेल दिखाए जा सकते हैं।`,
  picture_too_slow: 'यह फ़ोटो यहाँ खोलने के लिए बहुत भारी है। इसे छोटा करके फिर से अपलोड करें।',
  too_many_frames: `इस एनिमेशन में बहुत ज़्यादा फ़्रेम हैं: ज़्यादा से ज़्यादा ${mediaLimits.framesMax} दिखाए जा सकते हैं।`,
  invalid_video: 'सही वीडियो अपलोड करें। आपकी फ़ाइल में वीडियो नहीं है या वह ख़राब है।',
  video_too_long: `यह वीडियो बहुत लंबा है: ज़्यादा से ज़्यादा ${minutes} मिनट दिखाए जा सकते हैं।`,
  video_not_convertible:
    'यह वीडियो वेब के लिए बदला नहीं जा सका। इसे MP4 (H.264) में सेव करके फिर से अपलोड करें।',
  video_too_slow: `यह वीडियो यहाँ बदलने के लिए बहुत भारी है: 60 फ़्रेम प्रति सेकंड पर 4K के ज़्यादा से ज़्यादा ${minutes} मिनट बदले जा सकते हैं। इसे छोटा करके या कम फ़्रेम प्रति सेकंड पर सेव करके फिर से अपलोड करें।`,
  too_many_preparing: 'कई वीडियो अभी तैयार हो रहे हैं। इनमें से कोई तैयार हो जाए, तब यह जोड़ें।',
  too_many_uploads: 'आपकी कई फ़ाइलें अभी खोली जा रही हैं। उनके पूरा होने पर यह भेजें।',
  not_an_image: 'प्रोफ़ाइल पर सिर्फ़ फ़ोटो लग सकती है।',
  no_smaller_copies: 'वीडियो की छोटी कॉपी नहीं होती।',
  several_roles: 'एक ही तरह का अकाउंट चुना जा सकता है।',
  one_addressee: 'एक डिज़ाइनर या एक वेंडर का नाम दें।',
  already_reviewed: 'आप इस वेंडर का रिव्यू पहले ही लिख चुके हैं।',
  request_reviewed: 'आप इस फ़र्म का रिव्यू पहले ही लिख चुके हैं। उसे आप फ़र्म के पेज पर बदल सकते हैं।',
  report_text_required: reviewHindi.reportTextRequired,
  already_reported: 'आप यह रिव्यू पहले ही रिपोर्ट कर चुके हैं।',
  message_already_reported: 'आप यह मैसेज पहले ही रिपोर्ट कर चुके हैं।',
  not_an_attachment: 'कोई फ़ोटो, वीडियो या PDF चुनें।',
  not_evidence: evidenceHindi.documentKind,
  evidence_full: `एक फ़र्म ज़्यादा से ज़्यादा ${evidenceLimits.perFirmMax} सबूत दे सकती है। पहले एक वापस लें।`,
  repeated_id: 'इनमें से दो की आईडी एक ही है।',
  too_many_lines: 'एक कोटेशन में ज़्यादा से ज़्यादा 2,000 लाइनें हो सकती हैं। इसे कई कोटेशन में बाँटें।',
  total_too_large: 'यह रक़म बहुत बड़ी है। मात्रा और दर जाँचें।',
  stages_not_whole: 'सारे चरण मिलाकर 100 % होने चाहिए।',
  valid_until_past: 'आज या उसके बाद की तारीख़ चुनें।',
  valid_until_far: 'एक साल के अंदर की तारीख़ चुनें।',
  compared_quotes: 'दो से चार ऐसे कोटेशन चुनें जो आपको भेजे गए हैं।',
  brief_unfinished: 'बताएँ कि जगह किस तरह की है और किस शहर में है, ताकि फ़र्म जवाब दे सके।',
  not_a_sheet: 'यह शीट पढ़ी नहीं जा सकी। इसे CSV या XLSX में सेव करके फिर कोशिश करें।',
  sheet_too_large:
    'यह शीट बहुत बड़ी है: ज़्यादा से ज़्यादा 2,000 पंक्तियाँ और 5 MB पढ़े जाते हैं। इसमें सिर्फ़ कोटेशन की लाइनें रखें।',
  portfolio_full: `पोर्टफ़ोलियो में ज़्यादा से ज़्यादा ${portfolioLimits.itemsMax} काम हो सकते हैं। पहले एक डिलीट करें।`,
  projects_full: `एक फ़र्म के ज़्यादा से ज़्यादा ${projectLimits.projectsMax} प्रोजेक्ट हो सकते हैं। पहले एक डिलीट करें।`,
  profile_required: 'पहले अपनी प्रोफ़ाइल पूरी करें।',
};
