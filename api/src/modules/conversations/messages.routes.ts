import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import type { ApiSettings } from '../../config.ts';
import { neverStored } from '../../plugins/never-stored.ts';
import { idParams, readIdOr404 } from '../../schemas/id-params.ts';
import { noContent } from '../../schemas/no-content.ts';
import { Problem } from '../../schemas/problem.ts';
import { reference, writtenJson } from '../../schemas/reference.ts';
import { checkedTogether } from '../../validation/read-fields.ts';
import type { AttachmentPasses } from './attachment-pass.ts';
import {
  Message,
  MessageReportBody,
  messageReportFaults,
  NewMessage,
  textFaults,
} from './conversations.schemas.ts';
import { reportMessage } from './message-reports.service.ts';
import { createMessagesService } from './messages.service.ts';

const problem = reference(Problem);
const json = 'application/json; charset=utf-8';
const refused = { 400: problem, 401: problem, 403: problem, 404: problem, 429: problem };
const security = [{ bearer: [] }];
const messageParams = Type.Object({ ...idParams.properties, sequence: idParams.properties.id });

interface MessagesOptions {
  passes: AttachmentPasses;
  settings: ApiSettings;
}

/** `/api/conversations/{id}/messages`: sending messages, and reporting them. */
export const messagesRoutes: FastifyPluginAsyncTypebox<MessagesOptions> = async (
  app,
  { passes, settings },
) => {
  const service = createMessagesService({ db: app.database.kysely, passes });

  app.addHook(
    'onRequest',
    app.admit(() => true),
  );
  app.addHook('onSend', neverStored);

  app.post(
    '/:id/messages/',
    {
      schema: {
        operationId: 'sendMessage',
        summary: 'Send a message, once: 200 with the message where its id was sent before',
        security,
        params: idParams,
        body: checkedTogether(NewMessage, textFaults),
        response: {
          200: writtenJson(Message),
          201: writtenJson(Message),
          ...refused,
          409: problem,
        },
      },
    },
    async (request, reply) => {
      const sender = app.callerOf(request).id;
      const id = readIdOr404(request.params.id);
      await app.throttle.take({ key: `messages:${sender}`, limit: settings.messagesPerAccount });
      const sent = await service.send(sender, id, request.body);
      return reply
        .code(sent.isNew ? 201 : 200)
        .type(json)
        .send(sent.json);
    },
  );

  app.post(
    '/:id/messages/:sequence/report/',
    {
      config: { takesKey: true },
      schema: {
        operationId: 'reportMessage',
        summary: 'Report a message of the other side to the operators, once',
        security,
        params: messageParams,
        body: checkedTogether(MessageReportBody, messageReportFaults),
        response: { 204: noContent, ...refused },
      },
    },
    async (request, reply) => {
      const reporter = app.callerOf(request).id;
      const which = {
        conversationId: readIdOr404(request.params.id),
        sequence: readIdOr404(request.params.sequence),
      };
      const limit = settings.reportsPerAccount;
      await app.throttle.take({ key: `message-reports:${reporter}`, limit });
      await reportMessage(app.database.kysely, reporter, which, request.body);
      return reply.code(204).send(null);
    },
  );
};
