import { roleOf } from '@aangan/domain';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { neverStored } from '../../plugins/never-stored.ts';
import { idParams, readIdOr404 } from '../../schemas/id-params.ts';
import { noContent } from '../../schemas/no-content.ts';
import { Problem } from '../../schemas/problem.ts';
import { reference, writtenJson } from '../../schemas/reference.ts';
import { checkedTogether } from '../../validation/read-fields.ts';
import type { AttachmentPasses } from '../conversations/attachment-pass.ts';
import {
  BriefCards,
  BriefChange,
  briefFaults,
  NewBrief,
  OwnBrief,
  ReceivedBrief,
  ShareBody,
} from './briefs.schemas.ts';
import { createBriefsService } from './briefs.service.ts';

const problem = reference(Problem);
const json = 'application/json; charset=utf-8';
const refused = { 401: problem, 403: problem };
const security = [{ bearer: [] }];
const brief = writtenJson(OwnBrief);

/** `/api/briefs`: what clients want, and what firms see of it. */
export const briefsRoutes: FastifyPluginAsyncTypebox<{ passes: AttachmentPasses }> = async (
  app,
  { passes },
) => {
  const service = createBriefsService({ db: app.database.kysely, passes });
  const onRequest = app.admit((user) => roleOf(user) === 'client');

  app.addHook('onSend', neverStored);

  app.get(
    '/',
    {
      onRequest,
      prefixTrailingSlash: 'slash',
      schema: {
        operationId: 'listBriefs',
        summary: 'The own briefs, the last changed first',
        security,
        response: { 200: writtenJson(BriefCards), ...refused },
      },
    },
    async (request, reply) => reply.type(json).send(await service.list(app.callerOf(request).id)),
  );

  app.post(
    '/',
    {
      config: { takesKey: true },
      onRequest,
      prefixTrailingSlash: 'slash',
      schema: {
        operationId: 'addBrief',
        summary: 'Begin a brief',
        security,
        body: checkedTogether(NewBrief, briefFaults),
        response: { 201: brief, 400: problem, ...refused, 409: problem },
      },
    },
    async (request, reply) => {
      const { id } = app.callerOf(request);
      const added = await service.add(id, request.body, app.noteCreatedBy(request));
      return reply.code(201).type(json).send(added);
    },
  );

  app.get(
    '/:id/',
    {
      onRequest,
      schema: {
        operationId: 'readBrief',
        summary: 'An own brief',
        security,
        params: idParams,
        response: { 200: brief, ...refused, 404: problem },
      },
    },
    async (request, reply) => {
      const id = readIdOr404(request.params.id);
      return reply.type(json).send(await service.read(app.callerOf(request).id, id));
    },
  );

  app.patch(
    '/:id/',
    {
      onRequest,
      schema: {
        operationId: 'changeBrief',
        summary:
          'Save what is written of an own brief; 409 where another tab has saved since it was read',
        security,
        params: idParams,
        body: checkedTogether(BriefChange, briefFaults),
        response: { 200: brief, 400: problem, ...refused, 404: problem, 409: problem },
      },
    },
    async (request, reply) => {
      const id = readIdOr404(request.params.id);
      return reply
        .type(json)
        .send(await service.change(app.callerOf(request).id, id, request.body));
    },
  );

  app.delete(
    '/:id/',
    {
      onRequest,
      schema: {
        operationId: 'removeBrief',
        summary: 'Delete an own brief; firms that have it still read it',
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
    '/:id/share/',
    {
      onRequest,
      schema: {
        operationId: 'shareBrief',
        summary: 'Show what is written to the firms that have the brief',
        security,
        params: idParams,
        body: ShareBody,
        response: { 200: brief, 400: problem, ...refused, 404: problem, 409: problem },
      },
    },
    async (request, reply) => {
      const id = readIdOr404(request.params.id);
      const { revision } = request.body;
      return reply.type(json).send(await service.share(app.callerOf(request).id, id, revision));
    },
  );

  app.get(
    '/received/:id/',
    {
      onRequest: app.admit(() => true),
      schema: {
        operationId: 'readReceivedBrief',
        summary:
          'The brief of a request, for its firm and its client: as it was sent, and what has changed since',
        security,
        params: idParams,
        response: { 200: writtenJson(ReceivedBrief), ...refused, 404: problem },
      },
    },
    async (request, reply) => {
      const id = readIdOr404(request.params.id);
      return reply.type(json).send(await service.received(app.callerOf(request).id, id));
    },
  );
};
