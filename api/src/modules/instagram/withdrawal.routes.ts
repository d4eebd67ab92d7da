import { localeOf, pathIn, paths, preferredLanguage, type SiteLanguage } from '@aangan/domain';
import type { FastifyPluginAsync } from 'fastify';
import { plainPage, sendPlainPage } from '../../plain-page/plain-page.ts';
import { formText, takeForms } from '../../plugins/form-body.ts';
import { neverStored } from '../../plugins/never-stored.ts';
import { varyBy } from '../../plugins/vary-by.ts';
import { notFound } from '../../problems.ts';
import { createWithdrawalService, type WithdrawalOptions } from './withdrawal.service.ts';

export type WithdrawalRoutesOptions = Omit<WithdrawalOptions, 'db'> & { publicUrl: string };

/** What Instagram calls by itself, each with a `signed_request`, and the page about a deletion. */
export const withdrawalRoutes: FastifyPluginAsync<WithdrawalRoutesOptions> = async (
  app,
  { provider, blobs, publicUrl },
) => {
  const service = createWithdrawalService({ db: app.database.kysely, blobs, provider });

  takeForms(app);
  app.addHook('onSend', neverStored);

  app.post('/deauthorise/', { schema: { hide: true } }, async (request) => {
    await service.deauthorise(formText(request.body, 'signed_request'));
    return {};
  });

  app.post('/deletion/', { schema: { hide: true } }, async (request) => {
    const code = await service.deleteData(formText(request.body, 'signed_request'));
    return {
      url: `${publicUrl}/api/designers/instagram/deletion/${code}/`,
      confirmation_code: code,
    };
  });

  app.get<{ Params: { code: string } }>(
    '/deletion/:code/',
    { schema: { hide: true }, config: { isForHolders: true } },
    async (request, reply) => {
      const deletedAt = await service.deletedAt(request.params.code);
      if (deletedAt === undefined) throw notFound();
      const language = preferredLanguage(request.headers['accept-language']);
      varyBy(reply, 'accept-language');
      reply.header('content-language', localeOf(language));
      return sendPlainPage(reply, deletionPage(deletedAt, language));
    },
  );
};

const deletionTexts = {
  en: {
    title: 'Your Instagram data is deleted',
    done: (day: string) =>
      `On ${day} Aangan deleted what it had from your Instagram account: the connection, your posts and our copies of their pictures and videos.`,
    support: (link: string) => `${link}Write to the support</a> if you have a question about it.`,
  },
  hi: {
    title: 'आपका Instagram डेटा डिलीट हो गया',
    done: (day: string) =>
      `${day} को Aangan ने आपके Instagram अकाउंट से मिला सब कुछ डिलीट कर दिया: अकाउंट से जुड़ाव, आपकी पोस्ट और उनकी फ़ोटो और वीडियो की हमारी कॉपियाँ।`,
    support: (link: string) => `इस बारे में कोई सवाल हो, तो ${link}हमें लिखें</a>।`,
  },
} as const;

function deletionPage(deletedAt: string, language: SiteLanguage): string {
  const { title, done, support } = deletionTexts[language];
  const day = new Date(deletedAt).toLocaleDateString(`${localeOf(language)}-u-nu-latn`, {
    dateStyle: 'long',
    timeZone: 'Asia/Kolkata',
  });
  const link = `<a href="${pathIn(language, paths.support())}">`;
  return plainPage(
    `${title} · Aangan`,
    `<h1>${title}</h1>
<p>${done(day)}</p>
<p>${support(link)}</p>`,
    language,
  );
}
