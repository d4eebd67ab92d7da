import jwt from '@fastify/jwt';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { User } from '../modules/auth/auth.schemas.ts';
import { readUserOfSession } from '../modules/auth/user.service.ts';
import { forbidden, invalidAccessToken, unauthenticated } from '../problems.ts';

interface AccessClaims {
  token_type: 'access';
  user_id: number;
  session_id: string;
}

declare module '@fastify/jwt' {
  interface FastifyJWT {
    payload: AccessClaims;
    user: AccessClaims;
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    signAccessToken(userId: number, sessionId: string): string;
    /** Who is calling. @throws Refusal 401 without a valid access token of a live session. */
    authenticate(request: FastifyRequest): Promise<User>;
    /** Who is looking at what guests may look at too; undefined for a guest. @throws Refusal 401 for a token that is not valid */
    viewerOf(request: FastifyRequest): Promise<User | undefined>;
    /**
     * An onRequest hook that lets in only whom the rule allows, before anything of the body is read.
     * It refuses with 401 without a valid access token, with 403 a user of another role.
     */
    admit(isAllowed: (user: User) => boolean): (request: FastifyRequest) => Promise<void>;
    /** Who was let in by {@link FastifyInstance.admit}. */
    callerOf(request: FastifyRequest): User;
    /** The session that they were let in with. */
    sessionOf(request: FastifyRequest): string;
  }
}

interface Caller {
  user: User;
  sessionId: string;
}

interface AccessTokensOptions {
  jwtSecret: string;
  accessTokenMinutes: number;
  /** Every request of a signed-in account counts that is not for reading (decisions.md, Sign-in). */
  writesPerAccount: number;
}

const readingMethods = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Access tokens are signed and short-lived, and belong to a session: signing out, a refresh token used twice
 * or a deactivated account ends them at once, since every use asks for the session.
 */
export const accessTokens = fp<AccessTokensOptions>(
  async (app, { jwtSecret, accessTokenMinutes, writesPerAccount }) => {
    await app.register(jwt, {
      secret: jwtSecret,
      sign: { algorithm: 'HS256', expiresIn: accessTokenMinutes * 60 },
      verify: { algorithms: ['HS256'] },
    });
    app.decorate('signAccessToken', (user_id: number, session_id: string) =>
      app.jwt.sign({ token_type: 'access', user_id, session_id }),
    );
    const identify = async (request: FastifyRequest): Promise<Caller> => {
      const claims = readClaims(bearerOf(request), (token) => app.jwt.verify(token));
      const user = await readUserOfSession(app.database.kysely, claims.session_id);
      if (user?.id !== claims.user_id) throw invalidAccessToken();
      if (!readingMethods.includes(request.method)) {
        await app.throttle.take({ key: `writes:${user.id}`, limit: writesPerAccount });
      }
      return { user, sessionId: claims.session_id };
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
    app.decorate('callerOf', (request) => request.getDecorator<Caller>('caller').user);
    app.decorate('sessionOf', (request) => request.getDecorator<Caller>('caller').sessionId);
  },
  { name: 'access-tokens', dependencies: ['database', 'throttle'] },
);

function bearerOf(request: FastifyRequest): string {
  const [scheme, token, ...rest] = (request.headers.authorization ?? '').trim().split(/\s+/);
  if (scheme?.toLowerCase() !== 'bearer') throw unauthenticated();
  if (!token || rest.length > 0) throw invalidAccessToken();
  return token;
}

function readClaims(token: string, verify: (token: string) => AccessClaims): AccessClaims {
  try {
    const claims = verify(token);
    if (claims.token_type === 'access') return claims;
  } catch {
    // Malformed, signed by another, expired: the caller learns only that it is not valid.
  }
  throw invalidAccessToken();
}
