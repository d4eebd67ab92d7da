import { isDatabaseAway, isStorageFull } from '@aangan/server';
import { type Answers, plainAnswers } from '@aangan/server/http';
import type { FastifyError, FastifyInstance } from 'fastify';
import { type RefusalKind, RegistryRefusal } from '../registry-refusal.ts';
import { senderNameOf } from './authorise.ts';
import { logRefusal } from './log-refusal.ts';

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

/** Closes the connection after the answer to a request that has not arrived whole: its rest will not be read. */
export function endWithAnswer(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    if (!request.raw.complete) reply.header('connection', 'close');
  });
}

/** Error bodies like the API's: `{"detail": …}`, and `problems` where there are several reasons. */
export const answerError: Answers['error'] = (error, request, reply) => {
  if (error instanceof RegistryRefusal) {
    const { message: detail, problems, code } = error;
    const status = statuses[error.kind];
    logRefusal(request, { status, code: code ?? error.kind, by: senderNameOf(request) });
    if (error.kind === 'unavailable') reply.header('retry-after', '5');
    return reply.code(status).send({
      detail,
      ...(problems.length > 0 && { problems }),
      ...(code !== undefined && { code }),
    });
  }
  if (error.validation) {
    // A malformed address names nothing that exists; a malformed body is the sender's mistake.
    return error.validationContext === 'params'
      ? reply.code(404).send({ detail: 'Not found.' })
      : reply.code(400).send({ detail: describe(error) });
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
  return plainAnswers.error(error, request, reply);
};

/** Where a request does not fit. */
function describe({ validation = [], validationContext }: FastifyError): string {
  const [first] = validation;
  // The validator's own message does not name the field.
  if (first?.keyword === 'additionalProperties') {
    return `The body has the unknown field "${first.params.additionalProperty}". Correct its name or leave it out.`;
  }
  const says = validation.map(({ instancePath, keyword, message = 'is malformed' }) => {
    // The pattern of a reason is of no use to people.
    const isWhy = keyword === 'pattern' && instancePath === '/why';
    const sentence = 'must give the reason on one line, without control characters';
    return `${validationContext}${instancePath} ${isWhy ? sentence : message}`;
  });
  return says.join(', ');
}
