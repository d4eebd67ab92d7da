import { publishedSchemas } from '@aangan/manifest';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { answered } from './answers.ts';

const File = Type.Object({ file: Type.String({ pattern: '^[a-z]+\\.schema\\.json$' }) });

/** The JSON schemas of remote.json, shell.json and release.json, at addresses that stay. */
export const schemaRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/schemas/:file',
    {
      schema: {
        operationId: 'readSchema',
        summary: 'The JSON schema of remote.json, shell.json or release.json',
        params: File,
        response: answered({ 200: Type.Unknown({ description: 'The schema' }) }, [404]),
      },
    },
    async (request, reply) => {
      const schema = publishedSchemas.get(request.params.file);
      if (schema === undefined) return reply.code(404).send({ detail: 'Not found.' });
      return reply
        .type('application/schema+json; charset=utf-8')
        .header('cache-control', 'public, max-age=300')
        .header('access-control-allow-origin', '*')
        .send(schema);
    },
  );
};
