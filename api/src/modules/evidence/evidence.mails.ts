import {
  type EvidenceKind,
  isolated,
  longDay,
  pathIn,
  paths,
  type SiteLanguage,
} from '@aangan/domain';
import type { MailContent } from '../../mail/render-mail.ts';
import { evidenceName } from '../../notifications/evidence-name.ts';
import { footnotes } from '../operator/operator.mails.ts';

interface Recipient {
  id: number;
  email: string;
  name: string;
}

const action = (language: SiteLanguage, label: string, publicUrl: string) => ({
  label,
  url: `${publicUrl}${pathIn(language, paths.profile())}`,
});

/** Tells a firm that its evidence was checked. @param check days as YYYY-MM-DD */
export function checkedMail(
  firm: Recipient,
  check: { kind: EvidenceKind; checked_on: string; checked_until: string },
  publicUrl: string,
): MailContent {
  const { kind, checked_on: on, checked_until: until } = check;
  return {
    to: firm.email,
    accountId: firm.id,
    texts: {
      en: {
        subject: `${evidenceName(kind, 'en')} checked`,
        paragraphs: [
          `Dear ${isolated(firm.name)},`,
          `we have checked what you gave evidence of. While your profile is verified, your page says: “${evidenceName(kind, 'en')} checked on ${longDay(on, 'en')}”.`,
          `The check counts until ${longDay(until, 'en')}. We remind you before that.`,
        ],
        action: action('en', 'See your profile', publicUrl),
        footnote: footnotes.en,
      },
      hi: {
        subject: `${evidenceName(kind, 'hi')} की जाँच हो गई`,
        paragraphs: [
          `नमस्ते ${isolated(firm.name)},`,
          `आपने जो सबूत दिया था, हमने उसे जाँच लिया है। जब तक आपकी प्रोफ़ाइल वेरिफ़ाइड है, आपके पेज पर लिखा रहेगा: “${evidenceName(kind, 'hi')} की जाँच ${longDay(on, 'hi')} को हुई”।`,
          `यह जाँच ${longDay(until, 'hi')} तक मानी जाएगी। उससे पहले हम आपको याद दिलाएँगे।`,
        ],
        action: action('hi', 'अपनी प्रोफ़ाइल देखें', publicUrl),
        footnote: footnotes.hi,
      },
    },
  };
}

/** Tells a firm that its evidence was refused, in the operator's words. */
export function refusedMail(
  firm: Recipient,
  { kind, why }: { kind: EvidenceKind; why: string },
  publicUrl: string,
): MailContent {
  return {
    to: firm.email,
    accountId: firm.id,
    texts: {
      en: {
        subject: `${evidenceName(kind, 'en')}: please send it again`,
        paragraphs: [
          `Dear ${isolated(firm.name)},`,
          'we could not accept the evidence that you gave, so your page does not mention it.',
          { label: 'The reason', written: why },
          'You can send it again on your profile at any time.',
        ],
        action: action('en', 'Send it again', publicUrl),
        footnote: footnotes.en,
      },
      hi: {
        subject: `${evidenceName(kind, 'hi')}: फिर से भेजें`,
        paragraphs: [
          `नमस्ते ${isolated(firm.name)},`,
          'आपका दिया सबूत हम नहीं मान सके, इसलिए आपके पेज पर वह नहीं लिखा है।',
          { label: 'वजह', written: why },
          'आप उसे अपनी प्रोफ़ाइल पर कभी भी फिर से भेज सकते हैं।',
        ],
        action: action('hi', 'फिर से भेजें', publicUrl),
        footnote: footnotes.hi,
      },
    },
  };
}

/** Reminds a firm that a check runs out. @param until its last day, YYYY-MM-DD */
export function endsMail(
  firm: Recipient,
  { kind, until }: { kind: EvidenceKind; until: string },
  publicUrl: string,
): MailContent {
  return {
    to: firm.email,
    accountId: firm.id,
    texts: {
      en: {
        subject: `${evidenceName(kind, 'en')}: our check runs out on ${longDay(until, 'en')}`,
        paragraphs: [
          `Dear ${isolated(firm.name)},`,
          `our check of your evidence counts until ${longDay(until, 'en')}. After that day your page does not mention it any more.`,
          'Send it again on your profile, and we check it once more. Until then the present check stays on your page.',
        ],
        action: action('en', 'Send it again', publicUrl),
        footnote: footnotes.en,
      },
      hi: {
        subject: `${evidenceName(kind, 'hi')}: हमारी जाँच ${longDay(until, 'hi')} तक मानी जाएगी`,
        paragraphs: [
          `नमस्ते ${isolated(firm.name)},`,
          `आपके सबूत की हमारी जाँच ${longDay(until, 'hi')} तक मानी जाएगी। उसके बाद आपके पेज पर वह नहीं लिखी होगी।`,
          'उसे अपनी प्रोफ़ाइल पर फिर से भेजें, और हम फिर से जाँच करेंगे। तब तक आज की जाँच आपके पेज पर रहेगी।',
        ],
        action: action('hi', 'फिर से भेजें', publicUrl),
        footnote: footnotes.hi,
      },
    },
  };
}
