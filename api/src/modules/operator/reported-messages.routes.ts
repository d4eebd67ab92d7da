import type { BlobStore } from '@aangan/server';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { pagingQuery } from '../../paging/paging-query.ts';
import { idParams, readIdOr404 } from '../../schemas/id-params.ts';
import { writtenJson } from '../../schemas/reference.ts';
import type { AttachmentPasses } from '../conversations/attachment-pass.ts';
import {
  MessageDecisionBody,
  ReportedMessage,
  ReportedMessagePage,
} from '../conversations/conversations.schemas.ts';
import { createMessageModeration } from '../conversations/moderation.service.ts';
import { forOperators, invalid, json, refused, security } from './for-operators.ts';
import { createSuspensionService } from './suspension.service.ts';

interface ReportedMessagesOptions {
  blobs: BlobStore;
  passes: AttachmentPasses;
  publicUrl: string;
}

const acts = [
  ['keep', 'keepMessage', 'kept', 'Keep a reported message'],
  ['remove', 'removeMessage', 'removed', 'Remove what a reported message says, for both sides'],
  ['suspend', 'suspendForMessage', 'suspended', 'Remove it, and suspend its author'],
] as const;

/** `/api/operator/messages`, for operators: the messages that were reported, and what is decided about them. */
export const reportedMessagesRoutes: FastifyPluginAsyncTypebox<ReportedMessagesOptions> = async (
  app,
  { blobs, passes, publicUrl },
) => {
  const db = app.database.kysely;
  const { suspend } = createSuspensionService({ db, publicUrl });
  const service = createMessageModeration({ db, blobs, passes, publicUrl, suspend });

  forOperators(app);

  app.get(
    '/',
    {
      prefixTrailingSlash: 'slash',
      schema: {
        operationId: 'listReportedMessages',
        summary:
          'Messages with reports that wait, the longest waiting first; or those decided about',
        security,
        querystring: Type.Object({
          show: Type.Optional(Type.Enum(['waiting', 'decided'])),
          ...pagingQuery,
        }),
        response: { 200: writtenJson(ReportedMessagePage), ...invalid, ...refused },
      },
    },
    async (request, reply) =>
      reply.type(json).send(await service.list(app.callerOf(request).id, request.query)),
  );

  for (const [act, operationId, kind, summary] of acts) {
    app.post(
      `/:id/:sequence/${act}/`,
      {
        ...(kind === 'suspended' && { onRequest: app.requireProof }),
        schema: {
          operationId,
          summary,
          security,
          params: Type.Object({ ...idParams.properties, sequence: idParams.properties.id }),
          body: MessageDecisionBody,
          response: { 200: writtenJson(ReportedMessage), ...invalid, ...refused },
        },
      },
      async (request, reply) => {
        const which = {
          conversationId: readIdOr404(request.params.id),
          sequence: readIdOr404(request.params.sequence),
        };
        const decision = { kind, why: request.body.why };
        const operator = { id: app.callerOf(request).id, provedBy: app.proofOf(request) };
        const decided = await service.decide(operator, which, decision);
        return reply.type(json).send(decided);
      },
    );
  }
};
