import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { idParams, readIdOr404 } from '../../schemas/id-params.ts';
import { Problem } from '../../schemas/problem.ts';
import { reference, writtenJson } from '../../schemas/reference.ts';
import { PrincipalArchitect } from '../designers/designers.schemas.ts';
import { createArchitectsService } from './architects.service.ts';

const problem = reference(Problem);
const json = 'application/json; charset=utf-8';
const architect = writtenJson(PrincipalArchitect);

/** `/api/designers/principal-architects`: each with its public page. */
export const publicArchitectsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const service = createArchitectsService(app.database);

  for (const { path, operationId, isPublic } of [
    { path: '/:id/', operationId: 'architect', isPublic: false },
    { path: '/:id/public/', operationId: 'publicArchitect', isPublic: true },
  ]) {
    app.get<{ Params: { id: string } }>(
      path,
      {
        schema: {
          operationId,
          summary: 'A principal architect with the firm',
          ...(!isPublic && { security: [{}, { bearer: [] }] }),
          params: idParams,
          response: { 200: architect, 401: problem, 404: problem },
        },
      },
      async (request, reply) => {
        const viewer = async () => (isPublic ? undefined : app.viewerOf(request));
        const id = readIdOr404(request.params.id);
        return reply.type(json).send(await service.read(id, viewer));
      },
    );
  }
};
