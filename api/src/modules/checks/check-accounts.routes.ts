import type { Role } from '@aangan/domain';
import { edgeSignatureHeader, isSignedByEdge } from '@aangan/server/visitor';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { neverStored } from '../../plugins/never-stored.ts';
import { forbidden, notFound } from '../../problems.ts';
import { idParams, readIdOr404 } from '../../schemas/id-params.ts';
import { endCheckAccount, makeCheckAccount } from './check-accounts.service.ts';

const roles: readonly Role[] = ['client', 'designer', 'architect', 'vendor'];

/**
 * Accounts with which the registry opens the pages of a release before it is served. Only who has the site's secret may
 * ask: the signature is of method and path, so that none of another request fits.
 */
export const checkAccountsRoutes: FastifyPluginAsyncTypebox<{
  checkSecret?: string | undefined;
}> = async (app, { checkSecret: secret }) => {
  const db = app.database.kysely;

  app.addHook('onRequest', async ({ method, url, headers }) => {
    const body = `${method} ${url}`;
    const isSigned = secret && isSignedByEdge(headers[edgeSignatureHeader], { body, secret });
    if (!isSigned) throw forbidden();
  });
  app.addHook('onSend', neverStored);

  app.post(
    '/:role/',
    { schema: { hide: true, params: Type.Object({ role: Type.String() }) } },
    async (request, reply) => {
      const role = roles.find((one) => one === request.params.role);
      if (!role) throw notFound();
      return reply.code(201).send(await makeCheckAccount(db, role, app.signAccessToken));
    },
  );

  app.delete('/:id/', { schema: { hide: true, params: idParams } }, async (request, reply) => {
    await endCheckAccount(db, readIdOr404(request.params.id));
    return reply.code(204).send();
  });
};
