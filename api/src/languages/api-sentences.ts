import type { SentenceTemplate } from '@aangan/domain/hindi';

const statuses = {
  pending: 'अभी जवाब का इंतज़ार कर रही है',
  approved: 'मंज़ूर हो चुकी है',
  rejected: 'नामंज़ूर हो चुकी है',
  revoked: 'वापस ली जा चुकी है',
  closed: 'जवाब न मिलने पर बंद हो चुकी है',
};

/** A request of a client that is not in the status that an act needs: one sentence for each status that it can be in. */
const ofRequests = [
  [
    'Only a pending request can be revoked;',
    'सिर्फ़ वही रिक्वेस्ट वापस ली जा सकती है जिसका जवाब नहीं आया:',
  ],
  ['Only a rejected request can be reopened;', 'सिर्फ़ नामंज़ूर रिक्वेस्ट फिर से भेजी जा सकती है:'],
  [
    'Only a pending request can be approved;',
    'सिर्फ़ वही रिक्वेस्ट मंज़ूर हो सकती है जिसका जवाब नहीं दिया गया:',
  ],
  [
    'Only a pending request can be rejected;',
    'सिर्फ़ वही रिक्वेस्ट नामंज़ूर हो सकती है जिसका जवाब नहीं दिया गया:',
  ],
].flatMap(([english, hindi]) =>
  Object.entries(statuses).map(
    ([status, inHindi]) =>
      [`${english} this one is ${status}.`, `${hindi} यह ${inHindi}।`] as const,
  ),
);

/** What the API says beside the rules that it shares with forms, in English and in Hindi. */
export const apiSentences: readonly SentenceTemplate[] = [
  ...ofRequests,
  [
    'Only a profile that is not verified can be sent back.',
    'सिर्फ़ वही प्रोफ़ाइल वापस भेजी जा सकती है जो वेरिफ़ाइड नहीं है।',
  ],
  [
    'Only a quote that was never sent can be deleted.',
    'सिर्फ़ वही कोटेशन डिलीट हो सकता है जो कभी भेजा नहीं गया।',
  ],
  [
    'You already have an active request with this designer.',
    'इस डिज़ाइनर के साथ आपकी एक रिक्वेस्ट पहले से चल रही है।',
  ],
  [
    'You already have an active request with this vendor.',
    'इस वेंडर के साथ आपकी एक रिक्वेस्ट पहले से चल रही है।',
  ],
  ['{format} parse error - {reason}', '{format} पढ़ा नहीं जा सका: {reason}'],
  ['Token is invalid', 'यह टोकन सही नहीं है।'],
  ['Token is invalid or expired', 'यह टोकन सही नहीं है या पुराना हो चुका है।'],
  ['Given token not valid for any token type', 'दिया गया टोकन किसी काम का नहीं है।'],
  ['Method "{method}" not allowed.', 'यहाँ “{method}” नहीं किया जा सकता।'],
  ['Unsupported media type "{type}" in request.', 'रिक्वेस्ट में “{type}” जैसा डेटा नहीं लिया जाता।'],
  [
    'Request was throttled. Expected available in {seconds} seconds.',
    'बहुत ज़्यादा रिक्वेस्ट भेजी गईं। {seconds} सेकंड बाद फिर कोशिश करें।',
  ],
  ['Bad Request.', 'यह रिक्वेस्ट सही रूप में नहीं है।'],
  ['Request Timeout.', 'रिक्वेस्ट समय पर पूरी नहीं पहुँची।'],
  ['Length Required.', 'रिक्वेस्ट में डेटा की लंबाई नहीं बताई गई।'],
  ['URI Too Long.', 'यह लिंक बहुत लंबा है।'],
  ['Request Header Fields Too Large.', 'रिक्वेस्ट के हेडर बहुत बड़े हैं।'],
  ['Invalid pk "{id}" - object does not exist.', '“{id}” नाम की कोई चीज़ नहीं है।'],
  [
    'Invalid data. An item can be named once.',
    'डेटा सही नहीं है। हर चीज़ का नाम एक ही बार दिया जा सकता है।',
  ],
  [
    'Invalid data. Expected a dictionary, but got {type}.',
    'डेटा सही नहीं है। {type} की जगह एक ऑब्जेक्ट चाहिए।',
  ],
  ['No file was submitted.', 'कोई फ़ाइल नहीं भेजी गई।'],
  ['The submitted file is empty.', 'भेजी गई फ़ाइल ख़ाली है।'],
  ['Not a valid string.', 'यह सही टेक्स्ट नहीं है।'],
  ['Enter a valid value.', 'यह सही नहीं लगता। जाँचकर फिर लिखें।'],
  ['Enter a valid email address.', 'सही ईमेल लिखें।'],
  ['Must be a valid UUID.', 'यह सही UUID होना चाहिए।'],
  ['Must be a valid boolean.', 'यह true या false होना चाहिए।'],
  ['A valid integer is required.', 'पूरी संख्या लिखें।'],
  ['A valid number is required.', 'सही संख्या लिखें।'],
  ['Expected a list of items but got type "{type}".', '“{type}” की जगह एक सूची चाहिए।'],
  ['This list may not be empty.', 'यह सूची ख़ाली नहीं हो सकती।'],
  ['Ensure this field has no more than {limit} elements.', 'इसमें {limit} से ज़्यादा चीज़ें नहीं हो सकतीं।'],
  ['Ensure this field has at least {limit} characters.', 'इसमें कम से कम {limit} अक्षर होने चाहिए।'],
  ['Ensure this value is greater than or equal to {limit}.', 'यह {limit} या उससे ज़्यादा होना चाहिए।'],
  ['Ensure this value is less than or equal to {limit}.', 'यह {limit} या उससे कम होना चाहिए।'],
  ['"{value}" is not a valid choice.', '“{value}” इनमें से नहीं है। सूची में से चुनें।'],
  [
    'Send a JSON object with what is to change: {names} or {last}.',
    'जो बदलना है, उसे एक JSON ऑब्जेक्ट में भेजें: {names} या {last}।',
  ],
  [
    'Send a JSON object with what is to change: {name}.',
    'जो बदलना है, उसे एक JSON ऑब्जेक्ट में भेजें: {name}।',
  ],
];
