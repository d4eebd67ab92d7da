import { hkdfSync } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createServer, httpsOnly } from '@aangan/server/http';
import type { Metrics } from '@aangan/server/metrics';
import { describeApi } from '@aangan/server/openapi';
import secureSession from '@fastify/secure-session';
import serveFiles from '@fastify/static';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { Well } from './answers.ts';
import type { Ask } from './ask.ts';
import { csrfHeader, requireOwnPage } from './require-own-page.ts';
import { consoleHeaders } from './security-headers.ts';
import { sessionRoutes } from './session-routes.ts';

export interface ConsoleOptions {
  /** Where integrators open the console, such as `https://console.aangan.example`; no other origin is answered. */
  origin: string;
  /** The folder with its built page: index.html, and `assets/` with files whose names have a hash. */
  files: string;
  /** Encrypts sessions: at least 32 characters, the same in all processes. */
  secret: string;
  api: Ask;
  registry: Ask;
  logger: FastifyBaseLogger;
  /** EDGE_SECRET: signs the ids of requests for API and registry in other processes. */
  edgeSecret?: string | undefined;
  /** Addresses or networks, separated by commas, of proxies before the console, whose X-Forwarded-For is trusted. */
  trustedProxies: string | undefined;
  /** Where requests are counted. */
  metrics?: Metrics | undefined;
}

/** How long a session lasts without a request, in seconds: one night shift. */
const sessionSeconds = 12 * 60 * 60;

/** The largest body, in bytes: the longest reason and a hundred releases. */
const maxBodyBytes = 64 * 1024;

/** The console's server, ready to listen. */
export async function createConsole(options: ConsoleOptions): Promise<FastifyInstance> {
  const { origin, files, secret } = options;
  const isHttps = origin.startsWith('https:');
  const app = createServer({ ...options, maxBodyBytes });
  // The __Host- prefix keeps other hosts and paths from setting the cookie.
  const cookieName = isHttps ? '__Host-aangan-console' : 'aangan-console';
  const page = await readFile(path.join(files, 'index.html'), 'utf8');

  if (isHttps) {
    app.addHook('onRequest', async (_request, reply) => {
      reply.headers(httpsOnly);
    });
  }
  app.addHook('onRequest', requireOwnPage(origin));
  await app.register(secureSession, {
    key: Buffer.from(hkdfSync('sha256', secret, '', 'aangan console session', 32)),
    cookieName,
    sessionName: 'session',
    expiry: sessionSeconds,
    cookie: {
      path: '/',
      httpOnly: true,
      sameSite: 'strict',
      secure: isHttps,
      maxAge: sessionSeconds,
    },
  });
  await app.register(serveFiles, {
    root: path.join(files, 'assets'),
    prefix: '/assets/',
    index: false,
    cacheControl: false,
    setHeaders: (reply) => {
      reply.header('cache-control', 'public, max-age=31536000, immutable, no-transform');
    },
  });
  await describeApi(app, {
    title: 'Aangan console API',
    description:
      'The session of an integrator, and the registry behind it, for the console’s page.',
    securitySchemes: {
      session: { type: 'apiKey', in: 'cookie', name: cookieName },
      csrf: { type: 'apiKey', in: 'header', name: csrfHeader },
    },
  });
  await app.register(sessionRoutes, options);
  app.get(
    '/health',
    {
      schema: {
        operationId: 'liveness',
        summary: 'Liveness: 200 while the process answers',
        response: { 200: Well },
      },
    },
    async () => ({ status: 'ok' }),
  );
  // Every other address is one of the page's client-side routes.
  app.get('/*', { schema: { hide: true } }, async (_request, reply) => {
    const { nonce, headers } = consoleHeaders(isHttps);
    reply.headers({ ...headers, 'cache-control': 'no-store, no-transform' });
    return reply.type('text/html; charset=utf-8').send(page.replaceAll('{{nonce}}', nonce));
  });
  await app.ready();
  return app;
}
