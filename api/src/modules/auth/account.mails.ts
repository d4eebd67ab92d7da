import { isolated, pathIn, paths, type SiteLanguage } from '@aangan/domain';
import type { MailContent, MailText } from '../../mail/render-mail.ts';

/** The account that a mail is about and goes to. */
export interface Addressee {
  id: number;
  email: string;
  email_verified: boolean;
  first_name: string;
}

/** Only an address that is known to be the account's gets the account's name, which may be any text. */
export function mailTo(
  { id, email, email_verified, first_name }: Addressee,
  texts: MailContent['texts'],
): MailContent {
  const name = email_verified ? ` ${isolated(first_name)}` : '';
  const greeted = (greeting: string, text: MailText): MailText => ({
    ...text,
    paragraphs: [`${greeting}${name},`, ...text.paragraphs],
  });
  return {
    to: email,
    accountId: id,
    texts: { en: greeted('Hello', texts.en), hi: greeted('नमस्ते', texts.hi) },
  };
}

/** @param token of the link */
export const verificationMail = (
  addressee: Addressee,
  token: string,
  publicUrl: string,
): MailContent =>
  mailTo(addressee, {
    en: {
      subject: 'Please confirm your email address',
      paragraphs: [
        'Please confirm that this is your email address. A firm that gets a request from you then sees that the address is really yours.',
        'The link can be used once and is valid for 7 days.',
      ],
      action: { label: 'Confirm my email address', url: `${publicUrl}${paths.verifyEmail(token)}` },
      footnote:
        'You have this mail because this address was given for an account at Aangan. If that was not you, nothing needs to be done.',
    },
    hi: {
      subject: 'अपना ईमेल वेरिफ़ाई करें',
      paragraphs: [
        'बताएँ कि यह ईमेल आपका है। इसके बाद जिस फ़र्म को आपकी रिक्वेस्ट मिलेगी, उसे दिखेगा कि यह ईमेल सच में आपका है।',
        'यह लिंक एक ही बार काम करता है और 7 दिन तक चलता है।',
      ],
      action: {
        label: 'ईमेल वेरिफ़ाई करें',
        url: `${publicUrl}${pathIn('hi', paths.verifyEmail(token))}`,
      },
      footnote:
        'यह ईमेल आपको इसलिए मिला है क्योंकि Aangan पर एक अकाउंट बनाने के लिए आपका ईमेल दिया गया था। अगर वह आप नहीं थे, तो कुछ करने की ज़रूरत नहीं है।',
    },
  });

/** @param token of the link */
export const resetMail = (addressee: Addressee, token: string, publicUrl: string): MailContent =>
  mailTo(addressee, {
    en: {
      subject: 'Choose a new password',
      paragraphs: [
        'A new password was asked for your account. With this link you choose one.',
        'The link can be used once and is valid for 1 hour.',
      ],
      action: { label: 'Choose a new password', url: `${publicUrl}${paths.resetPassword(token)}` },
      footnote:
        'You have this mail because a new password was asked for with this address. If that was not you, nothing needs to be done: your password stays as it is.',
    },
    hi: {
      subject: 'नया पासवर्ड चुनें',
      paragraphs: [
        'आपके अकाउंट के लिए नया पासवर्ड माँगा गया है। इस लिंक से आप उसे चुन सकते हैं।',
        'यह लिंक एक ही बार काम करता है और 1 घंटे तक चलता है।',
      ],
      action: {
        label: 'नया पासवर्ड चुनें',
        url: `${publicUrl}${pathIn('hi', paths.resetPassword(token))}`,
      },
      footnote:
        'यह ईमेल आपको इसलिए मिला है क्योंकि आपके ईमेल के लिए नया पासवर्ड माँगा गया था। अगर वह आप नहीं थे, तो कुछ करने की ज़रूरत नहीं है: आपका पासवर्ड वही रहेगा।',
    },
  });

export const aboutSafety: Readonly<Record<SiteLanguage, string>> = {
  en: 'You have this mail because it is about the safety of your account at Aangan.',
  hi: 'यह ईमेल आपको इसलिए मिला है क्योंकि यह Aangan पर आपके अकाउंट की सुरक्षा के बारे में है।',
};

const notMe = { en: 'I did not do this', hi: 'यह मैंने नहीं किया' } as const;

export const supportAt = (language: SiteLanguage, publicUrl: string) => ({
  label: notMe[language],
  url: `${publicUrl}${pathIn(language, paths.support())}`,
});

export const passwordChangedMail = (addressee: Addressee, publicUrl: string): MailContent =>
  mailTo(addressee, {
    en: {
      subject: 'Your password was changed',
      paragraphs: [
        'The password of your account was changed, and the account was signed out on every other device.',
        'If that was not you, choose a new password at once.',
      ],
      action: { label: notMe.en, url: `${publicUrl}${paths.forgotPassword()}` },
      footnote: aboutSafety.en,
    },
    hi: {
      subject: 'आपका पासवर्ड बदला गया',
      paragraphs: [
        'आपके अकाउंट का पासवर्ड बदला गया है, और आप बाक़ी सभी डिवाइस पर लॉग आउट हो गए हैं।',
        'अगर यह आपने नहीं किया, तो तुरंत नया पासवर्ड चुनें।',
      ],
      action: { label: notMe.hi, url: `${publicUrl}${pathIn('hi', paths.forgotPassword())}` },
      footnote: aboutSafety.hi,
    },
  });

/** To the address that the account had before. */
export const emailChangedMail = (
  former: Addressee,
  newEmail: string,
  publicUrl: string,
): MailContent =>
  mailTo(former, {
    en: {
      subject: 'Your email address was changed',
      paragraphs: [
        `Your account at Aangan now has the email address ${newEmail}. From now on you sign in with it, and mails go there. Your other devices are signed out.`,
        'If that was not you, please tell us.',
      ],
      action: supportAt('en', publicUrl),
      footnote: aboutSafety.en,
    },
    hi: {
      subject: 'आपका ईमेल बदला गया',
      paragraphs: [
        `Aangan पर आपके अकाउंट का ईमेल अब ${newEmail} है। अब से आप इसी से लॉग इन करेंगे और हमारे ईमेल भी यहीं आएँगे। बाक़ी डिवाइस पर आप लॉग आउट हो गए हैं।`,
        'अगर यह आपने नहीं किया, तो हमें बताएँ।',
      ],
      action: supportAt('hi', publicUrl),
      footnote: aboutSafety.hi,
    },
  });

/** Names nobody: it outlives the account, and so has its language. */
export const deletedMail = (
  { email, language }: { email: string; language: SiteLanguage },
  publicUrl: string,
): MailContent => ({
  to: email,
  accountId: null,
  language,
  texts: {
    en: {
      subject: 'Your account was deleted',
      paragraphs: [
        'Your account at Aangan was deleted, and you are signed out everywhere. Your page is no longer shown. What was stored about you is erased within 7 business days. Reviews that you wrote stay, without your name.',
        'If that was not you, please tell us at once.',
      ],
      action: supportAt('en', publicUrl),
      footnote: aboutSafety.en,
    },
    hi: {
      subject: 'आपका अकाउंट डिलीट हो गया',
      paragraphs: [
        'Aangan पर आपका अकाउंट डिलीट हो गया है, और आप हर जगह लॉग आउट हो गए हैं। आपका पेज अब नहीं दिखता। आपके बारे में जो कुछ सेव था, वह काम के 7 दिनों में डिलीट हो जाएगा। आपके लिखे रिव्यू आपके नाम के बिना रहेंगे।',
        'अगर यह आपने नहीं किया, तो हमें तुरंत बताएँ।',
      ],
      action: supportAt('hi', publicUrl),
      footnote: aboutSafety.hi,
    },
  },
});
