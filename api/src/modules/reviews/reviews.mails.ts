import { isolated, pathIn, paths, type SiteLanguage } from '@aangan/domain';
import type { MailContent } from '../../mail/render-mail.ts';
import type { ReviewedFirm } from './reviewed-firm.ts';

interface Recipient {
  id: number;
  email: string;
  name: string;
}

interface ReviewFacts {
  firm: ReviewedFirm;
  firmName: string;
  /** Name of the project that the review is about; null in a client's review. */
  title: string | null;
}

const footnotes: Readonly<Record<SiteLanguage, string>> = {
  en: 'You have this mail because of your account at Aangan. Mails about reviews can be switched off on your account page.',
  hi: 'यह ईमेल आपको Aangan पर आपके अकाउंट की वजह से मिला है। रिव्यू के बारे में ईमेल आप अपने अकाउंट के पेज पर बंद कर सकते हैं।',
};

const seeReviews = { en: 'See the reviews', hi: 'रिव्यू देखें' } as const;
const writeToSupport = { en: 'Write to the support', hi: 'मदद के लिए लिखें' } as const;

const pageOf = (language: SiteLanguage, { by, kind, id }: ReviewedFirm, publicUrl: string) => ({
  label: seeReviews[language],
  url: `${publicUrl}${pathIn(language, by === 'client' ? paths.clientReviews(kind, id) : paths.vendorReviews(id))}`,
});

const projectName: Readonly<Record<SiteLanguage, string>> = { en: 'Project', hi: 'प्रोजेक्ट' };

/** The line with the project that a review is about, where it names one. */
const projectOf = (language: SiteLanguage, title: string | null): [string, string][] =>
  title === null ? [] : [[projectName[language], title]];

const supportAt = (language: SiteLanguage, publicUrl: string) => ({
  label: writeToSupport[language],
  url: `${publicUrl}${pathIn(language, paths.support())}`,
});

/** Tells a firm of a new review. */
export function newReviewMail(
  firm: Recipient,
  review: Pick<ReviewFacts, 'firm' | 'title'> & {
    authorName: string;
    rating: number;
    text: string;
  },
  publicUrl: string,
): MailContent {
  const author = isolated(review.authorName);
  return {
    to: firm.email,
    accountId: firm.id,
    texts: {
      en: {
        subject: `${author} has reviewed you`,
        paragraphs: [
          `Dear ${isolated(firm.name)},`,
          `${author} has written a review of your work. You can answer it once, and everybody who reads the review reads your answer.`,
        ],
        facts: [
          ...projectOf('en', review.title),
          ['Rating', `${review.rating} out of 5`],
          ['Review', review.text],
        ],
        action: pageOf('en', review.firm, publicUrl),
        footnote: footnotes.en,
      },
      hi: {
        subject: `${author} ने आपका रिव्यू लिखा है`,
        paragraphs: [
          `नमस्ते ${isolated(firm.name)},`,
          `${author} ने आपके काम का रिव्यू लिखा है। आप एक बार उसका जवाब दे सकते हैं, और जो भी रिव्यू पढ़ेगा, उसे आपका जवाब भी दिखेगा।`,
        ],
        facts: [
          ...projectOf('hi', review.title),
          ['रेटिंग', `5 में से ${review.rating}`],
          ['रिव्यू', review.text],
        ],
        action: pageOf('hi', review.firm, publicUrl),
        footnote: footnotes.hi,
      },
    },
  };
}

/** What a review that stays waits for, where its author is not verified. */
const needsOfClient = { en: 'your address is verified', hi: 'आपका ईमेल' } as const;
const needsOfDesigner = {
  en: 'your address and your profile are verified',
  hi: 'आपका ईमेल और प्रोफ़ाइल',
} as const;

/** Tells the author of a review what an operator decided about it, and why. */
export function authorDecisionMail(
  author: Recipient,
  review: ReviewFacts,
  { isHidden, why }: { isHidden: boolean; why: string },
  publicUrl: string,
): MailContent {
  const firm = isolated(review.firmName);
  const needed = review.firm.by === 'client' ? needsOfClient : needsOfDesigner;
  const actionIn = (language: SiteLanguage) =>
    isHidden ? supportAt(language, publicUrl) : pageOf(language, review.firm, publicUrl);
  return {
    to: author.email,
    accountId: author.id,
    texts: {
      en: {
        subject: isHidden ? `Your review of ${firm} is hidden` : `Your review of ${firm} stays`,
        paragraphs: [
          `Dear ${isolated(author.name)},`,
          isHidden
            ? `We have hidden your review of ${firm}. Only you can still see it, and it no longer counts towards the rating.`
            : `We have looked at your review of ${firm}. It stays, and everybody sees it once ${needed.en}.`,
          { label: 'The reason', written: why },
          ...(isHidden ? ['If you think that this is a mistake, please write to us.'] : []),
        ],
        facts: projectOf('en', review.title),
        action: actionIn('en'),
        footnote: footnotes.en,
      },
      hi: {
        subject: isHidden
          ? `${firm} पर आपका रिव्यू छिपा दिया गया है`
          : `${firm} पर आपका रिव्यू बना रहेगा`,
        paragraphs: [
          `नमस्ते ${isolated(author.name)},`,
          isHidden
            ? `हमने ${firm} पर आपका रिव्यू छिपा दिया है। अब वह सिर्फ़ आपको दिखता है और रेटिंग में नहीं गिना जाता।`
            : `हमने ${firm} पर आपका रिव्यू देखा है। वह बना रहेगा, और ${needed.hi} वेरिफ़ाई होते ही सबको दिखेगा।`,
          { label: 'वजह', written: why },
          ...(isHidden ? ['अगर आपको लगता है कि यह ग़लती से हुआ है, तो हमें लिखें।'] : []),
        ],
        facts: projectOf('hi', review.title),
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
  const firm = isolated(review.firmName);
  return {
    to: reporter.email,
    accountId: reporter.id,
    texts: {
      en: {
        subject: `Your report of a review of ${firm}`,
        paragraphs: [
          `Dear ${isolated(reporter.name)},`,
          isHidden
            ? `Thank you for reporting a review of ${firm}. We have hidden it.`
            : `Thank you for reporting a review of ${firm}. We have looked at it, and it stays.`,
          { label: 'The reason', written: why },
        ],
        facts: projectOf('en', review.title),
        action: pageOf('en', review.firm, publicUrl),
        footnote: footnotes.en,
      },
      hi: {
        subject: `${firm} के एक रिव्यू पर आपकी रिपोर्ट`,
        paragraphs: [
          `नमस्ते ${isolated(reporter.name)},`,
          isHidden
            ? `${firm} का एक रिव्यू रिपोर्ट करने के लिए धन्यवाद। हमने वह रिव्यू छिपा दिया है।`
            : `${firm} का एक रिव्यू रिपोर्ट करने के लिए धन्यवाद। हमने वह रिव्यू देखा है, और वह बना रहेगा।`,
          { label: 'वजह', written: why },
        ],
        facts: projectOf('hi', review.title),
        action: pageOf('hi', review.firm, publicUrl),
        footnote: footnotes.hi,
      },
    },
  };
}
