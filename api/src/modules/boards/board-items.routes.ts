import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { neverStored } from '../../plugins/never-stored.ts';
import { idParams, readIdOr404 } from '../../schemas/id-params.ts';
import { noContent } from '../../schemas/no-content.ts';
import { Problem } from '../../schemas/problem.ts';
import { reference, writtenJson } from '../../schemas/reference.ts';
import { createBoardItemsService } from './board-items.service.ts';
import { BoardItem, ItemChange, NewItem } from './boards.schemas.ts';

const problem = reference(Problem);
const json = 'application/json; charset=utf-8';
const refused = { 401: problem, 403: problem, 404: problem };
const security = [{ bearer: [] }];
const item = writtenJson(BoardItem);
const itemParams = Type.Object({ ...idParams.properties, item: idParams.properties.id });

/** `/api/boards/{id}/items`: what is on a board of the caller. */
export const boardItemsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const service = createBoardItemsService(app.database.kysely);

  app.addHook(
    'onRequest',
    app.admit(() => true),
  );
  app.addHook('onSend', neverStored);

  app.post(
    '/:id/items/',
    {
      config: { takesKey: true },
      schema: {
        operationId: 'addBoardItem',
        summary:
          'Put a thing on an own board, first without `after`; 200 with the item where it is on it already',
        description:
          'An item that `after` names and that is not on the board any more counts as null, so that undo always brings a thing back.',
        security,
        params: idParams,
        body: NewItem,
        response: { 200: item, 201: item, 400: problem, ...refused, 409: problem },
      },
    },
    async (request, reply) => {
      const id = readIdOr404(request.params.id);
      const added = await service.add(
        app.callerOf(request).id,
        id,
        request.body,
        app.noteCreatedBy(request),
      );
      return reply
        .code(added.isNew ? 201 : 200)
        .type(json)
        .send(added.json);
    },
  );

  app.patch(
    '/:id/items/:item/',
    {
      schema: {
        operationId: 'changeBoardItem',
        summary: 'Change the note of an item, its place on the board, or its board',
        security,
        params: itemParams,
        body: ItemChange,
        response: { 200: item, 400: problem, ...refused, 409: problem },
      },
    },
    async (request, reply) => {
      const at = readItemOr404(request.params);
      const changed = await service.change(app.callerOf(request).id, at, request.body);
      return reply.type(json).send(changed);
    },
  );

  app.delete(
    '/:id/items/:item/',
    {
      schema: {
        operationId: 'removeBoardItem',
        summary: 'Take an item off an own board',
        security,
        params: itemParams,
        response: { 204: noContent, ...refused },
      },
    },
    async (request, reply) => {
      await service.remove(app.callerOf(request).id, readItemOr404(request.params));
      return reply.code(204).send(null);
    },
  );
};

/** @throws Refusal 404 for malformed ids */
const readItemOr404 = ({ id, item: itemId }: { id: string; item: string }) => ({
  boardId: readIdOr404(id),
  itemId: readIdOr404(itemId),
});
