import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { ApiSettings } from '../../config.ts';
import { neverStored } from '../../plugins/never-stored.ts';
import { idParams, readIdOr404 } from '../../schemas/id-params.ts';
import { noContent } from '../../schemas/no-content.ts';
import { Problem } from '../../schemas/problem.ts';
import { reference } from '../../schemas/reference.ts';
import { checkedTogether } from '../../validation/read-fields.ts';
import { reportReview } from './review-reports.service.ts';
import type { ReviewedFirm } from './reviewed-firm.ts';
import { ReportBody, reportFaults } from './reviews.schemas.ts';

const problem = reference(Problem);

export interface ReviewReportsOptions extends Pick<ReviewedFirm, 'by'> {
  settings: Pick<ApiSettings, 'reportsPerAccount'>;
}

/** `{id}/report`: reporting the reviews that clients or designers have written to the operators, for every account. */
export const reviewReportsRoutes: FastifyPluginAsyncTypebox<ReviewReportsOptions> = async (
  app,
  { settings, by },
) => {
  app.post(
    '/:id/report/',
    {
      config: { takesKey: true },
      onRequest: app.admit(() => true),
      onSend: neverStored,
      schema: {
        operationId: by === 'client' ? 'reportClientReview' : 'reportReview',
        summary: 'Report a review to the operators, once',
        security: [{ bearer: [] }],
        params: idParams,
        body: checkedTogether(ReportBody, reportFaults),
        response: {
          204: noContent,
          400: problem,
          401: problem,
          403: problem,
          404: problem,
          429: problem,
        },
      },
    },
    async (request, reply) => {
      const reporter = app.callerOf(request);
      const id = readIdOr404(request.params.id);
      const limit = settings.reportsPerAccount;
      await app.throttle.take({ key: `review-reports:${reporter.id}`, limit });
      await reportReview(app.database.kysely, reporter, { id, by }, request.body);
      return reply.code(204).send(null);
    },
  );
};
