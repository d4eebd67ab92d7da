import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Kysely } from 'kysely';
import { Type } from 'typebox';
import {
  idempotencyKeyReused,
  idempotentRequestDone,
  idempotentRequestRunning,
} from '../../problems.ts';
import type { Tables } from '../../tables.ts';
import * as repository from './idempotency.repository.ts';
import { fingerprintOf, hashOfKey, openAnswer, sealAnswer } from './seal-answer.ts';

/**
 * Called in the transaction that creates what a request asks for.
 * @throws Refusal 409 where another request has the key by now: this one must not create it too
 */
export type NoteCreated = (transaction: Kysely<Tables>) => Promise<void>;

declare module 'fastify' {
  interface FastifyInstance {
    /** Notes, with what is written, that the request's key has done its work: it does not do it again. */
    noteCreatedBy(request: FastifyRequest): NoteCreated;
  }
  interface FastifyContextConfig {
    /** The route creates something, or cannot be repeated without one: it takes an Idempotency-Key. */
    takesKey?: boolean;
  }
}

/** A request that has claimed its key. */
interface Claim extends repository.ClaimedKey {
  key: string;
}

const header = 'idempotency-key';
const sweepEveryMs = 60 * 60 * 1000;
const pollMs = 100;
const renewEveryMs = 1_000;

const headers = Type.Object({
  [header]: Type.Optional(
    Type.String({
      format: 'uuid',
      description:
        'A UUID made once for what is to be done and sent again with every retry: within 24 hours the same key and account get the first answer again.',
    }),
  ),
});

/**
 * Routes with `config: { takesKey: true }` take an Idempotency-Key. A repeated request gets
 * the first answer again, marked with `Idempotency-Replayed`; one that comes while the first is being
 * answered waits for it. A refused request creates nothing, so it frees its key.
 * @param options.patienceMs how long a repeated request waits for the first one's answer
 */
export const idempotency = fp<{ patienceMs?: number }>(
  async (app, { patienceMs = 5_000 }) => {
    const db = app.database.kysely;
    app.decorateRequest('idempotencyClaim', null);
    app.decorate('noteCreatedBy', (request) => async (transaction) => {
      const claim = request.getDecorator<Claim | null>('idempotencyClaim');
      if (claim && !(await repository.markDone(transaction, claim))) {
        throw idempotentRequestRunning();
      }
    });
    const renewed = renewClaims(app);

    app.addHook('onRoute', (route) => {
      if (route.config?.takesKey) route.schema = { ...route.schema, headers };
    });

    app.addHook('preHandler', async (request, reply) => {
      const key = keyOf(request);
      if (key === undefined) return undefined;
      const accountId = app.recognisedCallerOf(request)?.id ?? null;
      const keyHash = hashOfKey(key, accountId);
      const fingerprint = fingerprintOf(key, [request.method, request.url, request.body ?? null]);
      const begun = { keyHash, accountId, fingerprint };
      for (const until = Date.now() + patienceMs; ; await wait(pollMs)) {
        const claimed = await repository.claimKey(db, begun);
        if (claimed) {
          const own = { key, ...claimed };
          request.setDecorator<Claim | null>('idempotencyClaim', own);
          renewed.add(own);
          return undefined;
        }
        const claim = await repository.findClaim(db, keyHash);
        if (claim && !claim.fingerprint.equals(fingerprint)) throw idempotencyKeyReused();
        if (claim?.status && claim.answer) return replay(reply, claim.status, key, claim.answer);
        if (Date.now() < until && !(claim?.done_at && claim.isAbandoned)) continue;
        throw claim?.done_at ? idempotentRequestDone() : idempotentRequestRunning();
      }
    });

    app.addHook('onSend', async (request, reply, payload) => {
      if (!request.routeOptions.config?.takesKey) return payload;
      const claim = request.getDecorator<Claim | null>('idempotencyClaim');
      // What was done stays done, and is answered, also where the database cannot be told.
      await (claim && settle(claim, request, reply, payload))?.catch((error: unknown) => {
        request.log.warn({ err: error }, 'the key of a request stays taken for some seconds');
      });
      return payload;
    });

    async function settle(
      claim: Claim,
      request: FastifyRequest,
      reply: FastifyReply,
      payload: unknown,
    ): Promise<void> {
      const status = reply.statusCode;
      request.setDecorator<Claim | null>('idempotencyClaim', null);
      renewed.delete(claim);
      if (status < 200 || status > 299) {
        return repository.releaseKey(db, claim, { unlessDone: status >= 500 });
      }
      const type = String(reply.getHeader('content-type') ?? 'application/json; charset=utf-8');
      const answer = sealAnswer(claim.key, { type, body: String(payload ?? '') });
      return repository.storeAnswer(db, claim, { status, answer });
    }

    const sweep = () =>
      repository
        .forgetExpiredKeys(db)
        .catch((error) => app.log.warn({ err: error }, 'sweep failed'));
    const timer = setInterval(sweep, sweepEveryMs).unref();
    app.addHook('onClose', async () => clearInterval(timer));
  },
  { name: 'idempotency', dependencies: ['database', 'access-tokens'] },
);

/** Renews the claims that are put into the set, each second until they are taken out. */
function renewClaims(app: FastifyInstance): Set<Claim> {
  const claims = new Set<Claim>();
  let isRenewing = false;
  const renew = async () => {
    if (claims.size === 0 || isRenewing) return;
    isRenewing = true;
    await repository
      .renewClaims(app.database.kysely, [...claims])
      .catch((error) => app.log.warn({ err: error }, 'keys of requests could not be renewed'));
    isRenewing = false;
  };
  const timer = setInterval(renew, renewEveryMs).unref();
  app.addHook('onClose', async () => clearInterval(timer));
  return claims;
}

function keyOf(request: FastifyRequest): string | undefined {
  if (!request.routeOptions.config.takesKey) return undefined;
  const key = request.headers[header];
  return typeof key === 'string' && key !== '' ? key.toLowerCase() : undefined;
}

function replay(reply: FastifyReply, status: number, key: string, sealed: Buffer): FastifyReply {
  const { type, body } = openAnswer(key, sealed);
  return reply
    .code(status)
    .headers({ 'cache-control': 'no-store', 'idempotency-replayed': 'true' })
    .type(type)
    .send(body);
}
