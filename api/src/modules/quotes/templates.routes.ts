import { isDesignProfessional } from '@aangan/domain';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { neverStored } from '../../plugins/never-stored.ts';
import { idParams, readIdOr404 } from '../../schemas/id-params.ts';
import { noContent } from '../../schemas/no-content.ts';
import { Problem } from '../../schemas/problem.ts';
import { reference } from '../../schemas/reference.ts';
import { checkedTogether } from '../../validation/read-fields.ts';
import { contentFaults } from './quotes.schemas.ts';
import {
  PriceList,
  PriceListBody,
  priceFaults,
  QuoteTemplate,
  TemplateBody,
  templateCard,
} from './templates.schemas.ts';
import { createTemplatesService } from './templates.service.ts';

const problem = reference(Problem);
const refused = { 401: problem, 403: problem };
const security = [{ bearer: [] }];
const maxTemplateBytes = 4 * 1024 * 1024;

/** `/api/quotes/templates` and `/api/quotes/prices`: what a firm writes its quotes with. */
export const templatesRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const service = createTemplatesService(app.database.kysely);

  app.addHook(
    'onRequest',
    app.admit((user) => user.is_vendor || isDesignProfessional(user)),
  );
  app.addHook('onSend', neverStored);

  app.get(
    '/templates/',
    {
      schema: {
        operationId: 'listQuoteTemplates',
        summary: 'The own templates, the last changed first',
        security,
        response: {
          200: Type.Object({ results: Type.Array(Type.Object(templateCard)) }),
          ...refused,
        },
      },
    },
    async (request) => service.list(app.callerOf(request).id),
  );

  app.post(
    '/templates/',
    {
      bodyLimit: maxTemplateBytes,
      config: { takesKey: true },
      schema: {
        operationId: 'addQuoteTemplate',
        summary: 'Keep a quote as a template',
        security,
        body: checkedTogether(TemplateBody, contentFaults),
        response: {
          201: reference(QuoteTemplate),
          400: problem,
          ...refused,
          409: problem,
          413: problem,
        },
      },
    },
    async (request, reply) => {
      const { id: accountId } = app.callerOf(request);
      const noteCreated = app.noteCreatedBy(request);
      const added = await service.add(accountId, request.body, noteCreated);
      return reply.code(201).send(added);
    },
  );

  app.get(
    '/templates/:id/',
    {
      schema: {
        operationId: 'readQuoteTemplate',
        summary: 'An own template',
        security,
        params: idParams,
        response: { 200: reference(QuoteTemplate), ...refused, 404: problem },
      },
    },
    async (request) => service.read(app.callerOf(request).id, readIdOr404(request.params.id)),
  );

  app.put(
    '/templates/:id/',
    {
      bodyLimit: maxTemplateBytes,
      schema: {
        operationId: 'changeQuoteTemplate',
        summary: 'Change an own template',
        security,
        params: idParams,
        body: checkedTogether(TemplateBody, contentFaults),
        response: {
          200: reference(QuoteTemplate),
          400: problem,
          ...refused,
          404: problem,
          413: problem,
        },
      },
    },
    async (request) => {
      const { id: accountId } = app.callerOf(request);
      const id = readIdOr404(request.params.id);
      return service.change(accountId, id, request.body);
    },
  );

  app.delete(
    '/templates/:id/',
    {
      schema: {
        operationId: 'removeQuoteTemplate',
        summary: 'Delete an own template; quotes that began with it stay',
        security,
        params: idParams,
        response: { 204: noContent, ...refused, 404: problem },
      },
    },
    async (request, reply) => {
      const id = readIdOr404(request.params.id);
      await service.remove(app.callerOf(request).id, id);
      return reply.code(204).send(null);
    },
  );

  app.get(
    '/prices/',
    {
      schema: {
        operationId: 'readPriceList',
        summary: 'The own price list',
        security,
        response: { 200: reference(PriceList), ...refused },
      },
    },
    async (request) => service.prices(app.callerOf(request).id),
  );

  app.put(
    '/prices/',
    {
      bodyLimit: maxTemplateBytes,
      schema: {
        operationId: 'savePriceList',
        summary: 'Save the own price list; 409 where another tab has saved since it was read',
        security,
        body: checkedTogether(PriceListBody, priceFaults),
        response: {
          200: reference(PriceList),
          400: problem,
          ...refused,
          409: problem,
          413: problem,
        },
      },
    },
    async (request) => service.savePrices(app.callerOf(request).id, request.body),
  );
};
