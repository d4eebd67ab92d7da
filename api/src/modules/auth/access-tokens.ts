import { type ProofKind, proofMinutes } from '@aangan/domain';
import { currentRequest, noteAccount } from '@aangan/server/requests';
import jwt from '@fastify/jwt';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { readingMethods } from '../../plugins/reading-methods.ts';
import {
  forbidden,
  invalidAccessToken,
  proofRequired,
  readOnlyAccount,
  throttled,
  unauthenticated,
} from '../../problems.ts';
import { hasFactors } from '../factors/reset-factors.ts';
import { type AccessProof, claimsOf, type ProofClaims } from './access-proof.ts';
import { findUserOfSession, findWriterOfSession } from './account.repository.ts';
import type { SessionClaim, User } from './auth.schemas.ts';
import { touchSession } from './session.repository.ts';

/** Whom access tokens are for: this API, and the registry that asks it about them. */
const audience = 'aangan';

interface AccessClaims extends ProofClaims {
  token_type: 'access';
  user_id: number;
  session_id: string;
}

interface VerifiedClaims extends AccessClaims {
  /** When it ends, in seconds since 1970. */
  exp: number;
}

declare module '@fastify/jwt' {
  interface FastifyJWT {
    payload: AccessClaims;
    user: VerifiedClaims;
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    /** @param proof when and how its owner has proved who they are; unset: never */
    signAccessToken(userId: number, sessionId: string, proof?: AccessProof): string;
    /**
     * The caller. @throws Refusal 401 without a valid access token of a live session, and 403 for a change by an account
     * that was made for a check
     */
    authenticate(request: FastifyRequest): Promise<User>;
    /** The account that reads a public page; undefined for a guest. @throws Refusal 401 for a token that is not valid */
    viewerOf(request: FastifyRequest): Promise<User | undefined>;
    /**
     * An onRequest hook that admits only accounts that the rule allows, before the body is read.
     * It refuses with 401 without a valid access token, and with 403 for other accounts.
     */
    admit(isAllowed: (user: User) => boolean): (request: FastifyRequest) => Promise<void>;
    /** An onRequest hook for guests and accounts alike. It refuses with 401 an access token that is not valid. */
    recognise(request: FastifyRequest): Promise<void>;
    /**
     * An onRequest hook for what an open browser or a stolen token must not be enough for. It follows
     * {@link FastifyInstance.admit}, and refuses with 403 `proof_required` where the proof that the token carries is older
     * than 15 minutes, or is the password of an account with a second factor.
     */
    requireProof(request: FastifyRequest): Promise<void>;
    /**
     * The same where the account has a second factor, for what asks for the password anyway: of such an account the
     * password alone must not be enough.
     */
    requireProofOfFactor(request: FastifyRequest): Promise<void>;
    /** How the caller has proved it, after {@link FastifyInstance.requireProof}; else null. */
    proofOf(request: FastifyRequest): ProofKind | null;
    /** The account that {@link FastifyInstance.admit} admitted. */
    callerOf(request: FastifyRequest): User;
    /** The account that was admitted or recognised; undefined for a guest. */
    recognisedCallerOf(request: FastifyRequest): User | undefined;
    /** The session of that account's access token. */
    sessionOf(request: FastifyRequest): string;
    /** When that token ends, in milliseconds since 1970. */
    tokenEndOf(request: FastifyRequest): number;
  }

  interface FastifyContextConfig {
    /** Whether pages ask for it by themselves, so that asking is no use of a session. */
    isUnattended?: boolean;
  }
}

interface Caller {
  user: User;
  sessionId: string;
  claims: VerifiedClaims;
}

interface AccessTokensOptions {
  jwtSecret: string;
  accessTokenMinutes: number;
  factorGraceDays: number;
  /** How many writes an account may make in one throttle window. */
  writesPerAccount: number;
  throttleMinutes: number;
}

/**
 * Access tokens are signed and short-lived, and belong to a session: signing out, a refresh token used again too late
 * or a deactivated account ends them at once, since every use asks for the session.
 */
export const accessTokens = fp<AccessTokensOptions>(
  async (
    app,
    { jwtSecret, accessTokenMinutes, factorGraceDays, writesPerAccount, throttleMinutes },
  ) => {
    await app.register(jwt, {
      secret: jwtSecret,
      sign: { algorithm: 'HS256', expiresIn: accessTokenMinutes * 60, aud: audience },
      // Tokens of the version before name none, and are taken while it runs beside this one.
      verify: { algorithms: ['HS256'], allowedAud: audience },
    });
    app.decorate(
      'signAccessToken',
      (user_id: number, session_id: string, proof: AccessProof | undefined) =>
        app.jwt.sign({
          token_type: 'access',
          user_id,
          session_id,
          ...(proof && claimsOf(proof)),
        }),
    );
    const writerOf = async (claim: SessionClaim): Promise<User | undefined> => {
      const found = await findWriterOfSession(app.database.kysely, claim, {
        factorGraceDays,
        windowSeconds: throttleMinutes * 60,
      });
      if (!found) return undefined;
      const { user, taken } = found;
      if (!taken) throw readOnlyAccount();
      if (taken.count > writesPerAccount) throw throttled(taken.seconds);
      return user;
    };
    const identify = async (request: FastifyRequest): Promise<Caller> => {
      const claims = readClaims(bearerOf(request), (token) => app.jwt.verify(token));
      noteAccount(claims.user_id);
      const claim = { sessionId: claims.session_id, accountId: claims.user_id };
      const user = readingMethods.includes(request.method)
        ? await findUserOfSession(app.database.kysely, claim, factorGraceDays)
        : await writerOf(claim);
      if (!user) throw invalidAccessToken();
      const { isUnattended = currentRequest()?.isUnattended } = request.routeOptions.config;
      if ((user.is_staff || user.is_integrator) && !isUnattended) {
        await touchSession(app.database.kysely, claim.sessionId);
      }
      return { user, sessionId: claims.session_id, claims };
    };
    app.decorate('authenticate', async (request) => (await identify(request)).user);
    app.decorate('viewerOf', async (request: FastifyRequest) =>
      request.headers.authorization === undefined ? undefined : app.authenticate(request),
    );
    app.decorateRequest('caller', null);
    app.decorate('admit', (isAllowed: (user: User) => boolean) => async (request) => {
      const caller = await identify(request);
      if (!isAllowed(caller.user)) throw forbidden();
      request.setDecorator('caller', caller);
    });
    app.decorate('recognise', async (request: FastifyRequest) => {
      if (request.headers.authorization === undefined) return;
      request.setDecorator('caller', await identify(request));
    });
    app.decorate(
      'recognisedCallerOf',
      (request) => request.getDecorator<Caller | null>('caller')?.user,
    );
    app.decorateRequest('proof', null);
    app.decorate('requireProof', async (request: FastifyRequest) => {
      const { user, claims } = request.getDecorator<Caller>('caller');
      const { auth_time: at = 0, amr: [by] = [] } = claims;
      if (!by || Date.now() / 1000 - at > proofMinutes * 60) throw proofRequired();
      const isEnough = by !== 'password' || !(await hasFactors(app.database.kysely, user.id));
      if (!isEnough) throw proofRequired();
      request.setDecorator('proof', by);
    });
    app.decorate('requireProofOfFactor', async (request: FastifyRequest) => {
      if (await hasFactors(app.database.kysely, app.callerOf(request).id)) {
        await app.requireProof(request);
      }
    });
    app.decorate('proofOf', (request) => request.getDecorator<ProofKind | null>('proof'));
    app.decorate('callerOf', (request) => request.getDecorator<Caller>('caller').user);
    app.decorate('sessionOf', (request) => request.getDecorator<Caller>('caller').sessionId);
    app.decorate(
      'tokenEndOf',
      (request) => request.getDecorator<Caller>('caller').claims.exp * 1000,
    );
  },
  { name: 'access-tokens', dependencies: ['database'] },
);

function bearerOf(request: FastifyRequest): string {
  const [scheme, token, ...rest] = (request.headers.authorization ?? '').trim().split(/\s+/);
  if (scheme?.toLowerCase() !== 'bearer') throw unauthenticated();
  if (!token || rest.length > 0) throw invalidAccessToken();
  return token;
}

function readClaims(token: string, verify: (token: string) => VerifiedClaims): VerifiedClaims {
  try {
    const claims = verify(token);
    if (claims.token_type === 'access') return claims;
  } catch {
    // Malformed, signed by another, expired: the caller learns only that it is not valid.
  }
  throw invalidAccessToken();
}
