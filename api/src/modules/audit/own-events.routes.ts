import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { neverStored } from '../../plugins/never-stored.ts';
import { Problem } from '../../schemas/problem.ts';
import { reference, writtenJson } from '../../schemas/reference.ts';
import { OwnEvent } from './audit.schemas.ts';
import { listOwnEvents } from './audit.service.ts';

/** What happened to the own account. */
export const ownEventsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.addHook('onSend', neverStored);

  app.get(
    '/me/events/',
    {
      onRequest: app.admit(() => true),
      schema: {
        operationId: 'listOwnEvents',
        summary: 'Sign-ins to the own account and changes of it, the newest 50 first',
        security: [{ bearer: [] }],
        response: { 200: writtenJson(Type.Array(reference(OwnEvent))), 401: reference(Problem) },
      },
    },
    async (request, reply) =>
      reply
        .type('application/json; charset=utf-8')
        .send(await listOwnEvents(app.database.kysely, app.callerOf(request).id)),
  );
};
