import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { neverStored } from '../../plugins/never-stored.ts';
import { idParams, readIdOr404 } from '../../schemas/id-params.ts';
import { noContent } from '../../schemas/no-content.ts';
import { Problem } from '../../schemas/problem.ts';
import { reference, writtenJson } from '../../schemas/reference.ts';
import { answerReview } from './review-answers.service.ts';
import { AnswerBody, VendorReview } from './reviews.schemas.ts';

const problem = reference(Problem);
const json = 'application/json; charset=utf-8';
const refused = { 401: problem, 403: problem, 404: problem };
const security = [{ bearer: [] }];

/** `/api/designers/vendor-reviews/{id}/answer`: answering reviews, for the vendor that was reviewed. */
export const reviewAnswersRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const db = app.database.kysely;

  app.addHook(
    'onRequest',
    app.admit((user) => user.is_vendor),
  );
  app.addHook('onSend', neverStored);

  app.put(
    '/:id/answer/',
    {
      schema: {
        operationId: 'answerReview',
        summary: 'Answer a review of the own firm, or change the answer',
        security,
        params: idParams,
        body: AnswerBody,
        response: { 200: writtenJson(VendorReview), 400: problem, ...refused },
      },
    },
    async (request, reply) => {
      const id = readIdOr404(request.params.id);
      const answered = await answerReview(db, app.callerOf(request), id, request.body.text);
      return reply.type(json).send(answered);
    },
  );

  app.delete(
    '/:id/answer/',
    {
      schema: {
        operationId: 'withdrawAnswer',
        summary: 'Take the answer to a review back',
        security,
        params: idParams,
        response: { 204: noContent, ...refused },
      },
    },
    async (request, reply) => {
      await answerReview(db, app.callerOf(request), readIdOr404(request.params.id), null);
      return reply.code(204).send(null);
    },
  );
};
