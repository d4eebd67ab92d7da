import { isDesignProfessional } from '@aangan/domain';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { neverStored } from '../../plugins/never-stored.ts';
import { idParams, readIdOr404 } from '../../schemas/id-params.ts';
import { noContent } from '../../schemas/no-content.ts';
import { Problem } from '../../schemas/problem.ts';
import { reference, writtenJson } from '../../schemas/reference.ts';
import type { User } from '../auth/auth.schemas.ts';
import { ClientReview } from './client-reviews.schemas.ts';
import { answerReview } from './review-answers.service.ts';
import type { ReviewedFirm } from './reviewed-firm.ts';
import { AnswerBody, VendorReview } from './reviews.schemas.ts';

const problem = reference(Problem);
const json = 'application/json; charset=utf-8';
const refused = { 401: problem, 403: problem, 404: problem };
const security = [{ bearer: [] }];

const kinds = {
  designer: {
    review: VendorReview,
    operations: { put: 'answerReview', delete: 'withdrawAnswer' },
    mayAnswer: (user: User) => user.is_vendor,
  },
  client: {
    review: ClientReview,
    operations: { put: 'answerClientReview', delete: 'withdrawClientAnswer' },
    mayAnswer: (user: User) => user.is_vendor || isDesignProfessional(user),
  },
};

/** `{id}/answer`: answering the reviews that clients or designers have written, for the firm that was reviewed. */
export const reviewAnswersRoutes: FastifyPluginAsyncTypebox<Pick<ReviewedFirm, 'by'>> = async (
  app,
  { by },
) => {
  const db = app.database.kysely;
  const { review, operations, mayAnswer } = kinds[by];

  app.addHook('onRequest', app.admit(mayAnswer));
  app.addHook('onSend', neverStored);

  app.put(
    '/:id/answer/',
    {
      schema: {
        operationId: operations.put,
        summary: 'Answer a review of the own firm, or change the answer',
        security,
        params: idParams,
        body: AnswerBody,
        response: { 200: writtenJson(review), 400: problem, ...refused },
      },
    },
    async (request, reply) => {
      const id = readIdOr404(request.params.id);
      const answered = await answerReview(db, app.callerOf(request), { id, by }, request.body.text);
      return reply.type(json).send(answered);
    },
  );

  app.delete(
    '/:id/answer/',
    {
      schema: {
        operationId: operations.delete,
        summary: 'Take the answer to a review back',
        security,
        params: idParams,
        response: { 204: noContent, ...refused },
      },
    },
    async (request, reply) => {
      const id = readIdOr404(request.params.id);
      await answerReview(db, app.callerOf(request), { id, by }, null);
      return reply.code(204).send(null);
    },
  );
};
