import { Channel } from '@aangan/manifest';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { changeKinds } from '../tables.ts';
import { answered } from './answers.ts';
import { bearer, type RouteOptions } from './route-options.ts';
import { nullable } from './schemas.ts';
import { SetValue } from './value-answers.ts';

const HistoryQuery = Type.Object({
  channel: Type.Optional(Channel),
  cursor: Type.Optional(
    Type.String({ pattern: '^[1-9][0-9]{0,14}$', description: '`next` of the page before' }),
  ),
  limit: Type.Optional(
    Type.String({ pattern: '^([1-9][0-9]?|1[0-9]{2}|200)$', description: '1 to 200; 50 without' }),
  ),
});

const Change = Type.Object({
  id: Type.Integer(),
  kind: Type.Enum([...changeKinds]),
  channel: nullable(Channel),
  revision: nullable(Type.Integer()),
  name: Type.String(),
  from: nullable(Type.String()),
  to: nullable(Type.String()),
  at: Type.String({ format: 'date-time' }),
  by: Type.String(),
  why: Type.String(),
  overridden: Type.Array(Type.String()),
  canary: nullable(Type.Integer()),
  percent: nullable(Type.Integer()),
  isSecurityFix: Type.Boolean(),
  extension: nullable(Type.String()),
  languages: nullable(Type.Array(Type.String())),
  engines: nullable(Type.Array(Type.String())),
  grants: nullable(Type.Array(Type.String())),
  value: nullable(SetValue),
});

/** A page of the history. */
const Page = Type.Object(
  { results: Type.Array(Change), next: nullable(Type.String()) },
  {
    examples: [
      {
        results: [
          {
            id: 41,
            kind: 'promote',
            channel: 'staging',
            revision: 12,
            name: 'vendors',
            from: null,
            to: '0123456789abcdef',
            at: '2026-11-26T09:30:00.000Z',
            by: 'anna@aangan.example',
            why: 'Prices are shown with tax.',
            overridden: [],
            canary: null,
            percent: null,
            isSecurityFix: false,
            extension: null,
            languages: null,
            engines: null,
            grants: null,
            value: null,
          },
        ],
        next: null,
      },
    ],
  },
);

/** What was changed on channels. */
export const historyRoutes: FastifyPluginAsyncTypebox<RouteOptions> = async (app, options) => {
  const { channels } = options.registry;

  app.get(
    '/history',
    {
      preValidation: options.authorisation.teams,
      schema: {
        operationId: 'readHistory',
        summary:
          'The changes of one channel, or of all, and the retired releases, newest first, a page at a time',
        querystring: HistoryQuery,
        security: bearer,
        response: answered(
          {
            200: Page,
          },
          [400, 401, 403, 503],
        ),
      },
    },
    async (request, reply) => {
      const { channel, cursor, limit = '50' } = request.query;
      const length = Number(limit);
      const changes = await channels.history(channel, {
        before: cursor === undefined ? undefined : Number(cursor),
        limit: length + 1,
      });
      const page = changes.slice(0, length);
      reply.header('cache-control', 'no-store');
      return {
        results: page,
        next: changes.length > length ? String(page.at(-1)?.id) : null,
      };
    },
  );
};
