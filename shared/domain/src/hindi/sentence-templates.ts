/**
 * Sentences with something put in, in English and in Hindi. `{name}` stands for what is put in; it may be any text, and
 * that in Hindi may have it at another place.
 */
export type SentenceTemplate = readonly [english: string, hindi: string];

/** Those of this package. */
export const ruleTemplates: readonly SentenceTemplate[] = [
  [
    'Ensure this field has no more than {limit} characters.',
    'इसमें {limit} से ज़्यादा अक्षर नहीं हो सकते।',
  ],
  ['Please use at most {limit} characters', 'ज़्यादा से ज़्यादा {limit} अक्षर लिखें।'],
  ['Minimum budget is {amount}', 'बजट कम से कम {amount} होना चाहिए।'],
  ['Maximum project value is {amount}', 'प्रोजेक्ट की रकम {amount} से ज़्यादा नहीं हो सकती।'],
  ['Minimum order is {amount}', 'ऑर्डर कम से कम {amount} का होना चाहिए।'],
];

/** What follows a message about an address of a page, in place of its danda, and says why it is none. */
export const addressReasons: readonly SentenceTemplate[] = [
  [': it has a character that no address has', ': इसमें ऐसा अक्षर है जो किसी लिंक में नहीं होता।'],
  [': it is not on {host}', ': यह {host} पर नहीं है।'],
  [': there is a space in it', ': इसमें ख़ाली जगह है।'],
  [': there is a user’s name before its @', ': इसमें @ से पहले किसी का यूज़रनेम है।'],
  [': this is a name, not an address such as {example}', ': यह नाम है, {example} जैसा लिंक नहीं।'],
  [': this is a mail address', ': यह ईमेल है।'],
  [': this is the name of a file', ': यह फ़ाइल का नाम है।'],
  [': it begins with another word than http or https', ': यह http या https से शुरू नहीं होता।'],
  [', such as {example}', ', {example} जैसा।'],
];
