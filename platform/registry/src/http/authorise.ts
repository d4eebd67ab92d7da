import type { FastifyReply, FastifyRequest, preValidationAsyncHookHandler } from 'fastify';
import type { TeamRights } from '../tokens/team-rights.ts';
import type { TokenService } from '../tokens/token-service.ts';
import { looksLikeTeamToken } from '../tokens/token-text.ts';
import type { Account, Identify } from './identify.ts';
import { logRefusal } from './log-refusal.ts';
import { type Proof, proofIn } from './recent-proof.ts';

/** Who sent a request: an integrator, or the token of a team. */
export interface Actor {
  /** For the history: the integrator's address, or the token's name and team. */
  by: string;
  /** What a team's token may do; undefined for an integrator, who may do everything. */
  rights?: TeamRights;
  /** When and how an integrator has last proved who they are. */
  proof?: Proof | undefined;
}

const actors = new WeakMap<FastifyRequest, Actor>();

/** Who sent an authorised request. */
export function actorOf(request: FastifyRequest): Actor {
  const actor = actors.get(request);
  if (!actor) throw new Error('This route does not require a token.');
  return actor;
}

/** Who sent a request, as the history would say; undefined for one that needs no token. */
export const senderNameOf = (request: FastifyRequest): string | undefined =>
  actors.get(request)?.by;

/** Whom a token stands for, or the answer that refuses it. Null for an account without these rights. */
type Sender = { actor: Actor } | { refusal: { status: number; body: unknown } } | null;

/** Hooks that authorise requests by their tokens. */
export interface Authorisation {
  /** Refuses requests that are not an integrator's. */
  integrators: preValidationAsyncHookHandler;
  /** Refuses requests that are neither an integrator's nor a team's. */
  teams: preValidationAsyncHookHandler;
}

/** @param identify asks the API whom an access token belongs to */
export function createAuthorisation(
  identify: Identify,
  tokens: Pick<TokenService, 'use'>,
): Authorisation {
  const senderOf = async (authorization: string): Promise<Sender> => {
    const token = authorization.slice('bearer '.length).trim();
    if (looksLikeTeamToken(token)) return senderOfTeam(tokens, token);
    const answer = await identify(authorization);
    if ('refusal' in answer) return answer;
    const { account, proof = proofIn(authorization) } = answer;
    return mayIntegrate(account) ? { actor: { by: account.email, proof } } : null;
  };

  const requireSender =
    (isAllowed: (actor: Actor) => boolean): preValidationAsyncHookHandler =>
    async (request, reply) => {
      const authorization = bearerOf(request);
      if (authorization === undefined) {
        return refuse(reply, 401, { detail: 'Authentication credentials were not provided.' });
      }
      const sender = await senderOf(authorization);
      if (!sender) {
        const detail = 'You do not have permission to perform this action.';
        return refuse(reply, 403, { detail });
      }
      if ('refusal' in sender) return refuse(reply, sender.refusal.status, sender.refusal.body);
      actors.set(request, sender.actor);
      if (!isAllowed(sender.actor)) return refuse(reply, 403, integratorsOnly);
    };

  return {
    integrators: requireSender(({ rights }) => rights === undefined),
    teams: requireSender(() => true),
  };
}

const integratorsOnly = {
  detail: 'This is for integrators: the token of a team is not enough.',
  code: 'integrator_required',
};

async function senderOfTeam(tokens: Pick<TokenService, 'use'>, text: string): Promise<Sender> {
  const outcome = await tokens.use(text);
  if ('refused' in outcome) return { refusal: { status: 401, body: outcome.refused } };
  const { name, team, channels, may_check: mayCheck, identity } = outcome.token;
  const rights = { team, channels, mayCheck, ...(identity && { identity }) };
  return { actor: { by: `${name} (token of team ${team})`, rights } };
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
  const { code } = body as { code?: string };
  logRefusal(reply.request, { status, code, by: senderNameOf(reply.request) });
  // The API's answer is passed on unchanged.
  return reply.code(status).serializer(JSON.stringify).type('application/json').send(body);
}
