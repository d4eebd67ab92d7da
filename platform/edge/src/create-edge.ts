import type { Channel, RegistryReader } from '@aangan/manifest';
import compress from '@fastify/compress';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { createCurrentComposition } from './current-composition.ts';
import { pages } from './pages.ts';
import { inProcessServer, type PassThrough, proxyElsewhere } from './pass-through.ts';
import { releaseFiles } from './release-files.ts';
import { siteFiles } from './site-files.ts';

/** What an edge needs to serve one channel. */
export interface EdgeOptions {
  channel: Channel;
  reader: RegistryReader;
  /** The servers of /api, /platform and, in demo mode, /sandbox. */
  passThrough: PassThrough;
  /** The site's public address; with https, browsers are told to use nothing else. */
  publicUrl: URL;
  logger: FastifyBaseLogger;
  /** Whether search engines may list the pages: on the channel that visitors see, and on no other. */
  isIndexed: boolean;
}

/** Search engines must not list a staging site beside the real one. */
function keepOutOfSearch(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('x-robots-tag', 'noindex');
  });
}

/**
 * The edge: serves the site of one channel. HTML with the composition inlined, immutable release files,
 * security headers, API and registry passed through. Stateless: any number may run.
 */
export async function createEdge(options: EdgeOptions): Promise<FastifyInstance> {
  const { channel, reader, passThrough, publicUrl, logger, isIndexed } = options;
  const app = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    serverFactory: inProcessServer(passThrough),
  });
  const current = createCurrentComposition({
    channel,
    reader,
    onError: (error) =>
      logger.warn(error, 'the registry cannot be read: serving the last composition'),
  });
  await proxyElsewhere(app, passThrough);
  releaseFiles(app, { reader });
  await app.register(async (scope) => {
    await scope.register(compress, { encodings: ['br', 'gzip'], threshold: 1024 });
    if (!isIndexed) keepOutOfSearch(scope);
    siteFiles(scope, { current, reader, api: passThrough['/api'] });
    pages(scope, {
      current,
      reader,
      isHttps: publicUrl.protocol === 'https:',
      api: passThrough['/api'],
    });
  });
  return app;
}
