import { isDesignProfessional } from '@aangan/domain';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { ApiSettings } from '../../config.ts';
import { neverStored } from '../../plugins/never-stored.ts';
import { idParams, readIdOr404 } from '../../schemas/id-params.ts';
import { Problem } from '../../schemas/problem.ts';
import { reference, writtenJson } from '../../schemas/reference.ts';
import { createOwnReviewsService } from './own-reviews.service.ts';
import { ReviewBody, ReviewChange, VendorReview } from './reviews.schemas.ts';
import type { ReviewsOptions } from './reviews-options.ts';

const problem = reference(Problem);
const json = 'application/json; charset=utf-8';
const refused = { 400: problem, 401: problem, 403: problem, 404: problem };
const security = [{ bearer: [] }];

/** `/api/designers/vendor-reviews`: writing reviews, for designers and architects. */
export const ownReviewsRoutes: FastifyPluginAsyncTypebox<
  ReviewsOptions & { settings: ApiSettings }
> = async (app, { settings, ...options }) => {
  const service = createOwnReviewsService({ ...options, db: app.database.kysely });

  app.addHook('onRequest', app.admit(isDesignProfessional));
  app.addHook('onSend', neverStored);

  app.post(
    '/',
    {
      config: { takesKey: true },
      prefixTrailingSlash: 'slash',
      schema: {
        operationId: 'reviewVendor',
        summary: 'Review a vendor, once',
        security,
        body: ReviewBody,
        response: { 201: writtenJson(VendorReview), ...refused, 429: problem },
      },
    },
    async (request, reply) => {
      const reviewer = app.callerOf(request);
      const limit = settings.reviewsPerAccount;
      await app.throttle.take({ key: `reviews:${reviewer.id}`, limit });
      const created = await service.create({ ...reviewer, address: request.ip }, request.body);
      return reply.code(201).type(json).send(created);
    },
  );

  app.patch(
    '/:id/',
    {
      schema: {
        operationId: 'changeReview',
        summary: 'Change the own review',
        security,
        params: idParams,
        body: ReviewChange,
        response: { 200: writtenJson(VendorReview), ...refused, 409: problem },
      },
    },
    async (request, reply) => {
      const id = readIdOr404(request.params.id);
      const changed = await service.change(app.callerOf(request), id, request.body);
      return reply.type(json).send(changed);
    },
  );
};
