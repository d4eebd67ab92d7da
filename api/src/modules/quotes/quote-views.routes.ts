import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { asAttachment } from '../../media/as-attachment.ts';
import { neverStored } from '../../plugins/never-stored.ts';
import { readIdOr404 } from '../../schemas/id-params.ts';
import { Problem } from '../../schemas/problem.ts';
import { reference, writtenJson } from '../../schemas/reference.ts';
import { createQuoteViews } from './quote-views.service.ts';
import { versionParams } from './quotes.routes.ts';
import { QuotesSideBySide } from './side-by-side.schemas.ts';

const problem = reference(Problem);
const refused = { 401: problem, 403: problem, 404: problem };
const security = [{ bearer: [] }];
/** Bytes are sent as they are. */
const file = Type.Unsafe<string | Buffer>({ type: 'string', format: 'binary' });
const types = {
  csv: 'text/csv; charset=utf-8',
  pdf: 'application/pdf',
} as const;

/** `/api/quotes`: comparing quotes, and taking one away. */
export const quoteViewsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const service = createQuoteViews(app.database.kysely);

  app.addHook(
    'onRequest',
    app.admit(() => true),
  );
  app.addHook('onSend', neverStored);

  app.get(
    '/side-by-side/',
    {
      schema: {
        operationId: 'compareQuotes',
        summary:
          'Two to four quotes that a client was sent, line by line on the rooms of the brief',
        security,
        querystring: Type.Object({
          ids: Type.String({
            maxLength: 100,
            description: 'Ids of quotes, with commas, in the order to show',
          }),
        }),
        response: { 200: writtenJson(QuotesSideBySide), 400: problem, 401: problem, 403: problem },
      },
    },
    async (request, reply) => {
      const ids = request.query.ids.split(',').map(Number);
      const compared = await service.sideBySide(app.callerOf(request).id, ids);
      return reply.type('application/json; charset=utf-8').send(compared);
    },
  );

  for (const kind of ['csv', 'pdf'] as const) {
    app.get(
      `/:id/versions/:version/${kind}/`,
      {
        schema: {
          operationId: kind === 'csv' ? 'quoteAsCsv' : 'quoteAsPdf',
          summary: `A version of a quote as ${kind.toUpperCase()}, in the language of the account`,
          security,
          params: versionParams,
          response: { 200: file, ...refused },
        },
      },
      async (request, reply) => {
        const { id, version } = request.params;
        const account = app.callerOf(request).id;
        const { name, body } = await service[kind](account, readIdOr404(id), readIdOr404(version));
        return reply.type(types[kind]).header('content-disposition', asAttachment(name)).send(body);
      },
    );
  }
};
