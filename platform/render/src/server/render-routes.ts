import type { RenderOutcome } from '@aangan/manifest';
import { traced } from '@aangan/server/tracing';
import type { FastifyInstance } from 'fastify';
import type { Static } from 'typebox';
import { type ModuleCache, WrongHash } from '../supervisor/module-cache.ts';
import type { Pool } from '../supervisor/pool.ts';
import { HashParams, RenderBody, readComposition } from './schemas.ts';

interface Options {
  pool: Pool;
  modules: ModuleCache;
}

/** The largest server module, in bytes. */
const maxModuleBytes = 16 * 1024 * 1024;
/** The largest composition, in bytes: one of 500 remotes shaped like the site's has 4 to 5 MB. */
const maxCompositionBytes = 16 * 1024 * 1024;

/** Rendering, and uploads of what it needs: an edge sends compositions and modules when a page is answered with 409. */
export async function renderRoutes(
  app: FastifyInstance,
  { pool, modules }: Options,
): Promise<void> {
  app.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer' },
    (_request, bytes, done) => done(null, bytes),
  );
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    if (error instanceof WrongHash) return reply.code(422).send({ error: error.message });
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error(error, 'the renderer failed');
    return reply.code(status).send({ error: error.message });
  });

  app.post<{ Body: Static<typeof RenderBody> }>(
    '/render',
    { schema: { body: RenderBody } },
    async (request, reply) => {
      const { composition: id, page } = request.body;
      const composition = modules.composition(id);
      if (!composition) return reply.code(409).send({ missing: 'composition' });
      const missing = modules.missing(composition);
      if (missing.length > 0) return reply.code(409).send({ missing });
      const left = new AbortController();
      reply.raw.once('close', () => left.abort());
      const { remote, expose } = page.route ?? {};
      return traced(
        { name: 'render', kind: 'internal', attributes: { composition: id, remote, expose } },
        () => pool.render({ id, composition, page }, left.signal),
        spanEndOf,
      );
    },
  );

  app.put<{ Params: Static<typeof HashParams>; Body: Buffer }>(
    '/compositions/:hash',
    { schema: { params: HashParams }, bodyLimit: maxCompositionBytes },
    async (request, reply) => {
      const composition = readComposition(request.body);
      if (!composition) return reply.code(400).send({ error: 'not a composition' });
      modules.putComposition(request.params.hash, request.body, composition);
      return { missing: modules.missing(composition) };
    },
  );

  app.put<{ Params: Static<typeof HashParams>; Body: Buffer }>(
    '/modules/:hash',
    { schema: { params: HashParams }, bodyLimit: maxModuleBytes },
    async (request, reply) => {
      modules.putModule(request.params.hash, request.body);
      return reply.code(204).send();
    },
  );
}

function spanEndOf(outcome: RenderOutcome) {
  return 'failure' in outcome
    ? { hasFailed: true, attributes: { errorType: outcome.failure } }
    : { attributes: { cpuMs: outcome.cpuMs } };
}
