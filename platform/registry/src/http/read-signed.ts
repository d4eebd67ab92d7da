import { edgeSignatureHeader, isSignedByEdge } from '@aangan/server/visitor';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { RegistryRefusal } from '../registry-refusal.ts';

/**
 * Has the routes of an instance take JSON that an edge has signed, as text.
 * @param secret EDGE_SECRET; without it nothing is taken
 * @returns reads a request's body: undefined where it is not signed. It throws a {@link RegistryRefusal} `invalid`
 *   where it is malformed
 */
export function readSigned(
  app: Pick<FastifyInstance, 'removeContentTypeParser' | 'addContentTypeParser'>,
  secret: string | undefined,
) {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
  return <Schema extends TSchema>(
    request: FastifyRequest,
    schema: Schema,
  ): Static<Schema> | undefined => {
    const body = String(request.body);
    const signature = request.headers[edgeSignatureHeader];
    if (!secret || !isSignedByEdge(signature, { body, secret })) return undefined;
    const value = parse(body);
    if (Value.Check(schema, value)) return value;
    throw new RegistryRefusal('invalid', 'The body is malformed.');
  };
}

/** Undefined for what is not JSON: it is refused like any other text. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
