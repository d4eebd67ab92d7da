import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { TSchema } from 'typebox';
import { sendStored } from '../../../plugins/guest-cache/stored-answer.ts';
import { FirmFacets } from '../../../schemas/firm-facets.ts';
import { Problem } from '../../../schemas/problem.ts';
import { reference, writtenJson } from '../../../schemas/reference.ts';
import type { FirmKind } from '../firm-kind.ts';
import { facetsQuery, listQuery } from './list-query.ts';
import { createListingService } from './listing.service.ts';

export interface ListingRoutesOptions {
  publicUrl: string;
  kind: FirmKind;
  page: TSchema & { $id?: string };
  operations: { list: string; facets: string };
  summary: string;
}

const problem = reference(Problem);

/** The listing of designers or vendors. */
export const listingRoutes: FastifyPluginAsyncTypebox<ListingRoutesOptions> = async (
  app,
  { publicUrl, kind, page, operations, summary },
) => {
  const service = createListingService({
    publicUrl,
    kind,
    database: app.database,
    cache: app.guestCache,
  });

  app.get(
    '/',
    {
      prefixTrailingSlash: 'slash',
      preHandler: app.guestCache.refresh,
      schema: {
        operationId: operations.list,
        summary,
        querystring: listQuery(kind),
        response: { 200: writtenJson(page), 400: problem, 404: problem },
      },
    },
    async (request, reply) => sendStored(request, reply, await service.list(request.query)),
  );

  app.get(
    '/facets/',
    {
      schema: {
        operationId: operations.facets,
        summary: 'The choices of the filters of the listing, with how many firms are left for each',
        querystring: facetsQuery(kind),
        response: { 200: reference(FirmFacets), 400: problem },
      },
    },
    async (request) => service.facets(request.query),
  );
};
