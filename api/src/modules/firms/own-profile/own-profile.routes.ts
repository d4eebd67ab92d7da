import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { type TSchema, Type } from 'typebox';
import { neverStored } from '../../../plugins/never-stored.ts';
import { Problem } from '../../../schemas/problem.ts';
import { reference, writtenJson } from '../../../schemas/reference.ts';
import type { User } from '../../auth/auth.schemas.ts';
import type { FirmKind } from '../firm-kind.ts';
import { type BasicInfo, createOwnProfileService } from './own-profile.service.ts';

type Named = TSchema & { $id?: string };

export interface OwnProfileRoutesOptions {
  kind: FirmKind;
  /** Who has such a profile; anyone else is refused with 403. */
  isOwner: (user: User) => boolean;
  profile: Named;
  /** What the onboarding's first step sends, and what it means. `read` gets what `basicInfo` let through. */
  basicInfo: TSchema;
  read: (body: unknown) => BasicInfo;
  operations: { own: string; onboard: string };
}

const problem = reference(Problem);
const json = 'application/json; charset=utf-8';
const refused = { 401: problem, 403: problem };

/** A firm's own profile: reading it, and the first step of its onboarding. */
export const ownProfileRoutes: FastifyPluginAsyncTypebox<OwnProfileRoutesOptions> = async (
  app,
  { kind, isOwner, profile, basicInfo, read, operations },
) => {
  const service = createOwnProfileService(app.database, kind);
  const onRequest = app.admit(isOwner);
  const security = [{ bearer: [] }];
  const answer = writtenJson(profile);

  app.addHook('onSend', neverStored);

  app.get(
    '/me/',
    {
      onRequest,
      schema: {
        operationId: operations.own,
        summary: 'The own profile; 404 while there is none',
        security,
        response: { 200: answer, ...refused, 404: problem },
      },
    },
    async (request, reply) => reply.type(json).send(await service.own(app.callerOf(request).id)),
  );

  app.post(
    '/onboarding/',
    {
      config: { takesKey: true },
      onRequest,
      schema: {
        operationId: operations.onboard,
        summary: 'Make the own profile (201) or change it (200)',
        security,
        body: Type.Unsafe<unknown>(basicInfo),
        response: { 200: answer, 201: answer, 400: problem, ...refused, 409: problem },
      },
    },
    async (request, reply) => {
      const saved = await service.save(app.callerOf(request).id, read(request.body));
      return reply
        .code(saved.isNew ? 201 : 200)
        .type(json)
        .send(saved.profile);
    },
  );
};
