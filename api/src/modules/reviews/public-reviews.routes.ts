import { isDesignProfessional } from '@aangan/domain';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { pagingQuery } from '../../paging/paging-query.ts';
import { neverStored } from '../../plugins/never-stored.ts';
import { Problem } from '../../schemas/problem.ts';
import { reference, writtenJson } from '../../schemas/reference.ts';
import { createPublicReviewsService } from './public-reviews.service.ts';
import { ExistingReview, VendorReview, VendorReviewPage } from './reviews.schemas.ts';

const problem = reference(Problem);
const json = 'application/json; charset=utf-8';
const vendorId = Type.Unsafe<string>({ type: 'integer', 'x-unchecked': true });

/** `/api/designers/vendor-reviews`: reading the reviews of a vendor. */
export const publicReviewsRoutes: FastifyPluginAsyncTypebox<{ publicUrl: string }> = async (
  app,
  { publicUrl },
) => {
  const service = createPublicReviewsService({ db: app.database.kysely, publicUrl });

  app.get(
    '/vendor_reviews/',
    {
      schema: {
        operationId: 'listVendorReviews',
        summary: 'The newest 500 reviews of a vendor; with `page`, a page with the summary',
        security: [{}, { bearer: [] }],
        querystring: Type.Object({ vendor_id: vendorId, ...pagingQuery }),
        response: {
          200: writtenJson(
            Type.Union([Type.Array(reference(VendorReview)), reference(VendorReviewPage)]),
          ),
          400: problem,
          401: problem,
          404: problem,
        },
      },
    },
    async (request, reply) => {
      const reader = await app.viewerOf(request);
      // What a signed-in reader is shown depends on the account.
      if (reader) reply.header('cache-control', 'private, no-store');
      return reply.type(json).send(await service.list(request.query, reader));
    },
  );

  app.get(
    '/check_existing_review/',
    {
      onRequest: app.admit(isDesignProfessional),
      onSend: neverStored,
      schema: {
        operationId: 'checkExistingReview',
        summary: "Whether the caller has reviewed a vendor, and the caller's review",
        security: [{ bearer: [] }],
        querystring: Type.Object({ vendor_id: vendorId }),
        response: {
          200: writtenJson(ExistingReview),
          400: problem,
          401: problem,
          403: problem,
          404: problem,
        },
      },
    },
    async (request, reply) => {
      const found = await service.existing(app.callerOf(request), request.query.vendor_id);
      return reply.type(json).send(found);
    },
  );
};
