import { preferredLanguage } from '@aangan/domain';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { ApiSettings } from '../../config.ts';
import { neverStored } from '../../plugins/never-stored.ts';
import { withFurtherFaults } from '../../plugins/validation.ts';
import { Problem } from '../../schemas/problem.ts';
import { reference } from '../../schemas/reference.ts';
import { checkedTogether } from '../../validation/read-fields.ts';
import { callerFrom } from '../audit/caller.ts';
import { AuthTokens, LoginBody, RegisterBody, User } from './auth.schemas.ts';
import { createAuthService } from './auth.service.ts';
import { commonPasswordFaults } from './common-passwords.ts';
import { registrationFaults } from './read-registration.ts';
import { createSessionService } from './session.service.ts';

const problem = reference(Problem);
const refused = { 400: problem, 429: problem };

/** Registration, sign-in and who is signed in. */
export const authRoutes: FastifyPluginAsyncTypebox<{
  settings: ApiSettings;
  publicUrl: string;
}> = async (app, { settings, publicUrl }) => {
  const db = app.database.kysely;
  const sessions = createSessionService({
    ...settings,
    signAccessToken: app.signAccessToken,
  });
  const service = createAuthService({ db, sessions, throttle: app.throttle, settings, publicUrl });

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
        throw await withFurtherFaults(error, (faults) => service.faultsOf(body, faults, caller));
      }
      const language = preferredLanguage(request.headers['accept-language']);
      return reply.code(201).send(await service.register(body, caller, language));
    },
  );

  app.post(
    '/login/',
    {
      schema: {
        operationId: 'login',
        summary: 'Sign in',
        body: LoginBody,
        response: { 200: reference(AuthTokens), ...refused, 401: problem, 403: problem },
      },
    },
    async (request) => service.login(request.body, callerFrom(request)),
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
