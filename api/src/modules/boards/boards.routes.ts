import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { boardPagingQuery } from '../../paging/paging-query.ts';
import { neverStored } from '../../plugins/never-stored.ts';
import { idParams, readIdOr404 } from '../../schemas/id-params.ts';
import { noContent } from '../../schemas/no-content.ts';
import { Problem } from '../../schemas/problem.ts';
import { reference, writtenJson } from '../../schemas/reference.ts';
import { Board, BoardBody, BoardLink, BoardList, BoardPage } from './boards.schemas.ts';
import { createBoardsService } from './boards.service.ts';

const problem = reference(Problem);
const json = 'application/json; charset=utf-8';
const refused = { 401: problem, 403: problem };
const security = [{ bearer: [] }];

/** `/api/boards`: the boards of the caller, and the links to them. */
export const boardsRoutes: FastifyPluginAsyncTypebox<{ publicUrl: string }> = async (
  app,
  { publicUrl },
) => {
  const service = createBoardsService(app.database.kysely, publicUrl);

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
        operationId: 'listBoards',
        summary: 'The own boards',
        security,
        response: { 200: writtenJson(BoardList), ...refused },
      },
    },
    async (request, reply) => reply.type(json).send(await service.list(app.callerOf(request).id)),
  );

  app.post(
    '/',
    {
      config: { takesKey: true },
      prefixTrailingSlash: 'slash',
      schema: {
        operationId: 'addBoard',
        summary: 'Make a board',
        security,
        body: BoardBody,
        response: { 201: writtenJson(Board), 400: problem, ...refused, 409: problem },
      },
    },
    async (request, reply) => {
      const { title } = request.body;
      const noteCreated = app.noteCreatedBy(request);
      const added = await service.add(app.callerOf(request).id, title, noteCreated);
      return reply.code(201).type(json).send(added);
    },
  );

  app.get(
    '/:id/',
    {
      schema: {
        operationId: 'readBoard',
        summary: 'A page of an own board',
        security,
        params: idParams,
        querystring: Type.Object(boardPagingQuery),
        response: { 200: writtenJson(BoardPage), ...refused, 404: problem },
      },
    },
    async (request, reply) => {
      const id = readIdOr404(request.params.id);
      const page = await service.read(app.callerOf(request).id, id, request.query);
      return reply.type(json).send(page);
    },
  );

  app.patch(
    '/:id/',
    {
      schema: {
        operationId: 'renameBoard',
        summary: 'Give an own board another title',
        security,
        params: idParams,
        body: BoardBody,
        response: { 200: writtenJson(Board), 400: problem, ...refused, 404: problem },
      },
    },
    async (request, reply) => {
      const id = readIdOr404(request.params.id);
      const renamed = await service.rename(app.callerOf(request).id, id, request.body.title);
      return reply.type(json).send(renamed);
    },
  );

  app.delete(
    '/:id/',
    {
      schema: {
        operationId: 'removeBoard',
        summary: 'Delete an own board with what is on it; its link ends',
        security,
        params: idParams,
        response: { 204: noContent, ...refused, 404: problem },
      },
    },
    async (request, reply) => {
      await service.remove(app.callerOf(request).id, readIdOr404(request.params.id));
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/:id/link/',
    {
      config: { takesKey: true },
      schema: {
        operationId: 'shareBoard',
        summary: 'Make a link with which everybody reads an own board; the one before ends',
        security,
        params: idParams,
        response: { 201: reference(BoardLink), ...refused, 404: problem },
      },
    },
    async (request, reply) => {
      const id = readIdOr404(request.params.id);
      const link = await service.share(app.callerOf(request).id, id, app.noteCreatedBy(request));
      return reply.code(201).send(link);
    },
  );

  app.delete(
    '/:id/link/',
    {
      schema: {
        operationId: 'endBoardLink',
        summary: 'End the link to an own board',
        security,
        params: idParams,
        response: { 204: noContent, ...refused, 404: problem },
      },
    },
    async (request, reply) => {
      await service.endLink(app.callerOf(request).id, readIdOr404(request.params.id));
      return reply.code(204).send(null);
    },
  );
};
