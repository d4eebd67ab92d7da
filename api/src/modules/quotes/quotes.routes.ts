import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { neverStored } from '../../plugins/never-stored.ts';
import { idParams, readIdOr404 } from '../../schemas/id-params.ts';
import { noContent } from '../../schemas/no-content.ts';
import { Problem } from '../../schemas/problem.ts';
import { reference, writtenJson } from '../../schemas/reference.ts';
import { checkedTogether } from '../../validation/read-fields.ts';
import {
  contentFaults,
  DraftBody,
  NewQuote,
  QuoteCards,
  QuoteDetail,
  QuoteVersion,
} from './quotes.schemas.ts';
import { createQuotesService } from './quotes.service.ts';

const problem = reference(Problem);
const json = 'application/json; charset=utf-8';
const refused = { 400: problem, 401: problem, 403: problem, 404: problem };
const security = [{ bearer: [] }];
const quote = writtenJson(QuoteDetail);
/** A whole quote of 2,000 lines in Devanagari. */
const maxQuoteBytes = 4 * 1024 * 1024;
export const versionParams = Type.Object({
  ...idParams.properties,
  version: idParams.properties.id,
});

/** `/api/quotes`: reading quotes, and what firms write. */
export const quotesRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const service = createQuotesService(app.database.kysely);

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
        operationId: 'listQuotes',
        summary:
          'The quotes of an own conversation, the last changed first; a client sees those that were sent',
        security,
        querystring: Type.Object({ conversation: Type.Integer() }),
        response: { 200: writtenJson(QuoteCards), ...refused },
      },
    },
    async (request, reply) => {
      const { conversation } = request.query;
      return reply.type(json).send(await service.list(app.callerOf(request).id, conversation));
    },
  );

  app.post(
    '/',
    {
      config: { takesKey: true },
      prefixTrailingSlash: 'slash',
      schema: {
        operationId: 'beginQuote',
        summary:
          'Begin a quote in an own conversation, with an own template, else with the rooms of the brief that it answers',
        security,
        body: NewQuote,
        response: { 201: quote, ...refused, 409: problem },
      },
    },
    async (request, reply) => {
      const { id } = app.callerOf(request);
      const begun = await service.begin(id, request.body, app.noteCreatedBy(request));
      return reply.code(201).type(json).send(begun);
    },
  );

  app.get(
    '/:id/',
    {
      schema: {
        operationId: 'readQuote',
        summary: 'A quote of an own conversation; the firm also gets what it is writing',
        security,
        params: idParams,
        response: { 200: quote, ...refused },
      },
    },
    async (request, reply) => {
      const id = readIdOr404(request.params.id);
      return reply.type(json).send(await service.read(app.callerOf(request).id, id));
    },
  );

  app.put(
    '/:id/draft/',
    {
      bodyLimit: maxQuoteBytes,
      schema: {
        operationId: 'saveQuoteDraft',
        summary: 'Save what the firm is writing; 409 where another tab has saved since it was read',
        security,
        params: idParams,
        body: checkedTogether(DraftBody, contentFaults),
        response: { 200: quote, ...refused, 409: problem, 413: problem },
      },
    },
    async (request, reply) => {
      const id = readIdOr404(request.params.id);
      const saved = await service.saveDraft(app.callerOf(request).id, id, request.body);
      return reply.type(json).send(saved);
    },
  );

  app.delete(
    '/:id/',
    {
      schema: {
        operationId: 'removeQuote',
        summary: 'Delete a quote that was never sent',
        security,
        params: idParams,
        response: { 204: noContent, ...refused, 409: problem },
      },
    },
    async (request, reply) => {
      await service.remove(app.callerOf(request).id, readIdOr404(request.params.id));
      return reply.code(204).send(null);
    },
  );

  app.get(
    '/:id/versions/:version/',
    {
      schema: {
        operationId: 'readQuoteVersion',
        summary: 'A version that was sent, with what it changed',
        security,
        params: versionParams,
        querystring: Type.Object({
          since: Type.Optional(
            Type.Integer({
              minimum: 0,
              maximum: 2_147_483_646,
              description:
                'The version that it is compared with; the one before where it is not said',
            }),
          ),
        }),
        response: { 200: writtenJson(QuoteVersion), ...refused },
      },
    },
    async (request, reply) => {
      const { id, version } = request.params;
      const which = { number: readIdOr404(version), since: request.query.since };
      const read = await service.readVersion(app.callerOf(request).id, readIdOr404(id), which);
      return reply.type(json).send(read);
    },
  );
};
