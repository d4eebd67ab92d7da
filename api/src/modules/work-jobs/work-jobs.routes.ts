import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { neverStored } from '../../plugins/never-stored.ts';
import { idParams, readIdOr404 } from '../../schemas/id-params.ts';
import { Problem } from '../../schemas/problem.ts';
import { reference, writtenJson } from '../../schemas/reference.ts';
import {
  AcceptedText,
  ChangeBody,
  DecisionBody,
  EndBody,
  Job,
  JobCards,
  StageBody,
} from './work-jobs.schemas.ts';
import { createWorkJobsService } from './work-jobs.service.ts';

const problem = reference(Problem);
const json = 'application/json; charset=utf-8';
const security = [{ bearer: [] }];
const refused = { 401: problem, 403: problem, 404: problem };
const changed = { 200: writtenJson(Job), 400: problem, ...refused, 409: problem };
const numberParams = Type.Object({ ...idParams.properties, number: idParams.properties.id });

/** `/api/jobs`: quotes that were accepted, their stages, their changes and their end. */
export const workJobsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const service = createWorkJobsService(app.database.kysely);

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
        operationId: 'listJobs',
        summary: 'The own jobs, of a client or a firm',
        security,
        response: { 200: writtenJson(JobCards), 401: problem, 403: problem },
      },
    },
    async (request, reply) => reply.type(json).send(await service.list(app.callerOf(request).id)),
  );

  app.get(
    '/:id/',
    {
      schema: {
        operationId: 'readJob',
        summary: 'An own job with its stages, changes and end',
        security,
        params: idParams,
        response: { 200: writtenJson(Job), ...refused },
      },
    },
    async (request, reply) => {
      const id = readIdOr404(request.params.id);
      return reply.type(json).send(await service.read(app.callerOf(request).id, id));
    },
  );

  app.get(
    '/:id/text/',
    {
      schema: {
        operationId: 'readAcceptedText',
        summary: 'What was accepted, word for word, with its hash',
        security,
        params: idParams,
        response: { 200: AcceptedText, ...refused },
      },
    },
    async (request) =>
      service.acceptedText(app.callerOf(request).id, readIdOr404(request.params.id)),
  );

  app.post(
    '/:id/stages/:number/confirm/',
    {
      schema: {
        operationId: 'confirmStage',
        summary: 'Confirm that a stage is there, with words and pictures; once for each side',
        security,
        params: numberParams,
        body: StageBody,
        response: changed,
      },
    },
    async (request, reply) => {
      const { id, number } = request.params;
      const which = { id: readIdOr404(id), position: readIdOr404(number) };
      const account = app.callerOf(request).id;
      return reply.type(json).send(await service.confirmStage(account, which, request.body));
    },
  );

  app.post(
    '/:id/changes/',
    {
      config: { takesKey: true },
      schema: {
        operationId: 'proposeChange',
        summary: 'Propose a change to the price of an own job; it counts once the client agrees',
        security,
        params: idParams,
        body: ChangeBody,
        response: { ...changed, 201: writtenJson(Job) },
      },
    },
    async (request, reply) => {
      const id = readIdOr404(request.params.id);
      const account = app.callerOf(request).id;
      const noteCreated = app.noteCreatedBy(request);
      const job = await service.proposeChange(account, id, request.body, noteCreated);
      return reply.code(201).type(json).send(job);
    },
  );

  for (const [act, summary] of [
    ['agree', 'Agree to a change; the client'],
    ['decline', 'Decline a change; the client'],
    ['withdraw', 'Withdraw a change that is not decided; the firm'],
  ] as const) {
    app.post(
      `/:id/changes/:number/${act}/`,
      {
        schema: {
          operationId: `${act}Change`,
          summary,
          security,
          params: numberParams,
          body: DecisionBody,
          response: changed,
        },
      },
      async (request, reply) => {
        const { id, number } = request.params;
        const which = { id: readIdOr404(id), number: readIdOr404(number) };
        const { reason } = request.body;
        return reply.type(json).send(await service[act](app.callerOf(request).id, which, reason));
      },
    );
  }

  app.post(
    '/:id/end/',
    {
      schema: {
        operationId: 'endJob',
        summary: 'Say what a job cost and took; it has ended once both sides say the same',
        security,
        params: idParams,
        body: EndBody,
        response: changed,
      },
    },
    async (request, reply) => {
      const id = readIdOr404(request.params.id);
      return reply.type(json).send(await service.end(app.callerOf(request).id, id, request.body));
    },
  );
};
