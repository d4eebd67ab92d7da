import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Answered, Ask } from './ask.ts';

declare module '@fastify/secure-session' {
  interface SessionData {
    access: string;
    refresh: string;
    email: string;
    csrf: string;
  }
}

/** What the console's page knows of its session. */
export interface SessionView {
  email: string;
  /** Sent with each request of the session. */
  csrf: string;
}

interface Tokens {
  access: string;
  refresh: string;
}

interface Account {
  email: string;
  is_staff: boolean;
  is_integrator: boolean;
}

/** The session of a request, if there is one. */
export function sessionOf({ session }: FastifyRequest): SessionView | undefined {
  const [email, csrf] = [session.get('email'), session.get('csrf')];
  return email === undefined || csrf === undefined ? undefined : { email, csrf };
}

/** @returns the new session, or the refusal to pass on */
export async function signIn(
  request: FastifyRequest,
  askApi: Ask,
  account: { email: string; password: string },
): Promise<{ session: SessionView } | { refusal: Answered }> {
  const visitor = request.ip;
  const login = await askApi({ method: 'POST', path: '/api/auth/login/', body: account, visitor });
  return beginWith(request, askApi, login);
}

/** The second step of a sign-in, for an account with a second factor. @returns as {@link signIn} */
export async function proveSecond(
  request: FastifyRequest,
  askApi: Ask,
  proof: unknown,
): Promise<{ session: SessionView } | { refusal: Answered }> {
  const path = '/api/auth/login/second/';
  const login = await askApi({ method: 'POST', path, body: proof, visitor: request.ip });
  return beginWith(request, askApi, login);
}

/** Proves again who is signed in; the session goes on with the new tokens. @returns the API's answer without them */
export async function proveAgain(
  request: FastifyRequest,
  apis: { api: Ask; registry: Ask },
  proof: unknown,
): Promise<Answered> {
  const asked = { method: 'POST', path: '/api/auth/prove/', body: proof } as const;
  const answer = await askAsIntegrator(request, { ...apis, registry: apis.api }, asked);
  if (answer.status !== 200) return answer;
  const { access, refresh } = answer.body as Tokens;
  request.session.set('access', access);
  request.session.set('refresh', refresh);
  return { status: 204, body: undefined };
}

async function beginWith(
  request: FastifyRequest,
  askApi: Ask,
  login: Answered,
): Promise<{ session: SessionView } | { refusal: Answered }> {
  const visitor = request.ip;
  if (login.status !== 200) return { refusal: login };
  const { access, refresh } = login.body as Tokens;
  const me = await askApi({ method: 'GET', path: '/api/auth/me/', token: access, visitor });
  if (me.status !== 200) return { refusal: me };
  const { email, is_staff, is_integrator } = me.body as Account;
  if (!is_staff && !is_integrator) {
    await endAtApi(askApi, { access, refresh }, visitor);
    return { refusal: integratorsOnly };
  }
  const view = { email, csrf: randomBytes(24).toString('base64url') };
  Object.entries({ access, refresh, ...view }).forEach(([key, value]) => {
    request.session.set(key as keyof typeof view, value);
  });
  return { session: view };
}

const integratorsOnly: Answered = {
  status: 403,
  body: { detail: 'The console is for integrators. This account is not one.' },
};

/** Ends the session, at the API too. */
export async function signOut(request: FastifyRequest, askApi: Ask): Promise<void> {
  const { session, ip } = request;
  const [access, refresh] = [session.get('access'), session.get('refresh')];
  session.delete();
  if (access && refresh) await endAtApi(askApi, { access, refresh }, ip);
}

async function endAtApi(askApi: Ask, { access, refresh }: Tokens, visitor: string): Promise<void> {
  const body = { refresh };
  await askApi({ method: 'POST', path: '/api/auth/logout/', body, token: access, visitor });
}

/**
 * Asks the registry as the signed-in user; an expired access token is refreshed once.
 * @returns its answer; 401 if the session has ended, which is then deleted
 */
export async function askAsIntegrator(
  request: FastifyRequest,
  { api, registry }: { api: Ask; registry: Ask },
  asked: { method: 'GET' | 'POST'; path: string; body?: unknown },
): Promise<Answered> {
  const { session, ip: visitor } = request;
  const first = await registry({ ...asked, visitor, token: session.get('access') });
  if (first.status !== 401) return first;
  const body = { refresh: session.get('refresh') };
  const path = '/api/auth/token/refresh/';
  const refreshed = await api({ method: 'POST', path, body, visitor });
  if (refreshed.status !== 200) {
    if (refreshed.status !== 401 && refreshed.status !== 400) return refreshed;
    session.delete();
    return ended;
  }
  const { access, refresh } = refreshed.body as Tokens;
  session.set('access', access);
  session.set('refresh', refresh);
  const second = await registry({ ...asked, visitor, token: access });
  if (second.status === 401) session.delete();
  return second.status === 401 ? ended : second;
}

const ended: Answered = {
  status: 401,
  body: { detail: 'Your session has ended. Sign in again: what you typed stays here.' },
};
