import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { ApiSettings } from '../../config.ts';
import { neverStored } from '../../plugins/never-stored.ts';
import { idParams, readIdOr404 } from '../../schemas/id-params.ts';
import { Problem } from '../../schemas/problem.ts';
import { reference, writtenJson } from '../../schemas/reference.ts';
import { checkedTogether } from '../../validation/read-fields.ts';
import type { AttachmentPasses } from '../conversations/attachment-pass.ts';
import { Message, textFaults } from '../conversations/conversations.schemas.ts';
import { createQuoteDecisions } from './quote-decisions.service.ts';
import {
  AcceptBody,
  AskBody,
  DeclineBody,
  QuoteDetail,
  SendBody,
  WithdrawBody,
} from './quotes.schemas.ts';

const problem = reference(Problem);
const json = 'application/json; charset=utf-8';
const security = [{ bearer: [] }];
const refused = { 400: problem, 401: problem, 403: problem, 404: problem, 409: problem };
const response = { 200: writtenJson(QuoteDetail), ...refused };

interface QuoteDecisionsOptions {
  passes: AttachmentPasses;
  settings: ApiSettings;
}

/** `/api/quotes/{id}`: what firms and clients decide about quotes. */
export const quoteDecisionsRoutes: FastifyPluginAsyncTypebox<QuoteDecisionsOptions> = async (
  app,
  { passes, settings },
) => {
  const service = createQuoteDecisions({ db: app.database.kysely, passes });

  app.addHook(
    'onRequest',
    app.admit(() => true),
  );
  app.addHook('onSend', neverStored);

  app.post(
    '/:id/send/',
    {
      schema: {
        operationId: 'sendQuote',
        summary:
          'Send what the firm has written as the next version; what was sent is not sent again',
        security,
        params: idParams,
        body: SendBody,
        response,
      },
    },
    async (request, reply) => {
      const id = readIdOr404(request.params.id);
      const { revision } = request.body;
      return reply.type(json).send(await service.send(app.callerOf(request).id, id, revision));
    },
  );

  app.post(
    '/:id/accept/',
    {
      schema: {
        operationId: 'acceptQuote',
        summary: 'Accept the newest version of a quote: that makes the job',
        security,
        params: idParams,
        body: AcceptBody,
        response,
      },
    },
    async (request, reply) => {
      const id = readIdOr404(request.params.id);
      const { version } = request.body;
      return reply.type(json).send(await service.accept(app.callerOf(request).id, id, version));
    },
  );

  app.post(
    '/:id/decline/',
    {
      schema: {
        operationId: 'declineQuote',
        summary: 'Decline the newest version of a quote',
        security,
        params: idParams,
        body: DeclineBody,
        response,
      },
    },
    async (request, reply) => {
      const id = readIdOr404(request.params.id);
      return reply
        .type(json)
        .send(await service.decline(app.callerOf(request).id, id, request.body));
    },
  );

  app.post(
    '/:id/withdraw/',
    {
      schema: {
        operationId: 'withdrawQuote',
        summary: 'Withdraw an own quote that is not decided',
        security,
        params: idParams,
        body: WithdrawBody,
        response,
      },
    },
    async (request, reply) => {
      const id = readIdOr404(request.params.id);
      return reply
        .type(json)
        .send(await service.withdraw(app.callerOf(request).id, id, request.body));
    },
  );

  app.post(
    '/:id/ask/',
    {
      schema: {
        operationId: 'askAboutQuote',
        summary: 'Send a message about a version of a quote or a line of it, once for its id',
        security,
        params: idParams,
        body: checkedTogether(AskBody, textFaults),
        response: {
          200: writtenJson(Message),
          201: writtenJson(Message),
          ...refused,
          429: problem,
        },
      },
    },
    async (request, reply) => {
      const sender = app.callerOf(request).id;
      const id = readIdOr404(request.params.id);
      await app.throttle.take({ key: `messages:${sender}`, limit: settings.messagesPerAccount });
      const asked = await service.ask(sender, id, request.body);
      return reply
        .code(asked.isNew ? 201 : 200)
        .type(json)
        .send(asked.json);
    },
  );
};
