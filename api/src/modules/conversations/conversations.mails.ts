import { isolated, pathIn, paths, type SiteLanguage } from '@aangan/domain';
import type { MailContent } from '../../mail/render-mail.ts';

interface Recipient {
  id: number;
  email: string;
  name: string;
}

interface NewMessages {
  id: number;
  name: string | null;
  messages: number;
}

const formerMember: Readonly<Record<SiteLanguage, string>> = {
  en: 'Former member',
  hi: 'पुराने सदस्य',
};

const footnotes: Readonly<Record<SiteLanguage, string>> = {
  en: 'You have this mail because of your account at Aangan. It comes at most once an hour, and can be switched off on your account page.',
  hi: 'यह ईमेल आपको Aangan पर आपके अकाउंट की वजह से मिला है। यह ज़्यादा से ज़्यादा घंटे में एक बार आता है, और अकाउंट के पेज पर बंद किया जा सकता है।',
};

const countIn: Readonly<Record<SiteLanguage, (count: number) => string>> = {
  en: (count) => (count === 1 ? '1 new message' : `${count} new messages`),
  hi: (count) => (count === 1 ? '1 नया मैसेज' : `${count} नए मैसेज`),
};

/** Tells an account from whom it has messages that it has not read; what they say stays on the site. */
export function unreadMail(
  recipient: Recipient,
  conversations: readonly NewMessages[],
  publicUrl: string,
): MailContent {
  const total = conversations.reduce((sum, { messages }) => sum + messages, 0);
  const [first, ...others] = conversations;
  const path = first && others.length === 0 ? paths.conversation(first.id) : paths.conversations();
  const textIn = (language: SiteLanguage, dear: string, subject: string, label: string) => ({
    subject,
    paragraphs: [`${dear} ${isolated(recipient.name)},`],
    facts: conversations.map(
      ({ name, messages }) =>
        [isolated(name ?? formerMember[language]), countIn[language](messages)] as const,
    ),
    action: { label, url: `${publicUrl}${pathIn(language, path)}` },
    footnote: footnotes[language],
  });
  const from = first && others.length === 0 ? first.name : null;
  return {
    to: recipient.email,
    accountId: recipient.id,
    texts: {
      en: textIn(
        'en',
        'Dear',
        from ? `${countIn.en(total)} from ${isolated(from)}` : `${countIn.en(total)} for you`,
        'Read and answer',
      ),
      hi: textIn(
        'hi',
        'नमस्ते',
        from ? `${isolated(from)} से ${countIn.hi(total)}` : `आपके लिए ${countIn.hi(total)}`,
        'पढ़ें और जवाब दें',
      ),
    },
  };
}
