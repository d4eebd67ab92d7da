import { isDesignProfessional } from '@aangan/domain';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { neverStored } from '../../plugins/never-stored.ts';
import { idParams, readIdOr404 } from '../../schemas/id-params.ts';
import { noContent } from '../../schemas/no-content.ts';
import { Problem } from '../../schemas/problem.ts';
import { reference, writtenJson } from '../../schemas/reference.ts';
import { PrincipalArchitect } from '../designers/designers.schemas.ts';
import { ArchitectBody, ArchitectChange } from './architects.schemas.ts';
import { createArchitectsService } from './architects.service.ts';

const problem = reference(Problem);
const json = 'application/json; charset=utf-8';
const refused = { 401: problem, 403: problem };
const security = [{ bearer: [] }];
const architect = writtenJson(PrincipalArchitect);

/** `/api/designers/principal-architects`: those of the own firm. */
export const ownArchitectsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const service = createArchitectsService(app.database);
  const onRequest = app.admit(isDesignProfessional);

  app.addHook('onSend', neverStored);

  app.get(
    '/',
    {
      prefixTrailingSlash: 'slash',
      onRequest,
      schema: {
        operationId: 'listArchitects',
        summary: 'The principal architects of the own firm',
        security,
        response: { 200: writtenJson(Type.Array(reference(PrincipalArchitect))), ...refused },
      },
    },
    async (request, reply) =>
      reply.type(json).send(await service.listOwn(app.callerOf(request).id)),
  );

  app.post(
    '/',
    {
      config: { takesKey: true },
      prefixTrailingSlash: 'slash',
      onRequest,
      schema: {
        operationId: 'addArchitect',
        summary: 'Add a principal architect to the own firm',
        security,
        body: ArchitectBody,
        response: { 201: architect, 400: problem, ...refused },
      },
    },
    async (request, reply) => {
      const added = await service.add(
        app.callerOf(request).id,
        request.body,
        app.noteCreatedBy(request),
      );
      return reply.code(201).type(json).send(added);
    },
  );

  app.patch(
    '/:id/',
    {
      onRequest,
      schema: {
        operationId: 'changeArchitect',
        summary: 'Change a principal architect of the own firm',
        security,
        params: idParams,
        body: ArchitectChange,
        response: { 200: architect, 400: problem, ...refused, 404: problem },
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
        operationId: 'removeArchitect',
        summary: 'Remove a principal architect of the own firm',
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
