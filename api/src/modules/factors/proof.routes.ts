import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { ApiSettings } from '../../config.ts';
import { neverStored } from '../../plugins/never-stored.ts';
import { networkOf } from '../../plugins/throttle/network-of.ts';
import { Problem } from '../../schemas/problem.ts';
import { reference } from '../../schemas/reference.ts';
import { callerFrom } from '../audit/caller.ts';
import { AuthTokens, RefreshedTokens } from '../auth/auth.schemas.ts';
import { createSessionService } from '../auth/session.service.ts';
import { cookieOptionsOf, keepInCookie } from '../auth/session-cookie.ts';
import {
  PasskeyOptions,
  PasskeySignInBody,
  ProofBody,
  ProofRequest,
  SecondStepBody,
} from './factors.schemas.ts';
import type { ProofService } from './proof.service.ts';
import { signInProved } from './sign-in.service.ts';

const problem = reference(Problem);
const refused = { 400: problem, 401: problem, 409: problem, 429: problem };

/** Signing in with a passkey or a second factor, and proving it again while signed in. */
export const proofRoutes: FastifyPluginAsyncTypebox<{
  settings: ApiSettings;
  publicUrl: string;
  proofs: ProofService;
}> = async (app, { settings, publicUrl, proofs }) => {
  const db = app.database.kysely;
  const sessions = createSessionService({ ...settings, signAccessToken: app.signAccessToken });
  const cookie = cookieOptionsOf(settings, publicUrl);
  const onRequest = app.admit(() => true);

  app.addHook('onSend', neverStored);

  app.post(
    '/login/second/',
    {
      schema: {
        operationId: 'proveSecondFactor',
        summary: 'The second step of a sign-in: a passkey, a code of an app or a recovery code',
        body: SecondStepBody,
        response: { 200: reference(AuthTokens), ...refused, 403: problem },
      },
    },
    async (request, reply) => {
      const { remember: isRemembered, ...proof } = request.body;
      const caller = callerFrom(request);
      const proved = await proofs.check('second-factor', proof, caller);
      const signedIn = await signInProved({ db, sessions }, { ...proved, isRemembered }, caller);
      keepInCookie(request, reply, signedIn, cookie);
      return signedIn;
    },
  );

  app.post(
    '/passkey/options/',
    {
      schema: {
        operationId: 'beginPasskeySignIn',
        summary: 'What a browser asks for a passkey with; it is answered once, within five minutes',
        response: { 200: PasskeyOptions, 429: problem },
      },
    },
    async (request) => {
      const key = `passkey:${networkOf(request.ip)}`;
      await app.throttle.take({ key, limit: settings.passkeySignInsPerAddress });
      return proofs.askPasskey();
    },
  );

  app.post(
    '/passkey/',
    {
      schema: {
        operationId: 'signInWithPasskey',
        summary: 'Sign in with a passkey, without a password',
        body: PasskeySignInBody,
        response: { 200: reference(AuthTokens), ...refused, 403: problem },
      },
    },
    async (request, reply) => {
      const { token, passkey, remember: isRemembered } = request.body;
      const caller = callerFrom(request);
      const accountId = await proofs.checkSignIn(token, passkey);
      const proved = { accountId, by: 'passkey', isRemembered } as const;
      const signedIn = await signInProved({ db, sessions }, proved, caller);
      keepInCookie(request, reply, signedIn, cookie);
      return signedIn;
    },
  );

  app.post(
    '/prove/options/',
    {
      onRequest,
      schema: {
        operationId: 'beginProof',
        summary: 'What is asked of who is signed in, to prove it again',
        security: [{ bearer: [] }],
        response: { 200: reference(ProofRequest), 401: problem, 429: problem },
      },
    },
    async (request) => proofs.askAgain(app.callerOf(request).id),
  );

  app.post(
    '/prove/',
    {
      onRequest,
      schema: {
        operationId: 'proveAgain',
        summary: 'Prove again who is signed in; the new tokens replace those of the session',
        security: [{ bearer: [] }],
        body: ProofBody,
        response: { 200: reference(RefreshedTokens), ...refused },
      },
    },
    async (request, reply) => {
      const caller = callerFrom(request);
      const { by } = await proofs.check('prove', request.body, caller, app.callerOf(request));
      const tokens = await sessions.prove(db, app.sessionOf(request), by);
      if (tokens.isRemembered) keepInCookie(request, reply, tokens, cookie);
      return tokens;
    },
  );
};
