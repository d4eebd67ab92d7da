import { isolated, type SiteLanguage, supportHours } from '@aangan/domain';
import type { MailContent, MailText } from '../../mail/render-mail.ts';
import type { NewTicket } from './support.repository.ts';

/** Gives a ticket to the support, whose language is English. */
export function ticketMail(
  { accountId, name, email, subject, message }: NewTicket,
  reference: string,
  supportEmail: string,
): MailContent {
  const text: MailText = {
    subject: `[${reference}] ${isolated(subject)}`,
    paragraphs: [message],
    facts: [
      ['From', name],
      ['Email', email],
      ['Account', accountId === null ? 'none' : String(accountId)],
    ],
    footnote: 'Opened with the contact form. Answer to the address above.',
  };
  return { to: supportEmail, accountId: null, texts: { en: text, hi: text } };
}

/**
 * Confirms a ticket to its sender.
 * @param isSendersOwn whether the address is known to be the sender's. Another's gets no text of the sender: anybody
 * could have it mailed to anybody.
 * @param language of a sender without an account
 */
export function ticketReceivedMail(
  { accountId, name, email, subject, message }: NewTicket,
  reference: string,
  { isSendersOwn, language }: { isSendersOwn: boolean; language: SiteLanguage },
): MailContent {
  const { replyWithinWorkingHours: hours } = supportHours;
  const written = `${subject}\n\n${message}`;
  return {
    to: email,
    accountId,
    language,
    texts: {
      en: {
        subject: `We have your message (${reference})`,
        paragraphs: [
          isSendersOwn ? `Dear ${isolated(name)},` : 'Hello,',
          `thank you for writing. Your reference number is ${reference}. You typically have our reply within ${hours} working hours; we are here from 10 AM to 7 PM, Monday to Saturday.`,
          ...(isSendersOwn ? ['This is what you wrote:', written] : []),
        ],
        footnote:
          'You have this mail because this address was given in our contact form. If that was not you, nothing needs to be done.',
      },
      hi: {
        subject: `हमें आपका मैसेज मिल गया (${reference})`,
        paragraphs: [
          isSendersOwn ? `नमस्ते ${isolated(name)},` : 'नमस्ते,',
          `लिखने के लिए धन्यवाद। आपका रेफ़रेंस नंबर ${reference} है। आम तौर पर हम काम के ${hours} घंटों में जवाब देते हैं; हम सोमवार से शनिवार, सुबह 10 से शाम 7 बजे तक यहाँ हैं।`,
          ...(isSendersOwn ? ['आपने यह लिखा था:', written] : []),
        ],
        footnote:
          'यह ईमेल आपको इसलिए मिला है क्योंकि हमारे संपर्क फ़ॉर्म में आपका ईमेल दिया गया था। अगर वह आप नहीं थे, तो कुछ करने की ज़रूरत नहीं है।',
      },
    },
  };
}
