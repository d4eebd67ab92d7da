import { readThing, type Thing } from '@aangan/domain';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { neverStored } from '../../plugins/never-stored.ts';
import { notFound } from '../../problems.ts';
import { Problem } from '../../schemas/problem.ts';
import { reference, writtenJson } from '../../schemas/reference.ts';
import {
  JoinBody,
  Joined,
  RemovedItems,
  SavedThing,
  SavedThings,
  thingParams,
} from './boards.schemas.ts';
import { createSavedThingsService } from './saved-things.service.ts';

const problem = reference(Problem);
const json = 'application/json; charset=utf-8';
const refused = { 401: problem, 403: problem };
const security = [{ bearer: [] }];

/** `/api/boards`: saving with one press, and what a guest saved before signing in. */
export const savedThingsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const service = createSavedThingsService(app.database.kysely);

  app.addHook(
    'onRequest',
    app.admit(() => true),
  );
  app.addHook('onSend', neverStored);

  app.get(
    '/saved/',
    {
      schema: {
        operationId: 'savedThings',
        summary: 'The names of all things on the own boards',
        security,
        response: { 200: writtenJson(SavedThings), ...refused },
      },
    },
    async (request, reply) => reply.type(json).send(await service.list(app.callerOf(request).id)),
  );

  app.put(
    '/saved/:thing/',
    {
      schema: {
        operationId: 'saveThing',
        summary:
          'Save a thing on the board that was used last; what is saved already stays where it is',
        security,
        params: thingParams,
        response: { 200: SavedThing, ...refused, 404: problem, 409: problem },
      },
    },
    async (request) => service.save(app.callerOf(request), readThingOr404(request.params.thing)),
  );

  app.delete(
    '/saved/:thing/',
    {
      schema: {
        operationId: 'unsaveThing',
        summary: 'Take a thing off all own boards',
        security,
        params: thingParams,
        response: { 200: writtenJson(RemovedItems), ...refused, 404: problem },
      },
    },
    async (request, reply) => {
      const thing = readThingOr404(request.params.thing);
      return reply.type(json).send(await service.remove(app.callerOf(request).id, thing));
    },
  );

  app.post(
    '/join/',
    {
      schema: {
        operationId: 'joinGuestBoard',
        summary: 'Save what a guest saved; the same call twice changes nothing',
        security,
        body: JoinBody,
        response: { 200: Joined, 400: problem, ...refused, 409: problem },
      },
    },
    async (request) => service.join(app.callerOf(request), request.body.items),
  );
};

/** @throws Refusal 404 for a malformed name */
function readThingOr404(name: string): Thing {
  const thing = readThing(name);
  if (!thing) throw notFound();
  return thing;
}
