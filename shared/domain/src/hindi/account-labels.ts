import type { auditKinds } from '../audit-kinds.ts';
import { deviceSystems } from '../device-systems.ts';
import type { SentenceTemplate } from './sentence-templates.ts';

type Labels<English extends string> = Readonly<Record<English, string>>;

/** Kinds of accounts, as pages name them. */
const accountKinds: Labels<
  'Client' | 'Design firm' | 'Architect' | 'Vendor' | 'Operator' | 'Integrator'
> = {
  Client: 'क्लाइंट',
  'Design firm': 'डिज़ाइन फ़र्म',
  Architect: 'आर्किटेक्ट',
  Vendor: 'वेंडर',
  Operator: 'ऑपरेटर',
  Integrator: 'इंटीग्रेटर',
};

/** What happens to accounts. */
const auditLabels: Labels<(typeof auditKinds)[keyof typeof auditKinds]> = {
  'Signed up': 'अकाउंट बनाया',
  'Signed in': 'लॉग इन',
  'Wrong password': 'ग़लत पासवर्ड',
  'Signed out': 'लॉग आउट',
  'Signed a device out': 'एक डिवाइस से लॉग आउट',
  'Signed all other devices out': 'बाक़ी सभी डिवाइस से लॉग आउट',
  'Signed out: an old session was used again': 'लॉग आउट: एक पुराना सेशन फिर इस्तेमाल हुआ',
  'Password changed': 'पासवर्ड बदला',
  'New password with a link from a mail': 'ईमेल के लिंक से नया पासवर्ड',
  'Email address changed': 'ईमेल बदला',
  'Signed in with a passkey': 'पासकी से लॉग इन किया',
  'Second step of a sign-in failed': 'लॉग इन का दूसरा क़दम सही नहीं हुआ',
  'Passkey added': 'पासकी जोड़ी',
  'Passkey removed': 'पासकी हटाई',
  'Authenticator app added': 'ऑथेंटिकेटर ऐप जोड़ा',
  'Authenticator app removed': 'ऑथेंटिकेटर ऐप हटाया',
  'New recovery codes made': 'नए रिकवरी कोड बनाए',
  'Recovery code used': 'रिकवरी कोड इस्तेमाल किया',
  'Removal of all ways to sign in asked for': 'लॉग इन के सभी तरीक़े हटाने की माँग की गई',
  'All ways to sign in but the password removed': 'पासवर्ड के सिवा लॉग इन के सभी तरीक़े हटाए गए',
  'Name changed': 'नाम बदला',
  'Data downloaded': 'डेटा डाउनलोड किया',
  'Made an operator': 'ऑपरेटर बनाया गया',
  'No longer an operator': 'अब ऑपरेटर नहीं',
  'Made an integrator': 'इंटीग्रेटर बनाया गया',
  'No longer an integrator': 'अब इंटीग्रेटर नहीं',
  'Made an architect': 'आर्किटेक्ट बनाया गया',
  'Made a designer': 'डिज़ाइनर बनाया गया',
  Suspended: 'सस्पेंड किया गया',
  Reinstated: 'फिर चालू किया गया',
  'Profile verified': 'प्रोफ़ाइल वेरिफ़ाई हुई',
  'Verification taken back': 'वेरिफ़िकेशन वापस लिया गया',
  'Profile sent back': 'प्रोफ़ाइल लौटाई गई',
  'Review hidden': 'रिव्यू छिपाया गया',
  'Review kept': 'रिव्यू रहने दिया गया',
  'Message removed': 'मैसेज हटाया गया',
  'Message kept': 'मैसेज रहने दिया गया',
  'Picture of the same work agreed': 'फ़ोटो एक ही काम की मानी गई',
  'Picture hidden as a copy': 'फ़ोटो नक़ल होने से छिपाई गई',
  'Picture found to be no match': 'फ़ोटो अलग पाई गई',
  'Evidence checked': 'सबूत जाँचा गया',
  'Evidence refused': 'सबूत नामंज़ूर हुआ',
};

/** The labels of accounts and of their history in Hindi, by the English ones. */
export const accountLabels: Readonly<Record<string, string>> = Object.assign(
  {},
  accountKinds,
  auditLabels,
);

/** Names of devices that are signed in. A template for any system would take other labels with "on" for names. */
export const deviceLabels: readonly SentenceTemplate[] = [
  ['Unknown device', 'अनजान डिवाइस'],
  ...deviceSystems.flatMap((system): SentenceTemplate[] => [
    [`Browser on ${system}`, `${system} पर ब्राउज़र`],
    [`{browser} on ${system}`, `${system} पर {browser}`],
  ]),
];
