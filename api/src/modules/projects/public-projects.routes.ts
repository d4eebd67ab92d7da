import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { idParams } from '../../schemas/id-params.ts';
import { Problem } from '../../schemas/problem.ts';
import { reference, writtenJson } from '../../schemas/reference.ts';
import type { FirmKind } from '../firms/firm-kind.ts';
import { sendFirmAnswer } from '../firms/public-profile/firm-answers.ts';
import { Project, ProjectCards } from './projects.schemas.ts';
import { createPublicProjectsService } from './public-projects.service.ts';

interface PublicProjectsOptions {
  kind: FirmKind;
  operations: { list: string; project: string };
}

const problem = reference(Problem);
const failures = { 401: problem, 404: problem, 410: problem };
const security: Record<string, string[]>[] = [{}, { bearer: [] }];
const { id } = idParams.properties;

/** The projects of a designer or vendor, for everybody. */
export const publicProjectsRoutes: FastifyPluginAsyncTypebox<PublicProjectsOptions> = async (
  app,
  { kind, operations },
) => {
  const service = createPublicProjectsService({
    database: app.database,
    kind,
    cache: app.guestCache,
  });

  app.get(
    '/:id/projects/',
    {
      preHandler: app.guestCache.refresh,
      schema: {
        operationId: operations.list,
        summary: 'The projects of a firm that have a picture or video, in its order',
        security,
        params: idParams,
        response: { 200: writtenJson(ProjectCards), ...failures },
      },
    },
    async (request, reply) => {
      const found = await service.list(request.params.id, () => app.viewerOf(request));
      return sendFirmAnswer(request, reply, found);
    },
  );

  app.get(
    '/:id/projects/:project/',
    {
      preHandler: app.guestCache.refresh,
      schema: {
        operationId: operations.project,
        summary: 'A project of a firm',
        security,
        params: Type.Object({ id, project: id }),
        response: { 200: writtenJson(Project), ...failures },
      },
    },
    async (request, reply) => {
      const { id: firm, project } = request.params;
      const found = await service.read(firm, project, () => app.viewerOf(request));
      return sendFirmAnswer(request, reply, found);
    },
  );
};
