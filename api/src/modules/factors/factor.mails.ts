import type { MailContent } from '../../mail/render-mail.ts';
import { type Addressee, aboutSafety, mailTo, supportAt } from '../auth/account.mails.ts';

/** What was done to the ways to sign in of an account. */
const factorChanges = {
  'passkey-added': { en: 'A passkey was added to your account', hi: 'आपके अकाउंट में पासकी जोड़ी गई' },
  'passkey-removed': {
    en: 'A passkey of your account was removed',
    hi: 'आपके अकाउंट की एक पासकी हटाई गई',
  },
  'app-added': {
    en: 'An authenticator app was added to your account',
    hi: 'आपके अकाउंट में ऑथेंटिकेटर ऐप जोड़ा गया',
  },
  'app-removed': {
    en: 'The authenticator app of your account was removed',
    hi: 'आपके अकाउंट का ऑथेंटिकेटर ऐप हटाया गया',
  },
  'recovery-codes': {
    en: 'New recovery codes were made for your account',
    hi: 'आपके अकाउंट के लिए नए रिकवरी कोड बनाए गए',
  },
  'recovery-code-used': {
    en: 'A recovery code of your account was used',
    hi: 'आपके अकाउंट का एक रिकवरी कोड इस्तेमाल किया गया',
  },
  reset: {
    en: 'All ways to sign in but your password were removed',
    hi: 'पासवर्ड के सिवा लॉग इन के सभी तरीक़े हटाए गए',
  },
} as const;

export const factorsChangedMail = (
  addressee: Addressee,
  change: keyof typeof factorChanges,
  publicUrl: string,
): MailContent => {
  const { en, hi } = factorChanges[change];
  return mailTo(addressee, {
    en: {
      subject: en,
      paragraphs: [
        `${en}.`,
        'If that was not you, choose a new password at once, look through your ways to sign in, and tell us.',
      ],
      action: supportAt('en', publicUrl),
      footnote: aboutSafety.en,
    },
    hi: {
      subject: hi,
      paragraphs: [
        `${hi}।`,
        'अगर यह आपने नहीं किया, तो तुरंत नया पासवर्ड चुनें, लॉग इन के अपने तरीक़े देखें और हमें बताएँ।',
      ],
      action: supportAt('hi', publicUrl),
      footnote: aboutSafety.hi,
    },
  });
};

export const factorResetAskedMail = (addressee: Addressee, publicUrl: string): MailContent =>
  mailTo(addressee, {
    en: {
      subject: 'Your ways to sign in are about to be removed',
      paragraphs: [
        'We were told that you have lost your passkeys and your authenticator app. Once a second operator agrees, they are removed, and you sign in with your password alone.',
        'If that was not you, please tell us at once.',
      ],
      action: supportAt('en', publicUrl),
      footnote: aboutSafety.en,
    },
    hi: {
      subject: 'आपके लॉग इन के तरीक़े हटाए जाने वाले हैं',
      paragraphs: [
        'हमें बताया गया है कि आपकी पासकी और ऑथेंटिकेटर ऐप खो गए हैं। दूसरे ऑपरेटर की मंज़ूरी के बाद वे हटा दिए जाएँगे, और आप सिर्फ़ पासवर्ड से लॉग इन करेंगे।',
        'अगर यह आपने नहीं कहा, तो हमें तुरंत बताएँ।',
      ],
      action: supportAt('hi', publicUrl),
      footnote: aboutSafety.hi,
    },
  });
