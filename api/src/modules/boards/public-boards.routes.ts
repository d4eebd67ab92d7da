import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { boardPagingQuery } from '../../paging/paging-query.ts';
import { sendStored } from '../../plugins/guest-cache/stored-answer.ts';
import { neverStored } from '../../plugins/never-stored.ts';
import { noContent } from '../../schemas/no-content.ts';
import { Problem } from '../../schemas/problem.ts';
import { reference, writtenJson } from '../../schemas/reference.ts';
import { SharedBoardPage, ThingCards, ThingsQuery } from './boards.schemas.ts';
import { createPublicBoardsService } from './public-boards.service.ts';

const problem = reference(Problem);
const json = 'application/json; charset=utf-8';

/** `/api/boards`: what guests are shown. */
export const publicBoardsRoutes: FastifyPluginAsyncTypebox<{ publicUrl: string }> = async (
  app,
  { publicUrl },
) => {
  const service = createPublicBoardsService({
    db: app.database.kysely,
    cache: app.guestCache,
    publicUrl,
  });

  app.get(
    '/things/',
    {
      preHandler: app.guestCache.refresh,
      schema: {
        operationId: 'thingCards',
        summary: 'The cards of things, for the board of a guest',
        querystring: ThingsQuery,
        response: { 200: writtenJson(ThingCards), 400: problem },
      },
    },
    async (request, reply) => sendStored(request, reply, await service.cards(request.query.things)),
  );

  app.get(
    '/shared/:token/',
    {
      config: { isForHolders: true },
      onSend: neverStored,
      schema: {
        operationId: 'sharedBoard',
        summary: 'A page of a board, for everybody who has a link to it',
        params: Type.Object({ token: Type.String() }),
        querystring: Type.Object(boardPagingQuery),
        response: { 200: writtenJson(SharedBoardPage), 404: problem, 410: problem },
      },
    },
    async (request, reply) => {
      const page = await service.shared(request.params.token, request.query);
      return reply.header('x-robots-tag', 'noindex').type(json).send(page);
    },
  );

  app.post(
    '/shared/:token/opened/',
    {
      onRequest: app.recognise,
      schema: {
        operationId: 'openSharedBoard',
        summary: 'Say that a page of a shared board is used; its owner is told of the first time',
        security: [{}, { bearer: [] }],
        params: Type.Object({ token: Type.String() }),
        response: { 204: noContent, 401: problem, 404: problem, 410: problem },
      },
    },
    async (request, reply) => {
      await service.open(request.params.token, app.recognisedCallerOf(request)?.id);
      return reply.code(204).send(null);
    },
  );
};
