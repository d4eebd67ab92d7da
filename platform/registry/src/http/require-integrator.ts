import type { FastifyReply, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import type { Account, Identify } from './identify.ts';

/** Request → the e-mail address of its integrator, for the history. */
const integrators = new WeakMap<FastifyRequest, string>();

/** The integrator who sent an authorised request. */
export function integratorOf(request: FastifyRequest): string {
  const email = integrators.get(request);
  if (email === undefined) throw new Error('This route does not require an integrator.');
  return email;
}

/** Whether a request came with the token of an integrator or of staff, as far as a hook asked. */
export function isIntegrator(request: FastifyRequest): boolean {
  return integrators.has(request);
}

/** Accepts requests with the bearer token of an integrator or of staff; answers 401 or 403 to others. */
export function requireIntegrator(identify: Identify): preHandlerAsyncHookHandler {
  return async (request, reply) => {
    const authorization = bearerOf(request);
    if (authorization === undefined) {
      return refuse(reply, 401, { detail: 'Authentication credentials were not provided.' });
    }
    const answer = await identify(authorization);
    if ('refusal' in answer) return refuse(reply, answer.refusal.status, answer.refusal.body);
    if (!mayIntegrate(answer.account)) {
      const detail = 'You do not have permission to perform this action.';
      return refuse(reply, 403, { detail });
    }
    integrators.set(request, answer.account.email);
  };
}

/** Notes who sent a request where a token says so; a token that is not valid is refused, none is not. */
export function recogniseIntegrator(identify: Identify): preHandlerAsyncHookHandler {
  return async (request, reply) => {
    const authorization = bearerOf(request);
    if (authorization === undefined) return;
    const answer = await identify(authorization);
    if ('refusal' in answer) return refuse(reply, answer.refusal.status, answer.refusal.body);
    if (mayIntegrate(answer.account)) integrators.set(request, answer.account.email);
  };
}

function bearerOf({ headers: { authorization } }: FastifyRequest): string | undefined {
  return authorization?.toLowerCase().startsWith('bearer ') ? authorization : undefined;
}

function mayIntegrate({ is_integrator, is_staff }: Account): boolean {
  return is_integrator || is_staff;
}

function refuse(reply: FastifyReply, status: number, body: unknown): FastifyReply {
  if (status === 401) {
    reply.header('www-authenticate', 'Bearer realm="api"');
  }
  if (status === 503) {
    reply.header('retry-after', '5');
  }
  return reply.code(status).send(body);
}
