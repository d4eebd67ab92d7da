import { isolated, pathIn, paths, type SiteLanguage } from '@aangan/domain';
import type { MailContent } from '../../mail/render-mail.ts';

interface ListingFacts {
  kind: 'designer' | 'vendor';
  id: number;
  name: string;
  account: { id: number; email: string };
}

/** Why an account has a mail. */
export const footnotes: Readonly<Record<SiteLanguage, string>> = {
  en: 'You have this mail because you have an account at Aangan.',
  hi: 'यह ईमेल आपको इसलिए मिला है क्योंकि Aangan पर आपका अकाउंट है।',
};

/** Tells a firm that its profile is verified. @param listing its JSON text */
export function verifiedMail(listing: string, publicUrl: string): MailContent {
  const { kind, id, name, account } = JSON.parse(listing) as ListingFacts;
  const isDesigner = kind === 'designer';
  const page = isDesigner ? paths.designer(id) : paths.vendor(id);
  return {
    to: account.email,
    accountId: account.id,
    texts: {
      en: {
        subject: 'Your profile is verified',
        paragraphs: [
          `${isolated(name)} is verified.`,
          isDesigner
            ? 'Your page is public. The list of designers shows every verified designer who has an Instagram post, or a picture or video in the portfolio.'
            : 'Your page is public, and you are listed among the vendors.',
        ],
        action: { label: 'See your page', url: `${publicUrl}${page}` },
        footnote: footnotes.en,
      },
      hi: {
        subject: 'आपकी प्रोफ़ाइल वेरिफ़ाई हो गई',
        paragraphs: [
          `${isolated(name)} की प्रोफ़ाइल वेरिफ़ाई हो गई है।`,
          isDesigner
            ? 'आपका पेज अब सबको दिखता है। डिज़ाइनरों की सूची में हर वह वेरिफ़ाइड डिज़ाइनर दिखता है जिसकी प्रोफ़ाइल पर कोई Instagram पोस्ट, या पोर्टफ़ोलियो में कोई फ़ोटो या वीडियो है।'
            : 'आपका पेज अब सबको दिखता है, और आप वेंडरों की सूची में हैं।',
        ],
        action: { label: 'अपना पेज देखें', url: `${publicUrl}${pathIn('hi', page)}` },
        footnote: footnotes.hi,
      },
    },
  };
}

/** Tells a firm what its profile lacks, in the operator's words. @param listing its JSON text */
export function sentBackMail(listing: string, why: string, publicUrl: string): MailContent {
  const { kind, name, account } = JSON.parse(listing) as ListingFacts;
  const page = kind === 'designer' ? paths.designerBasicInfo() : paths.vendorBasicInfo();
  return {
    to: account.email,
    accountId: account.id,
    texts: {
      en: {
        subject: 'Your profile needs a change',
        paragraphs: [
          `We have looked at the profile of ${isolated(name)} and cannot verify it yet.`,
          { label: 'What is missing', written: why },
          'Please change your profile. We look at it again once you have saved it.',
        ],
        action: { label: 'Change your profile', url: `${publicUrl}${page}` },
        footnote: footnotes.en,
      },
      hi: {
        subject: 'आपकी प्रोफ़ाइल में बदलाव चाहिए',
        paragraphs: [
          `हमने ${isolated(name)} की प्रोफ़ाइल देखी है और अभी उसे वेरिफ़ाई नहीं कर सकते।`,
          { label: 'क्या कमी है', written: why },
          'अपनी प्रोफ़ाइल में यह बदलें। सेव करने के बाद हम उसे फिर से देखेंगे।',
        ],
        action: { label: 'प्रोफ़ाइल बदलें', url: `${publicUrl}${pathIn('hi', page)}` },
        footnote: footnotes.hi,
      },
    },
  };
}

/** Tells an account's owner that it is suspended, and why. */
export function suspendedMail(
  account: { id: number; email: string; first_name: string },
  reason: string,
  publicUrl: string,
): MailContent {
  return {
    to: account.email,
    accountId: account.id,
    texts: {
      en: {
        subject: 'Your account is suspended',
        paragraphs: [
          `Dear ${isolated(account.first_name)},`,
          'we have suspended your account. You cannot sign in at present, and a profile of yours is not shown.',
          { label: 'The reason', written: reason },
          'If you think that this is a mistake, please write to us.',
        ],
        action: { label: 'Write to the support', url: `${publicUrl}${paths.support()}` },
        footnote: footnotes.en,
      },
      hi: {
        subject: 'आपका अकाउंट सस्पेंड किया गया है',
        paragraphs: [
          `नमस्ते ${isolated(account.first_name)},`,
          'हमने आपका अकाउंट सस्पेंड किया है। आप अभी लॉग इन नहीं कर सकते, और आपकी प्रोफ़ाइल किसी को नहीं दिखती।',
          { label: 'वजह', written: reason },
          'अगर आपको लगता है कि यह ग़लती से हुआ है, तो हमें लिखें।',
        ],
        action: { label: 'मदद के लिए लिखें', url: `${publicUrl}${pathIn('hi', paths.support())}` },
        footnote: footnotes.hi,
      },
    },
  };
}
