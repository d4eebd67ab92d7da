import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { Problem } from '../../schemas/problem.ts';
import { reference, writtenJson } from '../../schemas/reference.ts';
import { DesignerCardPage, DesignerListQuery, DesignerProfile } from './designers.schemas.ts';
import { createDesignersService } from './designers.service.ts';

const problem = reference(Problem);
const json = 'application/json; charset=utf-8';
const params = Type.Object({ id: Type.Unsafe<string>({ type: 'integer', 'x-unchecked': true }) });

export const designersRoutes: FastifyPluginAsyncTypebox<{ publicUrl: string }> = async (
  app,
  { publicUrl },
) => {
  const service = createDesignersService({ database: app.database, publicUrl });

  app.get(
    '/profiles/',
    {
      schema: {
        operationId: 'listDesigners',
        summary: 'Verified designers with at least one post, best rated first',
        querystring: DesignerListQuery,
        response: { 200: writtenJson(DesignerCardPage), 400: problem, 404: problem },
      },
    },
    async (request, reply) => reply.type(json).send(await service.list(request.query)),
  );

  for (const [path, operationId] of [
    ['/profiles/:id/', 'designerProfile'],
    ['/profiles/:id/public/', 'publicDesignerProfile'],
  ] as const) {
    app.get(
      path,
      {
        schema: {
          operationId,
          summary: "A designer's public profile",
          params,
          response: { 200: writtenJson(DesignerProfile), 404: problem },
        },
      },
      async (request, reply) => reply.type(json).send(await service.profile(request.params.id)),
    );
  }
};
