import { isDesignProfessional, portfolioLimits } from '@aangan/domain';
import type { BlobStore } from '@aangan/server';
import multipart from '@fastify/multipart';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { receiveForm } from '../../media/receive-form.ts';
import { abandonedSignal } from '../../plugins/abandoned-signal.ts';
import { neverStored } from '../../plugins/never-stored.ts';
import { allButBody } from '../../plugins/validation.ts';
import { idParams, readIdOr404 } from '../../schemas/id-params.ts';
import { noContent } from '../../schemas/no-content.ts';
import { PortfolioItem } from '../../schemas/portfolio-item.ts';
import { PreparingItem } from '../../schemas/preparing-item.ts';
import { Problem } from '../../schemas/problem.ts';
import { reference, writtenJson } from '../../schemas/reference.ts';
import { ItemChange, ItemOrder, NewItemForm } from './portfolio.schemas.ts';
import { createPortfolioService } from './portfolio.service.ts';

const problem = reference(Problem);
const json = 'application/json; charset=utf-8';
const refused = { 401: problem, 403: problem };
const security = [{ bearer: [] }];
const item = writtenJson(PortfolioItem);
const items = writtenJson(Type.Array(reference(PortfolioItem)));

interface PortfolioOptions {
  blobs: BlobStore;
  /** Folder that uploads are received in. */
  uploads: string;
}

/** `/api/designers/portfolio`: the items of the own firm, of a designer, an architect or a vendor. */
export const portfolioRoutes: FastifyPluginAsyncTypebox<PortfolioOptions> = async (
  app,
  { blobs, uploads },
) => {
  await app.register(multipart, { throwFileSizeLimit: false });
  const service = createPortfolioService(app.database, blobs);
  const onRequest = app.admit((user) => user.is_vendor || isDesignProfessional(user));

  app.addHook('onSend', neverStored);

  app.get(
    '/',
    {
      prefixTrailingSlash: 'slash',
      onRequest,
      schema: {
        operationId: 'ownPortfolio',
        summary: 'The own portfolio items, in the own order',
        security,
        response: { 200: items, ...refused },
      },
    },
    async (request, reply) => reply.type(json).send(await service.list(app.callerOf(request).id)),
  );

  app.post(
    '/',
    {
      config: { takesKey: true },
      prefixTrailingSlash: 'slash',
      onRequest,
      validatorCompiler: allButBody,
      schema: {
        operationId: 'addPortfolioItem',
        summary:
          'Add a picture or a video to the own portfolio; 202 for a video that is being prepared',
        security,
        consumes: ['multipart/form-data'],
        body: NewItemForm,
        response: {
          201: item,
          202: reference(PreparingItem),
          400: problem,
          ...refused,
          409: problem,
          415: problem,
          507: problem,
        },
      },
    },
    async (request, reply) => {
      const { id } = app.callerOf(request);
      const abandoned = abandonedSignal(reply);
      await service.requireOwner(id);
      const options = { field: 'images', maxBytes: portfolioLimits.fileMax - 1, uploads };
      const added = await receiveForm(request, options, (form) =>
        service.add(id, form, { abandoned, noteCreated: app.noteCreatedBy(request) }),
      );
      if ('waiting' in added) return reply.code(202).send(added.waiting as PreparingItem);
      return reply.code(201).type(json).send(added.item);
    },
  );

  app.get(
    '/preparing/',
    {
      onRequest,
      schema: {
        operationId: 'preparingItems',
        summary: 'Videos of the own firm that are being prepared, or could not be',
        security,
        response: { 200: Type.Array(reference(PreparingItem)), ...refused },
      },
    },
    (request) => service.preparing.list(app.callerOf(request).id),
  );

  app.delete(
    '/preparing/:id/',
    {
      onRequest,
      schema: {
        operationId: 'removePreparingItem',
        summary: 'Take an own video out of the line, or what is said of it off the list',
        security,
        params: idParams,
        response: { 204: noContent, ...refused, 404: problem },
      },
    },
    async (request, reply) => {
      await service.preparing.remove(app.callerOf(request).id, readIdOr404(request.params.id));
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/order/',
    {
      onRequest,
      schema: {
        operationId: 'orderPortfolio',
        summary: 'Put the own portfolio items in order',
        security,
        body: ItemOrder,
        response: { 200: items, 400: problem, ...refused, 404: problem },
      },
    },
    async (request, reply) =>
      reply.type(json).send(await service.order(app.callerOf(request).id, request.body.ids)),
  );

  app.patch(
    '/:id/',
    {
      onRequest,
      schema: {
        operationId: 'changePortfolioItem',
        summary: 'Change the texts of an own portfolio item',
        security,
        params: idParams,
        body: ItemChange,
        response: { 200: item, 400: problem, ...refused, 404: problem },
      },
    },
    async (request, reply) => {
      const id = readIdOr404(request.params.id);
      const changed = await service.change(app.callerOf(request).id, id, request.body);
      return reply.type(json).send(changed);
    },
  );

  app.delete(
    '/:id/',
    {
      onRequest,
      schema: {
        operationId: 'removePortfolioItem',
        summary: 'Remove an own portfolio item with its files',
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
};
