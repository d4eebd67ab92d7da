import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { noContent } from '../../schemas/no-content.ts';
import { Problem } from '../../schemas/problem.ts';
import { reference } from '../../schemas/reference.ts';
import { isRobot } from './is-robot.ts';
import { createViewCounter } from './view-counter.ts';
import { FirmViewBody, viewOf } from './views.schemas.ts';

const problem = reference(Problem);
/** A body is a hundred bytes. */
const maxBody = 1_000;

/** `/api/views`: pages tell that they are looked at. */
export const viewsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const counter = createViewCounter({
    db: app.database.kysely,
    onError: (error) => app.log.warn({ err: error }, 'views were not counted'),
  });
  app.addHook('onClose', () => counter.flush());

  app.post(
    '/',
    {
      prefixTrailingSlash: 'slash',
      bodyLimit: maxBody,
      onRequest: app.recognise,
      schema: {
        operationId: 'viewFirm',
        summary: 'Say that a page of a firm is looked at; nothing is stored of who does',
        security: [{}, { bearer: [] }],
        body: FirmViewBody,
        response: { 204: noContent, 400: problem, 401: problem },
      },
    },
    async (request, reply) => {
      const browser = request.headers['user-agent'];
      // The answer is always the same: nobody learns from it which firms there are, or what does not count.
      if (!request.isOfStaging && browser && !isRobot(browser)) {
        const accountId = app.recognisedCallerOf(request)?.id ?? null;
        counter.note(viewOf(request.body, { address: request.ip, browser, accountId }));
      }
      return reply.code(204).send(null);
    },
  );
};
