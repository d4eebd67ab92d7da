import fp from 'fastify-plugin';
import { unparsable } from '../problems.ts';

/**
 * A JSON body as DRF's parser takes it: an empty one is no body (sync, revoke and reopen are sent so),
 * a malformed one is refused in one sentence.
 */
export const jsonBody = fp(
  async (app) => {
    const parse = app.getDefaultJsonParser('remove', 'remove');
    app.removeContentTypeParser(['application/json', 'text/plain']);
    app.addContentTypeParser<string>(
      'application/json',
      { parseAs: 'string' },
      (request, body, done) => {
        if (body.trim() === '') return done(null, undefined);
        parse(request, body, (error, value) =>
          error ? done(unparsable('JSON', error.message)) : done(null, value),
        );
      },
    );
  },
  { name: 'json-body' },
);
