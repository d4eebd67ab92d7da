import { type InstagramProvider, notFound } from 'api/sandbox';
import type { FastifyPluginAsync } from 'fastify';
import type { Kysely } from 'kysely';
import type { SandboxTables } from '../tables.ts';
import { asInstagramRefuses } from './as-instagram-refuses.ts';
import { createSandboxGraph } from './graph.service.ts';
import { readSandboxFile } from './media.ts';

/** The stand-in's posts, as the Graph API answers them, and their files. */
export const sandboxGraphRoutes: FastifyPluginAsync<{
  db: Kysely<SandboxTables>;
  provider: InstagramProvider;
}> = async (app, { db, provider }) => {
  const graph = createSandboxGraph(db, provider);
  const hidden = { schema: { hide: true } };
  const read = (query: unknown, name: string) =>
    String((query as Record<string, unknown>)[name] ?? '');

  app.get('/me', hidden, async ({ query }, reply) => {
    const me = await graph.me(read(query, 'access_token'));
    return me ?? asInstagramRefuses(reply, 190);
  });

  app.get('/me/media', hidden, async ({ query }, reply) => {
    const limit = Number(read(query, 'limit'));
    const page = await graph.media(read(query, 'access_token'), limit, read(query, 'after'));
    return page ?? asInstagramRefuses(reply, 190);
  });

  app.get<{ Params: { '*': string } }>('/media/*', hidden, async (request, reply) => {
    const file = await readSandboxFile(request.params['*']);
    if (!file) throw notFound();
    return reply.type(file.type).header('cache-control', 'max-age=3600').send(file.bytes);
  });
};
