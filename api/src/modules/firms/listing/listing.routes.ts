import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { TSchema } from 'typebox';
import { Problem } from '../../../schemas/problem.ts';
import { reference, writtenJson } from '../../../schemas/reference.ts';
import type { FirmKind } from '../firm-kind.ts';
import { listQuery } from './list-query.ts';
import { createListingService } from './listing.service.ts';

export interface ListingRoutesOptions {
  publicUrl: string;
  kind: FirmKind;
  page: TSchema & { $id?: string };
  operationId: string;
  summary: string;
}

const problem = reference(Problem);
const json = 'application/json; charset=utf-8';

/** The listing of designers or vendors. */
export const listingRoutes: FastifyPluginAsyncTypebox<ListingRoutesOptions> = async (
  app,
  { publicUrl, kind, page, operationId, summary },
) => {
  const service = createListingService({ publicUrl, kind, database: app.database });

  app.get(
    '/',
    {
      prefixTrailingSlash: 'slash',
      schema: {
        operationId,
        summary,
        querystring: listQuery(kind.catalogue),
        response: { 200: writtenJson(page), 400: problem, 404: problem },
      },
    },
    async (request, reply) => reply.type(json).send(await service.list(request.query)),
  );
};
