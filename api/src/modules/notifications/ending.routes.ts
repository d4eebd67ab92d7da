import { pathIn, paths, type SiteLanguage } from '@aangan/domain';
import { escapeHtml } from '@aangan/server/requests';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { type Ending, readEnding } from '../../notifications/ending-links.ts';
import { kindOf } from '../../notifications/notification-kinds.ts';
import { plainPage, sendPlainPage } from '../../plain-page/plain-page.ts';
import { linkEnded } from '../../problems.ts';
import { endMails, languageOf } from './settings.service.ts';

const maxBytes = 16 * 1024;

/**
 * Where the links of mails lead that end their kind, without signing in. GET shows a page with a button, since programs
 * that look for viruses open links; POST ends the kind, from that page or at once from a mail program (RFC 8058).
 */
export const endingRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const db = app.database.kysely;

  // What a form says beside its address changes nothing.
  app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'string', bodyLimit: maxBytes },
    (_request, _body, done) => done(null, null),
  );
  const schema = { hide: true, querystring: Type.Object({ token: Type.Optional(Type.String()) }) };

  /** Undefined for a token that ends nothing. */
  const find = async (token = '') => {
    const ending = await readEnding(db, token);
    const language = ending && (await languageOf(db, ending.accountId));
    return language && { ending, language, token };
  };

  const config = { isForHolders: true };
  app.get('/', { prefixTrailingSlash: 'slash', schema, config }, async ({ query }, reply) => {
    const found = await find(query.token);
    return found
      ? sendPlainPage(reply, askPage(found), ["form-action 'self'"])
      : sendPlainPage(reply, gonePage());
  });

  app.post('/', { prefixTrailingSlash: 'slash', schema }, async ({ query }, reply) => {
    const found = await find(query.token);
    if (!found) throw linkEnded();
    await endMails(db, found.ending);
    return sendPlainPage(reply, donePage(found));
  });
};

interface FoundEnding {
  ending: Ending;
  language: SiteLanguage;
  token: string;
}

const texts = {
  en: {
    ask: (label: string) => `No more mails about “${label}”?`,
    hint: 'You still find them on the site. Other mails are not changed.',
    button: 'End these mails',
    done: (label: string) => `You get no more mails about “${label}”`,
    back: 'Change your settings',
    gone: 'This link does not work any more',
    goneHint: 'You can choose your mails on your account page.',
  },
  hi: {
    ask: (label: string) => `“${label}” के ईमेल बंद करें?`,
    hint: 'ये आपको साइट पर अब भी दिखेंगे। दूसरे ईमेल आते रहेंगे।',
    button: 'ये ईमेल बंद करें',
    done: (label: string) => `“${label}” के ईमेल बंद हो गए`,
    back: 'सेटिंग बदलें',
    gone: 'यह लिंक अब काम नहीं करता',
    goneHint: 'कौन से ईमेल आएँ, यह आप अपने अकाउंट के पेज पर चुन सकते हैं।',
  },
} as const;

const accountLink = (language: SiteLanguage, label: string) =>
  `<p><a href="${pathIn(language, paths.account())}">${label}</a></p>`;

function askPage({ ending: { kind }, language, token }: FoundEnding): string {
  const { ask, hint, button } = texts[language];
  const title = escapeHtml(ask(kindOf(kind).label[language]));
  return plainPage(
    'Aangan',
    `<h1>${title}</h1><p>${hint}</p>
<form method="post" action="?token=${escapeHtml(token)}"><button>${button}</button></form>`,
    language,
  );
}

function donePage({ ending: { kind }, language }: FoundEnding): string {
  const { done, hint, back } = texts[language];
  const title = escapeHtml(done(kindOf(kind).label[language]));
  return plainPage(
    'Aangan',
    `<h1>${title}</h1><p>${hint}</p>${accountLink(language, back)}`,
    language,
  );
}

function gonePage(): string {
  const { gone, goneHint, back } = texts.en;
  return plainPage('Aangan', `<h1>${gone}</h1><p>${goneHint}</p>${accountLink('en', back)}`);
}
