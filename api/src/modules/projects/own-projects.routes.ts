import { isDesignProfessional } from '@aangan/domain';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { neverStored } from '../../plugins/never-stored.ts';
import { idParams, readIdOr404 } from '../../schemas/id-params.ts';
import { noContent } from '../../schemas/no-content.ts';
import { Problem } from '../../schemas/problem.ts';
import { reference, writtenJson } from '../../schemas/reference.ts';
import { checkedTogether } from '../../validation/read-fields.ts';
import {
  NewProject,
  OwnProject,
  ProjectChange,
  ProjectOrder,
  projectFaults,
} from './projects.schemas.ts';
import { createProjectsService } from './projects.service.ts';

const problem = reference(Problem);
const json = 'application/json; charset=utf-8';
const refused = { 401: problem, 403: problem };
const security = [{ bearer: [] }];
const project = writtenJson(OwnProject);
const projects = writtenJson(Type.Array(reference(OwnProject)));

/** `/api/designers/portfolio/projects`: the projects of the own firm, of a designer, an architect or a vendor. */
export const ownProjectsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const service = createProjectsService(app.database.kysely);

  app.addHook(
    'onRequest',
    app.admit((user) => user.is_vendor || isDesignProfessional(user)),
  );
  app.addHook('onSend', neverStored);

  app.get(
    '/',
    {
      prefixTrailingSlash: 'slash',
      schema: {
        operationId: 'ownProjects',
        summary: 'The own projects with their items, in the own order',
        security,
        response: { 200: projects, ...refused },
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
        operationId: 'addProject',
        summary: 'Group own portfolio items into a project',
        security,
        body: checkedTogether(NewProject, projectFaults),
        response: { 201: project, 400: problem, ...refused },
      },
    },
    async (request, reply) => {
      const { id } = app.callerOf(request);
      const added = await service.add(id, request.body, app.noteCreatedBy(request));
      return reply.code(201).type(json).send(added);
    },
  );

  app.patch(
    '/order/',
    {
      schema: {
        operationId: 'orderProjects',
        summary: 'Put the own projects in order',
        security,
        body: ProjectOrder,
        response: { 200: projects, 400: problem, ...refused, 404: problem },
      },
    },
    async (request, reply) =>
      reply.type(json).send(await service.order(app.callerOf(request).id, request.body.ids)),
  );

  app.get(
    '/:id/',
    {
      schema: {
        operationId: 'ownProject',
        summary: 'An own project with its items',
        security,
        params: idParams,
        response: { 200: project, ...refused, 404: problem },
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
      schema: {
        operationId: 'changeProject',
        summary: 'Change the facts of an own project, or which items are in it',
        security,
        params: idParams,
        body: checkedTogether(ProjectChange, projectFaults),
        response: { 200: project, 400: problem, ...refused, 404: problem },
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
      schema: {
        operationId: 'removeProject',
        summary: 'Remove an own project; its items stay in the portfolio',
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
