import { isDatabaseAway, isStorageFull } from '@aangan/server';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type RefusalKind, RegistryRefusal } from '../registry-refusal.ts';

const statuses: Record<RefusalKind, number> = {
  'not-found': 404,
  conflict: 409,
  forbidden: 403,
  invalid: 400,
  'too-large': 413,
  unsupported: 415,
  unavailable: 503,
};

/** What PostgreSQL answers to text and JSON with the null character, which it cannot store. */
const unstorable = new Set(['22021', '22P05']);

const noSniffing = ['x-content-type-options', 'nosniff'] as const;

/** Answers what the router cannot read, such as an address with a broken percent sign. */
export function answerUnroutable(
  _error: FastifyError,
  _request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  return reply
    .code(400)
    .header(...noSniffing)
    .send({ detail: 'The address is malformed.' });
}

/** Error bodies like the API's: `{"detail": …}`, and `problems` where there are several reasons. */
export function answerErrors(app: FastifyInstance): void {
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ detail: 'Not found.' }));
  app.addHook('onSend', async (request, reply) => {
    reply.header(...noSniffing);
    if (!request.raw.complete) {
      // The rest of the request will not be read, so the connection ends with this answer.
      reply.header('connection', 'close');
    }
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof RegistryRefusal) {
      const { message: detail, problems, code } = error;
      if (error.kind === 'unavailable') reply.header('retry-after', '5');
      return reply.code(statuses[error.kind]).send({
        detail,
        ...(problems.length > 0 && { problems }),
        ...(code !== undefined && { code }),
      });
    }
    if (error.validation) {
      // A malformed address names nothing that exists; a malformed body is the sender's mistake.
      return error.validationContext === 'params'
        ? reply.code(404).send({ detail: 'Not found.' })
        : reply.code(400).send({ detail: unknownField(error) ?? error.message });
    }
    if (unstorable.has(error.code)) {
      return reply.code(400).send({ detail: 'Text must not contain the null character.' });
    }
    if (isDatabaseAway(error)) {
      request.log.error(error, 'the database does not answer');
      const detail = 'The service is not available right now. Please try again.';
      return reply.code(503).header('retry-after', '5').send({ detail });
    }
    if (isStorageFull(error)) {
      request.log.error(error, 'nothing more can be stored');
      return reply.code(507).send({ detail: 'The storage is full.' });
    }
    const status = error.statusCode ?? 500;
    if (status < 500) return reply.code(status).send({ detail: error.message });
    request.log.error(error, 'the request failed');
    return reply.code(500).send({ detail: 'A server error occurred.' });
  });
}

/** The validator's own message does not name the field. */
function unknownField({ validation: [first] = [] }: FastifyError): string | undefined {
  if (first?.keyword !== 'additionalProperties') return undefined;
  return `The body has the unknown field "${first.params.additionalProperty}". Correct its name or leave it out.`;
}
