import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { maxFindingLength } from '../finding-text.ts';
import { releaseRef } from '../release/release-ref.ts';
import { answered } from './answers.ts';
import { actorOf } from './authorise.ts';
import { CheckRecorded, CheckRequired } from './check-answers.ts';
import { RuleDecided, ruleDecisionOf } from './decision.ts';
import { fromRow } from './from-row.ts';
import { bearer, type RouteOptions } from './route-options.ts';
import { ChannelParams, closed, NamedReleases, nullable } from './schemas.ts';

const CheckBody = Type.Object(
  {
    releases: NamedReleases,
    passed: Type.Boolean(),
    findings: Type.Array(Type.String({ maxLength: maxFindingLength }), {
      maxItems: 500,
      description:
        'What was checked and what failed, one line each: characters that a terminal acts on are kept as their codes',
    }),
  },
  closed,
);

const CheckQuery = Type.Object({
  releases: Type.Optional(
    Type.String({
      maxLength: 900,
      pattern: '^[a-z][a-z0-9-]{1,40}@[a-f0-9]{16}(,[a-z][a-z0-9-]{1,40}@[a-f0-9]{16})*$',
      description: 'Releases in place of the channel’s own: vendors@0123456789abcdef,auth@…',
    }),
  ),
});

/** `state` is of the newest check of exactly that composition. */
const CheckState = Type.Object(
  {
    isRequired: Type.Boolean(),
    state: Type.Enum(['passed', 'failed', 'missing']),
    at: nullable(Type.String({ format: 'date-time' })),
    by: nullable(Type.String()),
    findings: Type.Array(Type.String()),
  },
  { examples: [{ isRequired: true, state: 'missing', at: null, by: null, findings: [] }] },
);

/** Checks of compositions in a browser, and which channels require them. */
export const requiredCheckRoutes: FastifyPluginAsyncTypebox<RouteOptions> = async (
  app,
  { registry, authorisation },
) => {
  const { requiredChecks } = registry;

  app.post(
    '/channels/:channel/required-check',
    {
      preValidation: authorisation.integrators,
      schema: {
        operationId: 'requireCheck',
        summary: 'Whether a channel takes only compositions whose pages were checked',
        params: ChannelParams,
        body: Type.Object({ isRequired: Type.Boolean(), ...RuleDecided.properties }, closed),
        security: bearer,
        response: answered({ 200: CheckRequired }, [400, 401, 403, 404, 409, 503]),
      },
    },
    async (request) => {
      const { isRequired } = request.body;
      const decided = ruleDecisionOf(request, request.params, request.body);
      return fromRow(await requiredChecks.require(request.params.channel, isRequired, decided));
    },
  );

  app.get(
    '/channels/:channel/required-check',
    {
      preValidation: authorisation.teams,
      schema: {
        operationId: 'readRequiredCheck',
        summary:
          'Whether a channel requires a check, and what that of its composition found, or of the one that named releases would make of it',
        params: ChannelParams,
        querystring: CheckQuery,
        security: bearer,
        response: answered({ 200: CheckState }, [400, 401, 403, 404, 503]),
      },
    },
    async (request, reply) => {
      const named = request.query.releases?.split(',') ?? [];
      const replaced = named.map((text) => {
        const [name = '', release = ''] = text.split('@');
        return { name, release };
      });
      const { isRequired, newest } = await requiredChecks.read(request.params.channel, replaced);
      reply.header('cache-control', 'no-store');
      return {
        isRequired,
        state: newest ? stateOf(newest) : ('missing' as const),
        at: newest?.at ?? null,
        by: newest?.by ?? null,
        findings: newest?.findings ?? [],
      };
    },
  );

  app.post(
    '/composition-checks',
    {
      preValidation: authorisation.teams,
      schema: {
        operationId: 'recordCheck',
        summary:
          'Records what a check of a composition’s pages found: of integrators, and of tokens that may check',
        body: CheckBody,
        security: bearer,
        response: answered({ 201: CheckRecorded }, [400, 401, 403, 404, 503]),
      },
    },
    async (request, reply) => {
      const releases = request.body.releases.map(({ name, release }) => releaseRef(name, release));
      const { passed, findings } = request.body;
      const check = { releases, passed, findings };
      return reply.code(201).send(await requiredChecks.record(check, actorOf(request)));
    },
  );
};

const stateOf = ({ passed }: { passed: boolean }) =>
  passed ? ('passed' as const) : ('failed' as const);
