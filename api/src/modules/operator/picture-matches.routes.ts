import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { pagingQuery } from '../../paging/paging-query.ts';
import { idParams, readIdOr404 } from '../../schemas/id-params.ts';
import { writtenJson } from '../../schemas/reference.ts';
import { MatchDecisionBody, PictureMatch, PictureMatchPage } from '../matches/matches.schemas.ts';
import { createMatchesService } from '../matches/matches.service.ts';
import { forOperators, invalid, json, refused, security } from './for-operators.ts';

/** `/api/operator/pictures`, for operators: pictures that look like those of other firms, and decisions about them. */
export const pictureMatchesRoutes: FastifyPluginAsyncTypebox<{ publicUrl: string }> = async (
  app,
  { publicUrl },
) => {
  const service = createMatchesService({ db: app.database.kysely, publicUrl });

  forOperators(app);

  app.get(
    '/',
    {
      prefixTrailingSlash: 'slash',
      schema: {
        operationId: 'listPictureMatches',
        summary:
          'Pictures that look like one that another firm published earlier, the longest waiting first; or the decided ones',
        security,
        querystring: Type.Object({
          show: Type.Optional(Type.Enum(['waiting', 'decided'])),
          ...pagingQuery,
        }),
        response: { 200: writtenJson(PictureMatchPage), ...invalid, ...refused },
      },
    },
    async (request, reply) => reply.type(json).send(await service.list(request.query)),
  );

  app.post(
    '/:id/decide/',
    {
      schema: {
        operationId: 'decidePictureMatch',
        summary: 'Agree that both show the same work, hide the later one as a copy, or neither',
        security,
        params: idParams,
        body: MatchDecisionBody,
        response: { 200: writtenJson(PictureMatch), ...invalid, ...refused },
      },
    },
    async (request, reply) => {
      const id = readIdOr404(request.params.id);
      const operator = app.callerOf(request).id;
      return reply.type(json).send(await service.decide(operator, id, request.body));
    },
  );
};
