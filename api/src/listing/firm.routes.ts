import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { TSchema } from 'typebox';
import { idParams } from '../schemas/id-params.ts';
import { Problem } from '../schemas/problem.ts';
import { reference, writtenJson } from '../schemas/reference.ts';
import { createFirmService } from './firm.service.ts';
import type { FirmKind } from './firm-kind.ts';
import { listQuery } from './list-query.ts';

type Named = TSchema & { $id?: string };

export interface FirmRoutesOptions {
  publicUrl: string;
  kind: FirmKind;
  page: Named;
  profile: Named;
  /** How the document calls the operations and what it says of them. */
  operations: { list: string; profile: string; publicProfile: string };
  summaries: { list: string; profile: string };
}

const problem = reference(Problem);
const json = 'application/json; charset=utf-8';

/** The listing of designers or vendors, and the public profile under its two addresses. */
export const firmRoutes: FastifyPluginAsyncTypebox<FirmRoutesOptions> = async (app, options) => {
  const { kind, operations, summaries } = options;
  const service = createFirmService({ ...options, database: app.database });

  app.get(
    '/',
    {
      prefixTrailingSlash: 'slash',
      schema: {
        operationId: operations.list,
        summary: summaries.list,
        querystring: listQuery(kind.catalogue),
        response: { 200: writtenJson(options.page), 400: problem, 404: problem },
      },
    },
    async (request, reply) => reply.type(json).send(await service.list(request.query)),
  );

  for (const { path, operationId, isPublic } of [
    { path: '/:id/', operationId: operations.profile, isPublic: false },
    { path: '/:id/public/', operationId: operations.publicProfile, isPublic: true },
  ]) {
    app.get<{ Params: { id: string } }>(
      path,
      {
        schema: {
          operationId,
          summary: summaries.profile,
          ...(!isPublic && { security: [{}, { bearer: [] }] }),
          params: idParams,
          response: { 200: writtenJson(options.profile), 401: problem, 404: problem },
        },
      },
      async (request, reply) => {
        const viewer = async () => (isPublic ? undefined : app.viewerOf(request));
        const { json: profile, isForEveryone } = await service.profile(request.params.id, viewer);
        if (!isForEveryone) reply.header('cache-control', 'private, no-store');
        return reply.type(json).send(profile);
      },
    );
  }
};
