import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { pagingQuery } from '../../paging/paging-query.ts';
import { idParams, readIdOr404 } from '../../schemas/id-params.ts';
import { Problem } from '../../schemas/problem.ts';
import { reference, writtenJson } from '../../schemas/reference.ts';
import { createModerationService } from '../reviews/moderation.service.ts';
import { DecisionBody, ReportedReview, ReportedReviewPage } from '../reviews/reviews.schemas.ts';
import type { ReviewsOptions } from '../reviews/reviews-options.ts';
import { forOperators, invalid, json, refused, security } from './for-operators.ts';

/** OpenAPI: the review is not the one that was read. */
const edited = { 409: reference(Problem) };

/** `/api/operator/reviews`, for operators: the reviews that were reported, and hiding or keeping them. */
export const reportedReviewsRoutes: FastifyPluginAsyncTypebox<ReviewsOptions> = async (
  app,
  options,
) => {
  const service = createModerationService({ ...options, db: app.database.kysely });

  forOperators(app);

  app.get(
    '/',
    {
      prefixTrailingSlash: 'slash',
      schema: {
        operationId: 'listReportedReviews',
        summary: 'Reviews with reports that wait, the longest waiting first; or the hidden ones',
        security,
        querystring: Type.Object({
          show: Type.Optional(Type.Enum(['waiting', 'hidden'])),
          ...pagingQuery,
        }),
        response: { 200: writtenJson(ReportedReviewPage), ...invalid, ...refused },
      },
    },
    async (request, reply) => reply.type(json).send(await service.list(request.query)),
  );

  for (const act of ['hide', 'keep'] as const) {
    app.post(
      `/:id/${act}/`,
      {
        schema: {
          operationId: `${act}Review`,
          summary:
            act === 'hide'
              ? 'Hide a review from everybody but its author'
              : 'Keep a review, or show a hidden one again',
          security,
          params: idParams,
          body: DecisionBody,
          response: { 200: writtenJson(ReportedReview), ...invalid, ...refused, ...edited },
        },
      },
      async (request, reply) => {
        const id = readIdOr404(request.params.id);
        const { why, edited_at: editedAt } = request.body;
        const decision = { isHidden: act === 'hide', why, editedAt };
        const operator = app.callerOf(request).id;
        return reply.type(json).send(await service.decide(operator, id, decision));
      },
    );
  }
};
