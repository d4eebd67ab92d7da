import { localeOf, type SiteLanguage } from '@aangan/domain';
import { writtenLanguage } from '@aangan/messages/written-language';
import { escapeHtml } from '@aangan/server/requests';

/** What a person wrote, after words of ours that say what it is. */
interface WrittenParagraph {
  label: string;
  written: string;
}

/** What a mail says in one language; {@link renderMail} makes its text and HTML. */
export interface MailText {
  subject: string;
  /** Plain sentences; nothing in them is read as HTML. */
  paragraphs: readonly (string | WrittenParagraph)[];
  /** The one thing to do about it. */
  action?: { label: string; url: string };
  /** Facts in a list, such as those of a connection request: many are what a person wrote. */
  facts?: readonly (readonly [term: string, value: string])[];
  /** Why the recipient gets it, and what to do if it is not theirs. */
  footnote: string;
}

/** A mail in one language, ready to be rendered. */
interface WholeMail extends MailText {
  /** Where mails of its kind are ended. */
  endUrl?: string | undefined;
}

/** A mail in every language; it is sent in that of the recipient's account. */
export interface MailContent {
  to: string;
  /** The recipient's account; null without one. */
  accountId: number | null;
  /** Of a recipient without an account; the default one where it is not given. */
  language?: SiteLanguage;
  texts: Readonly<Record<SiteLanguage, MailText>>;
}

export interface RenderedMail {
  text: string;
  html: string;
}

const endWords: Readonly<Record<SiteLanguage, string>> = {
  en: 'No more mails of this kind',
  hi: 'इस तरह के ईमेल बंद करें',
};

const addressWords: Readonly<Record<SiteLanguage, string>> = {
  en: 'Or open this address:',
  hi: 'या यह लिंक खोलें:',
};

/** The mail as plain text and as HTML. Styles are attributes, because mail programs ignore style sheets. */
export function renderMail(mail: WholeMail, language: SiteLanguage): RenderedMail {
  return { text: textOf(mail, language), html: htmlOf(mail, language) };
}

function textOf(
  { paragraphs, facts = [], action, footnote, endUrl }: WholeMail,
  language: SiteLanguage,
): string {
  return [
    ...paragraphs.map((one) => (typeof one === 'string' ? one : `${one.label}: ${one.written}`)),
    ...(facts.length > 0 ? [facts.map(([term, value]) => `${term}: ${value}`).join('\n')] : []),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    `-- \nAangan\n${footnote}${endUrl ? `\n${endWords[language]}: ${endUrl}` : ''}`,
  ].join('\n\n');
}

const ink = '#221d18';
const soft = '#5f564c';
const accent = '#a4452c';

function htmlOf(
  { subject, paragraphs, facts = [], action, footnote, endUrl }: WholeMail,
  language: SiteLanguage,
): string {
  const body = [
    ...paragraphs.map((one) => `<p style="margin:0 0 16px">${paragraphOf(one, language)}</p>`),
    ...(facts.length > 0 ? [tableOf(facts, language)] : []),
    ...(action ? [buttonOf(action, addressWords[language])] : []),
  ].join('\n');
  return `<!doctype html>
<html lang="${localeOf(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#f6f1e9">
<div style="max-width:560px;margin:0 auto;padding:32px 20px;font:16px/1.55 -apple-system,'Segoe UI',Roboto,Arial,'Nirmala UI','Noto Sans Devanagari',sans-serif;color:${ink}">
<p style="margin:0 0 24px;font:400 24px Georgia,serif">Aangan</p>
<div style="background:#fffdf9;border:1px solid #e5dccf;border-radius:8px;padding:28px 24px 16px">
<h1 style="margin:0 0 16px;font:400 22px/1.3 Georgia,serif">${escapeHtml(subject)}</h1>
${body}
</div>
<p style="margin:20px 0 0;font-size:13px;color:${soft}">${withBreaks(footnote)}${endUrl ? endLinkOf(endUrl, language) : ''}</p>
</div>
</body>
</html>
`;
}

const endLinkOf = (url: string, language: SiteLanguage) =>
  `<br><a href="${escapeHtml(url)}" style="color:${soft}">${endWords[language]}</a>`;

function paragraphOf(one: string | WrittenParagraph, language: SiteLanguage): string {
  if (typeof one === 'string') return withBreaks(one);
  const written = withBreaks(one.written);
  return `${withBreaks(one.label)}: <span${langOf(one.written, language)}>${written}</span>`;
}

function tableOf(facts: NonNullable<MailText['facts']>, language: SiteLanguage): string {
  const rows = facts.map(
    ([term, value]) =>
      `<tr><th align="left" valign="top" style="padding:6px 16px 6px 0;font-weight:400;color:${soft}">${escapeHtml(term)}</th><td style="padding:6px 0;overflow-wrap:anywhere"${langOf(value, language)}>${withBreaks(value)}</td></tr>`,
  );
  return `<table role="presentation" cellspacing="0" cellpadding="0" style="margin:0 0 16px;border-collapse:collapse">${rows.join('')}</table>`;
}

function buttonOf({ label, url }: NonNullable<MailText['action']>, orOpen: string): string {
  const address = escapeHtml(url);
  return `<p style="margin:8px 0 20px"><a href="${address}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:${accent};color:#fff;text-decoration:none">${escapeHtml(label)}</a></p>
<p style="margin:0 0 16px;font-size:13px;color:${soft}">${orOpen}<br><a href="${address}" style="color:${accent};overflow-wrap:anywhere">${address}</a></p>`;
}

/** Marks what a person wrote in another language than the mail's, so that it is read out with the right voice. */
function langOf(text: string, language: SiteLanguage): string {
  const written = writtenLanguage(text);
  return written === undefined || written === language ? '' : ` lang="${written}"`;
}

const withBreaks = (text: string) => escapeHtml(text).replaceAll('\n', '<br>');
