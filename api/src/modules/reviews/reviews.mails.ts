import { isolated, pathIn, paths, type SiteLanguage } from '@aangan/domain';
import type { MailContent } from '../../mail/render-mail.ts';

interface Recipient {
  id: number;
  email: string;
  name: string;
}

interface ReviewFacts {
  vendorId: number;
  vendorName: string;
  /** Name of the project that the review is about. */
  title: string;
}

const footnotes: Readonly<Record<SiteLanguage, string>> = {
  en: 'You have this mail because of your account at Aangan. Mails about reviews can be switched off on your account page.',
  hi: 'यह ईमेल आपको Aangan पर आपके अकाउंट की वजह से मिला है। रिव्यू के बारे में ईमेल आप अपने अकाउंट के पेज पर बंद कर सकते हैं।',
};

const seeReviews = { en: 'See the reviews', hi: 'रिव्यू देखें' } as const;
const writeToSupport = { en: 'Write to the support', hi: 'मदद के लिए लिखें' } as const;

const pageOf = (language: SiteLanguage, vendorId: number, publicUrl: string) => ({
  label: seeReviews[language],
  url: `${publicUrl}${pathIn(language, paths.vendorReviews(vendorId))}`,
});

const supportAt = (language: SiteLanguage, publicUrl: string) => ({
  label: writeToSupport[language],
  url: `${publicUrl}${pathIn(language, paths.support())}`,
});

/** Tells a vendor of a new review. */
export function newReviewMail(
  vendor: Recipient,
  review: { vendorId: number; authorName: string; title: string; rating: number; text: string },
  publicUrl: string,
): MailContent {
  const author = isolated(review.authorName);
  return {
    to: vendor.email,
    accountId: vendor.id,
    texts: {
      en: {
        subject: `${author} has reviewed you`,
        paragraphs: [
          `Dear ${isolated(vendor.name)},`,
          `${author} has written a review of your work. You can answer it once, and everybody who reads the review reads your answer.`,
        ],
        facts: [
          ['Project', review.title],
          ['Rating', `${review.rating} out of 5`],
          ['Review', review.text],
        ],
        action: pageOf('en', review.vendorId, publicUrl),
        footnote: footnotes.en,
      },
      hi: {
        subject: `${author} ने आपका रिव्यू लिखा है`,
        paragraphs: [
          `नमस्ते ${isolated(vendor.name)},`,
          `${author} ने आपके काम का रिव्यू लिखा है। आप एक बार उसका जवाब दे सकते हैं, और जो भी रिव्यू पढ़ेगा, उसे आपका जवाब भी दिखेगा।`,
        ],
        facts: [
          ['प्रोजेक्ट', review.title],
          ['रेटिंग', `5 में से ${review.rating}`],
          ['रिव्यू', review.text],
        ],
        action: pageOf('hi', review.vendorId, publicUrl),
        footnote: footnotes.hi,
      },
    },
  };
}

/** Tells the author of a review what an operator decided about it, and why. */
export function authorDecisionMail(
  author: Recipient,
  review: ReviewFacts,
  { isHidden, why }: { isHidden: boolean; why: string },
  publicUrl: string,
): MailContent {
  const vendor = isolated(review.vendorName);
  const actionIn = (language: SiteLanguage) =>
    isHidden ? supportAt(language, publicUrl) : pageOf(language, review.vendorId, publicUrl);
  return {
    to: author.email,
    accountId: author.id,
    texts: {
      en: {
        subject: isHidden ? `Your review of ${vendor} is hidden` : `Your review of ${vendor} stays`,
        paragraphs: [
          `Dear ${isolated(author.name)},`,
          isHidden
            ? `We have hidden your review of ${vendor}. Only you can still see it, and it no longer counts towards the rating.`
            : `We have looked at your review of ${vendor}. It stays, and everybody sees it once your address and your profile are verified.`,
          { label: 'The reason', written: why },
          ...(isHidden ? ['If you think that this is a mistake, please write to us.'] : []),
        ],
        facts: [['Project', review.title]],
        action: actionIn('en'),
        footnote: footnotes.en,
      },
      hi: {
        subject: isHidden
          ? `${vendor} पर आपका रिव्यू छिपा दिया गया है`
          : `${vendor} पर आपका रिव्यू बना रहेगा`,
        paragraphs: [
          `नमस्ते ${isolated(author.name)},`,
          isHidden
            ? `हमने ${vendor} पर आपका रिव्यू छिपा दिया है। अब वह सिर्फ़ आपको दिखता है और रेटिंग में नहीं गिना जाता।`
            : `हमने ${vendor} पर आपका रिव्यू देखा है। वह बना रहेगा, और आपका ईमेल और प्रोफ़ाइल वेरिफ़ाई होते ही सबको दिखेगा।`,
          { label: 'वजह', written: why },
          ...(isHidden ? ['अगर आपको लगता है कि यह ग़लती से हुआ है, तो हमें लिखें।'] : []),
        ],
        facts: [['प्रोजेक्ट', review.title]],
        action: actionIn('hi'),
        footnote: footnotes.hi,
      },
    },
  };
}

/** Tells an account that reported a review what an operator decided. */
export function reporterDecisionMail(
  reporter: Recipient,
  review: ReviewFacts,
  { isHidden, why }: { isHidden: boolean; why: string },
  publicUrl: string,
): MailContent {
  const vendor = isolated(review.vendorName);
  return {
    to: reporter.email,
    accountId: reporter.id,
    texts: {
      en: {
        subject: `Your report of a review of ${vendor}`,
        paragraphs: [
          `Dear ${isolated(reporter.name)},`,
          isHidden
            ? `Thank you for reporting a review of ${vendor}. We have hidden it.`
            : `Thank you for reporting a review of ${vendor}. We have looked at it, and it stays.`,
          { label: 'The reason', written: why },
        ],
        facts: [['Project', review.title]],
        action: pageOf('en', review.vendorId, publicUrl),
        footnote: footnotes.en,
      },
      hi: {
        subject: `${vendor} के एक रिव्यू पर आपकी रिपोर्ट`,
        paragraphs: [
          `नमस्ते ${isolated(reporter.name)},`,
          isHidden
            ? `${vendor} का एक रिव्यू रिपोर्ट करने के लिए धन्यवाद। हमने वह रिव्यू छिपा दिया है।`
            : `${vendor} का एक रिव्यू रिपोर्ट करने के लिए धन्यवाद। हमने वह रिव्यू देखा है, और वह बना रहेगा।`,
          { label: 'वजह', written: why },
        ],
        facts: [['प्रोजेक्ट', review.title]],
        action: pageOf('hi', review.vendorId, publicUrl),
        footnote: footnotes.hi,
      },
    },
  };
}
