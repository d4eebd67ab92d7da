import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { pagingQuery } from '../../paging/paging-query.ts';
import { neverStored } from '../../plugins/never-stored.ts';
import { idParams, readIdOr404 } from '../../schemas/id-params.ts';
import { noContent } from '../../schemas/no-content.ts';
import { Problem } from '../../schemas/problem.ts';
import { reference, writtenJson } from '../../schemas/reference.ts';
import type { AttachmentPasses } from './attachment-pass.ts';
import {
  Conversation,
  ConversationPage,
  MessagesQuery,
  ReadBody,
  UnreadCounts,
} from './conversations.schemas.ts';
import { createConversationsService } from './conversations.service.ts';

const problem = reference(Problem);
const json = 'application/json; charset=utf-8';
const refused = { 401: problem, 403: problem };
const security = [{ bearer: [] }];

interface ConversationsOptions {
  publicUrl: string;
  passes: AttachmentPasses;
}

/** `/api/conversations`: what clients and firms have to say to each other once a request is approved. */
export const conversationsRoutes: FastifyPluginAsyncTypebox<ConversationsOptions> = async (
  app,
  { publicUrl, passes },
) => {
  const service = createConversationsService({ db: app.database.kysely, passes, publicUrl });

  app.addHook(
    'onRequest',
    app.admit(() => true),
  );
  app.addHook('onSend', neverStored);

  app.get(
    '/',
    {
      prefixTrailingSlash: 'slash',
      schema: {
        operationId: 'listConversations',
        summary: 'The own conversations, unread ones first, then by their last message',
        security,
        querystring: Type.Object(pagingQuery),
        response: { 200: writtenJson(ConversationPage), ...refused, 404: problem },
      },
    },
    async (request, reply) =>
      reply.type(json).send(await service.list(app.callerOf(request).id, request.query)),
  );

  app.get(
    '/unread/',
    {
      schema: {
        operationId: 'countUnreadMessages',
        summary: 'How much of the own conversations is unread',
        security,
        response: { 200: writtenJson(UnreadCounts), ...refused },
      },
    },
    async (request, reply) => reply.type(json).send(await service.unread(app.callerOf(request).id)),
  );

  app.get(
    '/:id/',
    {
      schema: {
        operationId: 'readConversation',
        summary: 'An own conversation with its newest messages, or those before or after one',
        security,
        params: idParams,
        querystring: MessagesQuery,
        response: { 200: writtenJson(Conversation), 400: problem, ...refused, 404: problem },
      },
    },
    async (request, reply) => {
      const id = readIdOr404(request.params.id);
      const read = await service.read(app.callerOf(request).id, id, request.query);
      return reply.type(json).send(read);
    },
  );

  app.post(
    '/:id/read/',
    {
      schema: {
        operationId: 'markMessagesRead',
        summary: 'Mark the messages up to one as read; never less than before',
        security,
        params: idParams,
        body: ReadBody,
        response: { 200: writtenJson(UnreadCounts), 400: problem, ...refused, 404: problem },
      },
    },
    async (request, reply) => {
      const id = readIdOr404(request.params.id);
      const unread = await service.markRead(app.callerOf(request).id, id, request.body.up_to);
      return reply.type(json).send(unread);
    },
  );

  app.post(
    '/:id/typing/',
    {
      schema: {
        operationId: 'tellTyping',
        summary: 'Tell the other side that a message is being written; send it at most each 4 s',
        security,
        params: idParams,
        response: { 204: noContent, ...refused, 404: problem, 409: problem },
      },
    },
    async (request, reply) => {
      await service.tellTyping(app.callerOf(request).id, readIdOr404(request.params.id));
      return reply.code(204).send(null);
    },
  );

  for (const [method, act, summary] of [
    ['PUT', 'block', 'Let nothing be sent in an own conversation any more; it can still be read'],
    ['DELETE', 'unblock', 'Take the own block back'],
  ] as const) {
    app.route({
      method,
      url: '/:id/block/',
      schema: {
        operationId: `${act}Conversation`,
        summary,
        security,
        params: idParams,
        response: { 204: noContent, ...refused, 404: problem },
      },
      handler: async (request, reply) => {
        await service[act](app.callerOf(request).id, readIdOr404(request.params.id));
        return reply.code(204).send(null);
      },
    });
  }
};
