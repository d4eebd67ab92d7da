import type { evidenceMessages } from '../evidence-messages.ts';
import type { instagramReturnMessages } from '../instagram-return.ts';
import {
  accountLimits,
  type accountMessages,
  architectLimits,
  type architectMessages,
  type connectionMessages,
  type fileMessages,
  portfolioLimits,
  type portfolioMessages,
  profileLimits,
  type profileMessages,
  reviewLimits,
  type reviewMessages,
} from '../limits.ts';
import { formatCount, formatRupees } from '../money.ts';
import { projectLimits, type projectMessages } from '../projects.ts';
import type { quoteMessages } from '../quotes/quote.ts';
import type { TypedNumberRefusal } from '../typed-number.ts';

/** In Hindi, each under the key of its message in English: what is missing does not compile. */
type InHindi<Messages> = Readonly<Record<keyof Messages, string>>;

type FixedConnectionMessages = Omit<typeof connectionMessages, 'budgetTooSmall' | 'orderTooSmall'>;

const phoneInvalid = 'सही फ़ोन नंबर लिखें।';
const urlInvalid = 'सही लिंक लिखें।';
const linkedinInvalid = 'LinkedIn का सही लिंक लिखें।';

export const accountHindi: InHindi<typeof accountMessages> = {
  emailRequired: 'ईमेल लिखें।',
  emailInvalid: 'यह ईमेल सही नहीं लगता।',
  emailLocalPart: 'ईमेल में @ से पहले सिर्फ़ अंग्रेज़ी अक्षर, अंक और . या - जैसे निशान हो सकते हैं।',
  usernameRequired: 'यूज़रनेम लिखें।',
  firmNameRequired: 'फ़र्म का नाम लिखें।',
  companyNameRequired: 'कंपनी का नाम लिखें।',
  firstNameRequired: 'पहला नाम लिखें।',
  lastNameRequired: 'सरनेम लिखें।',
  passwordRequired: 'पासवर्ड लिखें।',
  passwordTooShort: `पासवर्ड कम से कम ${accountLimits.passwordMin} अक्षरों का हो।`,
  passwordsDiffer: 'दोनों पासवर्ड एक जैसे नहीं हैं।',
  confirmationRequired: 'पासवर्ड दोबारा लिखें।',
  phoneInvalid,
  termsRequired: 'आगे बढ़ने के लिए शर्तें मंज़ूर करें।',
  loginFailed: 'ईमेल या पासवर्ड सही नहीं है। फिर कोशिश करें।',
};

export const profileHindi: InHindi<typeof profileMessages> = {
  specializationsRequired: 'कम से कम एक विशेषज्ञता चुनें।',
  specializationsFull: `ज़्यादा से ज़्यादा ${profileLimits.specializationsMax} विशेषज्ञता चुनी जा सकती हैं।`,
  awayOutside: 'आज के बाद का कोई दिन चुनें, जो एक साल के अंदर हो।',
  stylesFull: `ज़्यादा से ज़्यादा ${profileLimits.stylesMax} स्टाइल चुनें।`,
  categoriesRequired: 'कम से कम एक कैटेगरी चुनें।',
  vendorTypeRequired: 'वेंडर का प्रकार चुनें।',
  establishmentYearTooEarly: `स्थापना का साल ${profileLimits.establishmentYearMin} से पहले का नहीं हो सकता।`,
  establishmentYearInFuture: 'स्थापना का साल आने वाला साल नहीं हो सकता।',
  establishmentYearRequired: 'स्थापना का साल लिखें।',
  certificationYear: 'साल लिखें, 2019 जैसा।',
  certificationYearInFuture: 'यह आने वाला साल नहीं हो सकता।',
  headOfficeRequired: 'हेड ऑफ़िस का पता लिखें।',
  teamStrengthRequired: 'टीम में कितने लोग हैं, यह लिखें।',
  projectsCompletedRequired: 'कितने प्रोजेक्ट पूरे हुए, यह लिखें।',
  contactNameRequired: 'संपर्क व्यक्ति का नाम लिखें।',
  contactPhoneRequired: 'संपर्क का फ़ोन नंबर लिखें।',
  minProjectSizeRequired: 'सबसे छोटे प्रोजेक्ट का एरिया लिखें।',
  minOrderValueRequired: 'कम से कम ऑर्डर की रकम लिखें।',
  bioRequired: 'परिचय लिखें।',
  feesTurnedAround: 'कम से कम फ़ीस, ज़्यादा से ज़्यादा फ़ीस से ऊपर नहीं हो सकती।',
  teamStrengthTooSmall: `टीम में कम से कम ${profileLimits.teamStrengthMin} व्यक्ति होना चाहिए।`,
  negative: 'यह शून्य से कम नहीं हो सकता।',
  countTooLarge: `यह ${formatCount(profileLimits.countMax)} से ज़्यादा नहीं हो सकता।`,
  amountTooLarge: `रकम ${formatRupees(profileLimits.moneyMax)} से ज़्यादा नहीं हो सकती।`,
  bioTooShort: `परिचय में कम से कम ${profileLimits.designerBioMin} अक्षर होने चाहिए।`,
  phoneInvalid,
  urlInvalid,
  linkUrlRequired: 'इसका लिंक लिखें।',
  linkTitleRequired: 'इसका शीर्षक लिखें।',
  certificationNameRequired: 'सर्टिफ़िकेट का नाम लिखें।',
  linkedinInvalid,
  instagramInvalid: 'Instagram का सही लिंक लिखें।',
  youtubeInvalid: 'YouTube का यह लिंक सही नहीं लगता।',
};

export const architectHindi: InHindi<typeof architectMessages> = {
  nameRequired: 'नाम लिखें।',
  experienceRequired: 'अनुभव लिखें।',
  experienceNegative: 'अनुभव शून्य से कम नहीं हो सकता।',
  experienceTooLong: `अनुभव ${architectLimits.experienceMax} साल से ज़्यादा नहीं हो सकता।`,
  bioRequired: 'परिचय लिखें।',
  bioTooShort: `परिचय में कम से कम ${architectLimits.bioMin} अक्षर होने चाहिए।`,
  linkedinInvalid,
  urlInvalid,
};

export const reviewHindi: InHindi<typeof reviewMessages> = {
  titleRequired: 'उस प्रोजेक्ट का नाम लिखें जिसका यह रिव्यू है।',
  textTooShort: `कम से कम ${reviewLimits.textMin} अक्षर लिखें।`,
  projectValueNegative: 'प्रोजेक्ट की रकम शून्य से कम नहीं हो सकती।',
  answerRequired: 'जवाब लिखें।',
  reportReasonRequired: 'वजह चुनें।',
  reportTextRequired: 'बताएँ कि क्या ग़लत है।',
};

export const portfolioHindi: InHindi<typeof portfolioMessages> = {
  fileRequired: 'फ़ाइल चुनें।',
  fileKind: 'फ़ोटो या वीडियो की फ़ाइल चुनें।',
  fileFormat: 'JPG, PNG, HEIC, WebP, AVIF या GIF फ़ोटो, या MP4 या MOV वीडियो चुनें।',
  fileEmpty: 'यह फ़ाइल ख़ाली है।',
  fileTooLarge: `फ़ाइल ${portfolioLimits.fileMax / 1024 / 1024}MB से छोटी होनी चाहिए।`,
  titleRequired: 'शीर्षक लिखें।',
  descriptionRequired: 'विवरण लिखें।',
  descriptionTooShort: `विवरण में कम से कम ${portfolioLimits.descriptionMin} अक्षर होने चाहिए।`,
  categoryRequired: 'कैटेगरी चुनें।',
};

export const projectHindi: InHindi<typeof projectMessages> = {
  titleRequired: portfolioHindi.titleRequired,
  kindRequired: portfolioHindi.categoryRequired,
  yearTooEarly: `साल ${projectLimits.yearMin} से पहले का नहीं हो सकता।`,
  yearInFuture: 'यह आने वाला साल नहीं हो सकता।',
  costTurnedAround: 'कम से कम लागत, ज़्यादा से ज़्यादा लागत से ऊपर नहीं हो सकती।',
};

export const quoteHindi: InHindi<typeof quoteMessages> = {
  rateTooLarge: 'दर ज़्यादा से ज़्यादा ₹1,00,00,00,000 हो सकती है।',
  rateNegative: 'दर शून्य से कम नहीं हो सकती। छूट को दरों में ही लिखें।',
  quantityTooLarge: 'मात्रा ज़्यादा से ज़्यादा 10,00,000 हो सकती है।',
  quantityTooSmall: 'मात्रा कम से कम 0.001 होनी चाहिए।',
  unitRequired: 'इकाई चुनें।',
  quantityUnread: 'मात्रा 12 या 12.5 की तरह लिखें, दशमलव के बाद ज़्यादा से ज़्यादा तीन अंक।',
  rateUnread: 'रक़म 450, 1,250.50 या 1.2 लाख की तरह लिखें।',
  percentUnread: '0 से 100 तक प्रतिशत लिखें, दशमलव के बाद ज़्यादा से ज़्यादा दो अंक।',
};

export const instagramReturnHindi: InHindi<typeof instagramReturnMessages> = {
  notBegun: 'कनेक्ट करने का समय निकल गया। फिर कोशिश करें।',
  denied: 'आपने Instagram की इजाज़त नहीं दी।',
  refused: 'Instagram कनेक्ट नहीं हो पाया। फिर कोशिश करें।',
  failed: 'Instagram अभी जवाब नहीं दे रहा है। थोड़ी देर बाद फिर कोशिश करें।',
  taken: 'यह Instagram अकाउंट किसी दूसरी प्रोफ़ाइल से कनेक्टेड है।',
  noProfile: 'पहले अपनी प्रोफ़ाइल पूरी करें।',
};

export const fileHindi: InHindi<typeof fileMessages> = {
  gone: 'यह फ़ाइल बदल गई है या अब अपनी जगह पर नहीं है। इसे फिर से चुनें।',
  notShrinkable: 'यह ब्राउज़र इस फ़ोटो को नहीं खोल सकता। इसे JPG में या छोटा करके सेव करें और फिर से चुनें।',
  heicNotShrinkable:
    'यह ब्राउज़र HEIC फ़ोटो नहीं खोल सकता। iPhone में Settings › Camera › Formats › Most Compatible चुनने से JPG फ़ोटो बनती हैं। या इसे JPG में सेव करके फिर से चुनें।',
  folder: 'फ़ोल्डर नहीं जोड़ा जा सकता। उसके अंदर की फ़ाइलें चुनें।',
  noFile: 'जो छोड़ा गया, उसमें कोई फ़ाइल नहीं है। पहले उसे सेव करें, फिर चुनें।',
};

type TypedNumberHindi = Readonly<Record<TypedNumberRefusal, string>>;

export const integerHindi: TypedNumberHindi = {
  decimal: 'दशमलव के बिना पूरी संख्या लिखें।',
  sign: 'प्लस या माइनस के बिना संख्या लिखें।',
  letters: 'सिर्फ़ अंक लिखें।',
  grouping: 'सिर्फ़ अंक लिखें, या 1,85,000 की तरह कॉमा लगाएँ।',
  too_large: 'यह संख्या बहुत बड़ी है।',
};

export const amountHindi: TypedNumberHindi = {
  decimal: 'पूरे रुपए लिखें, या 18.5 लाख जैसी रकम।',
  sign: 'प्लस या माइनस के बिना रकम लिखें।',
  letters: '18,50,000, 18.5 लाख या 1.2 करोड़ जैसी रकम लिखें।',
  grouping: 'कॉमा जाँचें: अंकों को 18,50,000 की तरह लिखें।',
  too_large: 'यह रकम बहुत बड़ी है।',
};

export const evidenceHindi: InHindi<typeof evidenceMessages> = {
  numberRequired: 'नंबर लिखें।',
  gstinForm: '27AAPFU0939F1ZV जैसा, 15 अक्षरों और अंकों का GSTIN लिखें।',
  gstinState: 'GSTIN के पहले दो अंक राज्य बताते हैं, और ये किसी राज्य के नहीं हैं।',
  gstinCheck: 'आख़िरी अक्षर बाक़ी से नहीं मिलता, यानी कोई एक अक्षर ग़लत है। GSTIN को अपने सर्टिफ़िकेट से मिलाएँ।',
  councilForm: 'काउंसिल ऑफ़ आर्किटेक्चर का रजिस्ट्रेशन CA/2015/67890 जैसा होता है: साल, फिर पाँच या छह अंक।',
  udyamForm: 'UDYAM-MH-18-0012345 जैसा उद्यम नंबर लिखें।',
  holderRequired: 'सर्टिफ़िकेट पर लिखा नाम लिखें।',
  whereRequired: 'बताएँ कि आपने इसे कहाँ जाँचा।',
  documentKind: 'यह न PDF है, न ऐसी फ़ोटो जो ली जा सके। कोई PDF, या JPG, PNG, WebP या HEIC फ़ोटो चुनें।',
  dayRequired: 'तारीख़ चुनें।',
  checkedInFuture: 'जाँच की तारीख़ आज के बाद की नहीं हो सकती।',
  untilOver: 'यह तारीख़ निकल चुकी है। आज की या बाद की तारीख़ चुनें।',
  untilTooLate: 'जाँच के दस साल के अंदर की तारीख़ चुनें।',
};

export const connectionHindi: InHindi<FixedConnectionMessages> = {
  phoneInvalid,
  itemRequired: 'बताएँ कि आपको क्या चाहिए।',
  quantityRequired: 'बताएँ कि कितना चाहिए।',
  deliveryPlaceRequired: 'बताएँ कि डिलीवरी कहाँ होगी।',
};
