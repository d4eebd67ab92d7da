import { isLoopback, notFound, type Sandbox, takeForms } from 'api/sandbox';
import type { StandInTables } from '../tables.ts';
import { sandboxAccountsRoutes } from './accounts.routes.ts';
import { sandboxGraphRoutes } from './graph.routes.ts';
import { sandboxOauthRoutes } from './oauth.routes.ts';

/**
 * `/sandbox/instagram`: stands in for Instagram in demo mode while no real credentials are set. It answers only
 * callers on the same machine.
 */
export const instagramRoutes: Sandbox['instagram'] = async (
  app,
  { provider, publicUrl, ...options },
) => {
  const db = options.db.withTables<StandInTables>();
  takeForms(app);
  app.addHook('onRequest', async (request) => {
    if (!isLoopback(request.ip)) throw notFound();
  });
  await app.register(sandboxOauthRoutes, { db, provider });
  await app.register(sandboxGraphRoutes, { db, provider });
  await app.register(sandboxAccountsRoutes, { db, provider, publicUrl });
};
