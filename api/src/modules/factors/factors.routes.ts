import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { neverStored } from '../../plugins/never-stored.ts';
import { idParams, readIdOr404 } from '../../schemas/id-params.ts';
import { Problem } from '../../schemas/problem.ts';
import { reference } from '../../schemas/reference.ts';
import { callerFrom } from '../audit/caller.ts';
import {
  AddPasskeyBody,
  ChangedFactors,
  ConfirmAppBody,
  Factors,
  NewApp,
  PasskeyOptions,
  RenamePasskeyBody,
} from './factors.schemas.ts';
import { createFactorsService, type FactorsServiceOptions } from './factors.service.ts';

const problem = reference(Problem);
const security = [{ bearer: [] }];
const refused = {
  400: problem,
  401: problem,
  403: problem,
  404: problem,
  409: problem,
  429: problem,
};
const changed = { 200: reference(ChangedFactors), ...refused };

/** The own ways to sign in beside the password. Changing them needs a recent proof. */
export const factorsRoutes: FastifyPluginAsyncTypebox<FactorsServiceOptions> = async (
  app,
  options,
) => {
  const service = createFactorsService(options);
  const admitted = app.admit(() => true);
  const proved = [admitted, app.requireProof];
  const ownerOf = (request: FastifyRequest) => ({
    user: app.callerOf(request),
    sessionId: app.sessionOf(request),
    caller: callerFrom(request),
  });

  app.addHook('onSend', neverStored);

  app.get(
    '/',
    {
      prefixTrailingSlash: 'slash',
      onRequest: admitted,
      schema: {
        operationId: 'listFactors',
        summary: 'The passkeys and the authenticator app of the own account',
        security,
        response: { 200: reference(Factors), 401: problem },
      },
    },
    async (request) => service.read(app.callerOf(request).id),
  );

  app.post(
    '/passkeys/options/',
    {
      onRequest: proved,
      schema: {
        operationId: 'beginPasskey',
        summary: 'What a browser makes a new passkey with',
        security,
        response: { 200: PasskeyOptions, ...refused },
      },
    },
    async (request) => service.beginPasskey(ownerOf(request)),
  );

  app.post(
    '/passkeys/',
    {
      onRequest: proved,
      schema: {
        operationId: 'addPasskey',
        summary: 'Add the passkey that a browser has made',
        security,
        body: AddPasskeyBody,
        response: changed,
      },
    },
    async (request) => service.addPasskey(ownerOf(request), request.body),
  );

  app.patch(
    '/passkeys/:id/',
    {
      onRequest: admitted,
      schema: {
        operationId: 'renamePasskey',
        summary: 'Give a passkey another name',
        security,
        params: idParams,
        body: RenamePasskeyBody,
        response: { 200: reference(Factors), ...refused },
      },
    },
    async (request) =>
      service.renamePasskey(ownerOf(request), readIdOr404(request.params.id), request.body.name),
  );

  app.delete(
    '/passkeys/:id/',
    {
      onRequest: proved,
      schema: {
        operationId: 'removePasskey',
        summary: 'Remove a passkey: nobody signs in with it any more',
        security,
        params: idParams,
        response: changed,
      },
    },
    async (request) => service.removePasskey(ownerOf(request), readIdOr404(request.params.id)),
  );

  app.post(
    '/app/',
    {
      onRequest: proved,
      schema: {
        operationId: 'beginApp',
        summary: 'A secret for an authenticator app; it counts once a code of it was sent',
        security,
        response: { 200: NewApp, ...refused },
      },
    },
    async (request) => service.beginApp(ownerOf(request)),
  );

  app.post(
    '/app/confirm/',
    {
      onRequest: proved,
      schema: {
        operationId: 'confirmApp',
        summary: 'Add the authenticator app with a code that it shows',
        security,
        body: ConfirmAppBody,
        response: changed,
      },
    },
    async (request) => {
      const { token, app_code: code } = request.body;
      return service.confirmApp(ownerOf(request), token, code);
    },
  );

  app.delete(
    '/app/',
    {
      onRequest: proved,
      schema: {
        operationId: 'removeApp',
        summary: 'Remove the authenticator app: its codes work no more',
        security,
        response: changed,
      },
    },
    async (request) => service.removeApp(ownerOf(request)),
  );

  app.post(
    '/recovery-codes/',
    {
      onRequest: proved,
      schema: {
        operationId: 'makeRecoveryCodes',
        summary: 'New recovery codes, which are told once; those from before work no more',
        security,
        response: changed,
      },
    },
    async (request) => service.makeRecoveryCodes(ownerOf(request)),
  );
};
