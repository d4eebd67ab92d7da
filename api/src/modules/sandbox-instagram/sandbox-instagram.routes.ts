import type { FastifyPluginAsync } from 'fastify';
import { takeForms } from '../../plugins/form-body.ts';
import { isLoopback } from '../../plugins/throttle/network-of.ts';
import { notFound } from '../../problems.ts';
import type { InstagramProvider } from '../instagram/provider/instagram-provider.ts';
import { sandboxAccountsRoutes } from './sandbox-accounts.routes.ts';
import { sandboxGraphRoutes } from './sandbox-graph.routes.ts';
import { sandboxOauthRoutes } from './sandbox-oauth.routes.ts';

/**
 * `/sandbox/instagram`: stands in for Instagram in demo mode while no real credentials are set. It answers only
 * callers on the same machine.
 */
export const sandboxInstagramRoutes: FastifyPluginAsync<{
  provider: InstagramProvider;
  publicUrl: string;
}> = async (app, { provider, publicUrl }) => {
  takeForms(app);
  app.addHook('onRequest', async (request) => {
    if (!isLoopback(request.ip)) throw notFound();
  });
  await app.register(sandboxOauthRoutes, { provider });
  await app.register(sandboxGraphRoutes, { provider });
  await app.register(sandboxAccountsRoutes, { provider, publicUrl });
};
