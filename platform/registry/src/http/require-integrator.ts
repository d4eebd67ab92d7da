import type { FastifyReply, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import type { Identify } from './identify.ts';

/** Request → the e-mail address of its integrator, for the history. */
const integrators = new WeakMap<FastifyRequest, string>();

/** The integrator who sent an authorised request. */
export function integratorOf(request: FastifyRequest): string {
  const email = integrators.get(request);
  if (email === undefined) throw new Error('This route does not require an integrator.');
  return email;
}

/** Accepts requests with the bearer token of an integrator or of staff; answers 401 or 403 to others. */
export function requireIntegrator(identify: Identify): preHandlerAsyncHookHandler {
  return async (request, reply) => {
    const { authorization } = request.headers;
    if (!authorization?.toLowerCase().startsWith('bearer ')) {
      return refuse(reply, 401, { detail: 'Authentication credentials were not provided.' });
    }
    const answer = await identify(authorization);
    if ('refusal' in answer) return refuse(reply, answer.refusal.status, answer.refusal.body);
    const { email, is_integrator, is_staff } = answer.account;
    if (!is_integrator && !is_staff) {
      const detail = 'You do not have permission to perform this action.';
      return refuse(reply, 403, { detail });
    }
    integrators.set(request, email);
  };
}

function refuse(reply: FastifyReply, status: number, body: unknown): FastifyReply {
  if (status === 401) {
    reply.header('www-authenticate', 'Bearer realm="api"');
  }
  return reply.code(status).send(body);
}
