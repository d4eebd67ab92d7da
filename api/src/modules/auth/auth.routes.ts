import { preferredLanguage } from '@aangan/domain';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { ApiSettings } from '../../config.ts';
import { neverStored } from '../../plugins/never-stored.ts';
import { withFurtherFaults } from '../../plugins/validation.ts';
import { Problem } from '../../schemas/problem.ts';
import { reference } from '../../schemas/reference.ts';
import { checkedTogether } from '../../validation/read-fields.ts';
import { callerFrom } from '../audit/caller.ts';
import type { ProofService } from '../factors/proof.service.ts';
import { AuthTokens, LoginBody, RegisterBody, User } from './auth.schemas.ts';
import { createAuthService } from './auth.service.ts';
import { commonPasswordFaults } from './common-passwords.ts';
import { registrationFaults } from './read-registration.ts';
import { createSessionService } from './session.service.ts';
import { cookieOptionsOf, keepInCookie } from './session-cookie.ts';

const problem = reference(Problem);
const refused = { 400: problem, 429: problem };

/** Registration, sign-in and who is signed in. */
export const authRoutes: FastifyPluginAsyncTypebox<{
  settings: ApiSettings;
  publicUrl: string;
  proofs: ProofService;
}> = async (app, { settings, publicUrl, proofs }) => {
  const db = app.database.kysely;
  const sessions = createSessionService({
    ...settings,
    signAccessToken: app.signAccessToken,
  });
  const service = createAuthService({
    db,
    sessions,
    proofs,
    throttle: app.throttle,
    settings,
    publicUrl,
  });
  const cookie = cookieOptionsOf(settings, publicUrl);

  app.addHook('onSend', neverStored);

  app.post(
    '/register/',
    {
      config: { takesKey: true },
      attachValidation: true,
      schema: {
        operationId: 'register',
        summary: 'Make an account and sign it in',
        description:
          'Mails come in the language that `Accept-Language` prefers, until another is chosen.',
        body: checkedTogether(RegisterBody, registrationFaults, commonPasswordFaults),
        response: { 201: reference(AuthTokens), ...refused },
      },
    },
    async (request, reply) => {
      const { validationError: error, body } = request;
      const caller = callerFrom(request);
      if (error) {
        throw await withFurtherFaults(error, (faults) =>
          service.faultsOf(body ?? {}, faults, caller),
        );
      }
      const language = preferredLanguage(request.headers['accept-language']);
      const signedIn = await service.register(body, caller, language);
      keepInCookie(request, reply, signedIn, cookie);
      return reply.code(201).send(signedIn);
    },
  );

  app.post(
    '/login/',
    {
      schema: {
        operationId: 'login',
        summary: 'Sign in',
        description:
          'An account with a second factor is answered 401 `second_factor_required`, with a ProofRequest under `second_factor`; `/auth/login/second/` goes on.',
        body: LoginBody,
        response: { 200: reference(AuthTokens), ...refused, 401: problem, 403: problem },
      },
    },
    async (request, reply) => {
      const signedIn = await service.login(request.body, callerFrom(request));
      keepInCookie(request, reply, signedIn, cookie);
      return signedIn;
    },
  );

  app.get(
    '/me/',
    {
      schema: {
        operationId: 'currentUser',
        summary: 'Who is signed in',
        security: [{ bearer: [] }],
        response: { 200: reference(User), 401: problem },
      },
    },
    async (request) => app.authenticate(request),
  );
};
