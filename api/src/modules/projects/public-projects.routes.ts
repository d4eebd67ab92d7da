import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { idParams, readIdOr404 } from '../../schemas/id-params.ts';
import { Problem } from '../../schemas/problem.ts';
import { reference, writtenJson } from '../../schemas/reference.ts';
import type { FirmKind } from '../firms/firm-kind.ts';
import { createFirmAnswers, sendFirmAnswer } from '../firms/public-profile/firm-answers.ts';
import { Project, ProjectCards } from './projects.schemas.ts';
import { findProject, findProjects } from './public-projects.repository.ts';

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
  const { database, guestCache } = app;
  const cache = guestCache.firms[kind.subject].projects;
  const answer = createFirmAnswers({ database, kind, cache });

  app.get(
    '/:id/projects/',
    {
      preHandler: guestCache.refresh,
      schema: {
        operationId: operations.list,
        summary: 'The projects of a firm that have a picture or video, in its order',
        security,
        params: idParams,
        response: { 200: writtenJson(ProjectCards), ...failures },
      },
    },
    async (request, reply) => {
      const firmId = readIdOr404(request.params.id);
      const find = () => findProjects(database, kind, firmId);
      const viewer = () => app.viewerOf(request);
      const found = await answer({ firmId, key: String(firmId), find }, viewer);
      return sendFirmAnswer(request, reply, found);
    },
  );

  app.get(
    '/:id/projects/:project/',
    {
      preHandler: guestCache.refresh,
      schema: {
        operationId: operations.project,
        summary: 'A project of a firm',
        security,
        params: Type.Object({ id, project: id }),
        response: { 200: writtenJson(Project), ...failures },
      },
    },
    async (request, reply) => {
      const firmId = readIdOr404(request.params.id);
      const projectId = readIdOr404(request.params.project);
      const find = () => findProject(database, kind, { firmId, projectId });
      const viewer = () => app.viewerOf(request);
      const found = await answer({ firmId, key: `${firmId} ${projectId}`, find }, viewer);
      return sendFirmAnswer(request, reply, found);
    },
  );
};
