import { isDesignProfessional } from '@aangan/domain';
import { quoteLimits } from '@aangan/domain/quotes';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { neverStored } from '../../plugins/never-stored.ts';
import {
  draftChangedElsewhere,
  type Faults,
  message,
  notFound,
  templatesFull,
} from '../../problems.ts';
import { idParams, readIdOr404 } from '../../schemas/id-params.ts';
import { noContent } from '../../schemas/no-content.ts';
import { Problem } from '../../schemas/problem.ts';
import { reference } from '../../schemas/reference.ts';
import { checkedTogether } from '../../validation/read-fields.ts';
import {
  contentFaults,
  gst,
  partId,
  QuoteContent,
  quoteBody,
  rate,
  unit,
  what,
} from './quotes.schemas.ts';
import * as templates from './templates.repository.ts';

const problem = reference(Problem);
const refused = { 401: problem, 403: problem };
const security = [{ bearer: [] }];
const maxTemplateBytes = 4 * 1024 * 1024;

const TemplateBody = Type.Object({
  name: Type.String({ minLength: 1, maxLength: quoteLimits.titleMax }),
  content: quoteBody,
});
const card = {
  id: Type.Integer(),
  name: Type.String(),
  updated_at: Type.String({ format: 'date-time' }),
};
export const QuoteTemplate = Type.Object(
  { ...card, content: reference(QuoteContent) },
  { $id: 'QuoteTemplate' },
);
const items = Type.Array(Type.Object({ id: partId, what, unit, rate, gst }), {
  maxItems: quoteLimits.pricesMax,
});
export const PriceList = Type.Object(
  { revision: Type.Integer({ description: '0 before anything was saved' }), items },
  { $id: 'PriceList' },
);
const PriceListBody = Type.Object({
  revision: Type.Integer({
    minimum: 0,
    maximum: 2_147_483_646,
    description: 'The one that was read',
  }),
  items,
});

/** No two prices have one id. */
const priceFaults = ({ items: given = [] }: { items?: { id: string }[] }): Faults =>
  new Set(given.map(({ id }) => id)).size < given.length ? { items: [message('repeated_id')] } : {};

/** `/api/quotes/templates` and `/api/quotes/prices`: what a firm writes its quotes with. */
export const templatesRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const db = app.database.kysely;

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
        response: { 200: Type.Object({ results: Type.Array(Type.Object(card)) }), ...refused },
      },
    },
    async (request) => ({ results: await templates.listTemplates(db, app.callerOf(request).id) }),
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
      const added = await db.transaction().execute(async (transaction) => {
        await noteCreated(transaction);
        const id = await templates.insertTemplate(transaction, accountId, request.body);
        if (id === undefined) throw templatesFull();
        return requireTemplate(transaction, accountId, id);
      });
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
    async (request) =>
      requireTemplate(db, app.callerOf(request).id, readIdOr404(request.params.id)),
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
      if (!(await templates.updateTemplate(db, accountId, id, request.body))) throw notFound();
      return requireTemplate(db, accountId, id);
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
      if (!(await templates.deleteTemplate(db, app.callerOf(request).id, id))) throw notFound();
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
    async (request) => templates.findPrices(db, app.callerOf(request).id),
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
    async (request) => {
      const { id } = app.callerOf(request);
      if (!(await templates.savePrices(db, id, request.body))) throw draftChangedElsewhere();
      return templates.findPrices(db, id);
    },
  );
};

type Db = Parameters<typeof templates.findTemplate>[0];

async function requireTemplate(db: Db, accountId: number, id: number) {
  const found = await templates.findTemplate(db, accountId, id);
  if (!found) throw notFound();
  return found;
}
