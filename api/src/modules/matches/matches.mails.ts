import { isolated, pathIn, paths } from '@aangan/domain';
import type { MailContent } from '../../mail/render-mail.ts';

/** Tells a firm that a picture of its portfolio is hidden as a copy or shown again, and why. */
export function pictureDecisionMail(
  firm: { id: number; email: string; name: string },
  { title, isHidden, why }: { title: string; isHidden: boolean; why: string },
  publicUrl: string,
): MailContent {
  const page = isHidden ? paths.support() : paths.portfolio();
  return {
    to: firm.email,
    accountId: firm.id,
    texts: {
      en: {
        subject: isHidden ? 'A picture of yours is hidden' : 'A picture of yours is shown again',
        paragraphs: [
          `Dear ${isolated(firm.name)},`,
          isHidden
            ? 'we have hidden a picture of your portfolio, because it is a copy of one that another firm published earlier. Only you can still see it.'
            : 'we have looked again at a picture of your portfolio that was hidden. Everybody can see it again.',
          { label: 'The reason', written: why },
          ...(isHidden ? ['If you think that this is a mistake, please write to us.'] : []),
        ],
        facts: [['Picture', title]],
        action: {
          label: isHidden ? 'Write to the support' : 'See your portfolio',
          url: `${publicUrl}${page}`,
        },
        footnote: 'You have this mail because you have an account at Aangan.',
      },
      hi: {
        subject: isHidden ? 'आपकी एक फ़ोटो छिपा दी गई है' : 'आपकी एक फ़ोटो फिर से दिख रही है',
        paragraphs: [
          `नमस्ते ${isolated(firm.name)},`,
          isHidden
            ? 'हमने आपके पोर्टफ़ोलियो की एक फ़ोटो छिपा दी है, क्योंकि वह किसी दूसरी फ़र्म की पहले प्रकाशित फ़ोटो की नक़ल है। अब वह सिर्फ़ आपको दिखती है।'
            : 'हमने आपके पोर्टफ़ोलियो की एक छिपी फ़ोटो फिर से देखी है। अब वह सबको फिर से दिखती है।',
          { label: 'वजह', written: why },
          ...(isHidden ? ['अगर आपको लगता है कि यह ग़लती से हुआ है, तो हमें लिखें।'] : []),
        ],
        facts: [['फ़ोटो', title]],
        action: {
          label: isHidden ? 'मदद के लिए लिखें' : 'अपना पोर्टफ़ोलियो देखें',
          url: `${publicUrl}${pathIn('hi', page)}`,
        },
        footnote: 'यह ईमेल आपको इसलिए मिला है क्योंकि Aangan पर आपका अकाउंट है।',
      },
    },
  };
}
