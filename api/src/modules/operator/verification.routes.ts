import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { pagingQuery } from '../../paging/paging-query.ts';
import { idParams, readIdOr404 } from '../../schemas/id-params.ts';
import { Problem } from '../../schemas/problem.ts';
import { reference, writtenJson } from '../../schemas/reference.ts';
import { forOperators, invalid, json, refused, security } from './for-operators.ts';
import { Listing, ListingPage, SendBackBody } from './operator.schemas.ts';
import { createVerificationService } from './verification.service.ts';

const listing = { 200: writtenJson(Listing), ...refused };

/** `/api/operator`, for operators: the profiles that wait, verifying them and sending them back. */
export const verificationRoutes: FastifyPluginAsyncTypebox<{ publicUrl: string }> = async (
  app,
  { publicUrl },
) => {
  const service = createVerificationService({ db: app.database.kysely, publicUrl });

  forOperators(app);

  app.get(
    '/queue/',
    {
      schema: {
        operationId: 'operatorQueue',
        summary: 'Profiles that wait to be verified, the longest waiting first',
        security,
        querystring: Type.Object(pagingQuery),
        response: { 200: writtenJson(ListingPage), ...refused },
      },
    },
    async (request, reply) => reply.type(json).send(await service.queue(request.query)),
  );

  for (const [path, kind, Kind] of [
    ['designers', 'designer', 'Designer'],
    ['vendors', 'vendor', 'Vendor'],
  ] as const) {
    app.post(
      `/${path}/:id/send-back/`,
      {
        schema: {
          operationId: `sendBack${Kind}`,
          summary: `Tell a ${kind} what the profile lacks before it can be verified`,
          security,
          params: idParams,
          body: SendBackBody,
          response: { ...listing, ...invalid, 409: reference(Problem) },
        },
      },
      async (request, reply) => {
        const id = readIdOr404(request.params.id);
        const operator = app.callerOf(request).id;
        return reply.type(json).send(await service.sendBack(operator, kind, id, request.body.why));
      },
    );
    for (const [act, verified] of [
      ['verify', true],
      ['unverify', false],
    ] as const) {
      app.post(
        `/${path}/:id/${act}/`,
        {
          schema: {
            operationId: `${act}${Kind}`,
            summary: verified ? `Verify a ${kind}` : `Take a ${kind}’s verification back`,
            security,
            params: idParams,
            response: listing,
          },
        },
        async (request, reply) => {
          const id = readIdOr404(request.params.id);
          const operator = app.callerOf(request).id;
          return reply.type(json).send(await service.setVerified(operator, kind, id, verified));
        },
      );
    }
  }
};
