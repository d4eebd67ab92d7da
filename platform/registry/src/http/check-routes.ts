import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { documentProblem } from '../gates/openapi-bounds.ts';
import type { OpenApiDocument } from '../gates/openapi-document.ts';
import { RegistryRefusal } from '../registry-refusal.ts';
import { releaseRef } from '../release/release-ref.ts';
import { answered } from './answers.ts';
import { ApiChecked, Checked } from './check-answers.ts';
import { bearer, type RouteOptions } from './route-options.ts';
import { ChannelParams, NamedReleases } from './schemas.ts';

/** What the gate would say: nothing is changed. */
export const checkRoutes: FastifyPluginAsyncTypebox<RouteOptions> = async (app, options) => {
  const { registry, authorisation, inTime } = options;
  const { channels } = registry;

  app.post(
    '/channels/:channel/checks',
    {
      preValidation: authorisation.teams,
      schema: {
        operationId: 'checkReleases',
        summary: 'Whether published releases would fit what a channel serves; nothing is changed',
        params: ChannelParams,
        body: Type.Object({ releases: NamedReleases }),
        security: bearer,
        response: answered({ 200: Checked }, [400, 401, 403, 404, 409, 503]),
      },
    },
    async (request) => {
      const releases = request.body.releases.map(({ name, release }) => releaseRef(name, release));
      return inTime(request, () => channels.check(request.params.channel, releases));
    },
  );

  app.post(
    '/checks/api',
    {
      preValidation: authorisation.teams,
      schema: {
        operationId: 'checkApi',
        summary: 'Whether an OpenAPI document has what the releases of every channel call',
        body: Type.Object({ document: Type.Unknown() }),
        security: bearer,
        response: answered({ 200: ApiChecked }, [400, 401, 403, 413, 503]),
      },
    },
    async (request) => {
      const { document } = request.body;
      const problem = documentProblem(document);
      if (problem !== undefined) throw new RegistryRefusal('invalid', problem);
      return { results: await channels.checkApi(document as OpenApiDocument) };
    },
  );
};
