import type { FastifyPluginAsync } from 'fastify';
import { plainPage, sendPlainPage } from '../../plain-page/plain-page.ts';
import { formText, takeForms } from '../../plugins/form-body.ts';
import { neverStored } from '../../plugins/never-stored.ts';
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
    { schema: { hide: true } },
    async (request, reply) => {
      const deletedAt = await service.deletedAt(request.params.code);
      if (deletedAt === undefined) throw notFound();
      return sendPlainPage(reply, deletionPage(deletedAt));
    },
  );
};

function deletionPage(deletedAt: string): string {
  const day = new Date(deletedAt).toLocaleDateString('en-IN', {
    dateStyle: 'long',
    timeZone: 'Asia/Kolkata',
  });
  return plainPage(
    'Your Instagram data is deleted · Aangan',
    `<h1>Your Instagram data is deleted</h1>
<p>On ${day} Aangan deleted what it had from your Instagram account: the connection, your posts and our copies of their pictures and videos.</p>
<p><a href="/support">Write to the support</a> if you have a question about it.</p>`,
  );
}
