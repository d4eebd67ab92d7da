import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { type TSchema, Type } from 'typebox';
import { neverStored } from '../../plugins/never-stored.ts';
import { InstagramPost } from '../../schemas/instagram-post.ts';
import { noContent } from '../../schemas/no-content.ts';
import { Problem } from '../../schemas/problem.ts';
import { reference, writtenJson } from '../../schemas/reference.ts';
import type { User } from '../auth/auth.schemas.ts';
import type { FirmKind } from '../firms/firm-kind.ts';
import { browserCookie } from './browser-cookie.ts';
import {
  AuthorisationAddress,
  InstagramBody,
  LinkedinBody,
  SocialProfilesBody,
  SyncedPosts,
} from './instagram.schemas.ts';
import { createInstagramService, type InstagramServiceOptions } from './instagram.service.ts';
import { createSocialProfilesService } from './social-profiles.service.ts';

/** What connecting Instagram needs, for firms of both kinds. */
export interface InstagramAccess extends Omit<InstagramServiceOptions, 'database' | 'kind'> {
  publicUrl: string;
}

interface SocialRoutesOptions extends InstagramAccess {
  kind: FirmKind;
  /** Who has such a profile; anyone else is refused with 403. */
  isOwner: (user: User) => boolean;
  profile: TSchema & { $id?: string };
  /** Ends the names of the operations. */
  suffix: 'Designer' | 'Vendor';
}

const problem = reference(Problem);
const json = 'application/json; charset=utf-8';
const refused = { 400: problem, 401: problem, 403: problem };

/** The onboarding's second step: a firm's pages elsewhere, and its posts on Instagram. */
export const socialRoutes: FastifyPluginAsyncTypebox<SocialRoutesOptions> = async (
  app,
  { isOwner, profile, suffix, publicUrl, ...options },
) => {
  const instagram = createInstagramService({ ...options, database: app.database });
  const social = createSocialProfilesService(app.database, options.kind);
  const onRequest = app.admit(isOwner);
  const security = [{ bearer: [] }];
  const answer = writtenJson(profile);

  app.addHook('onSend', neverStored);

  app.post(
    '/social_profiles/',
    {
      onRequest,
      schema: {
        operationId: `saveSocialProfilesOf${suffix}`,
        summary: 'Change the addresses of the own pages on LinkedIn and Instagram',
        security,
        body: SocialProfilesBody,
        response: { 200: answer, ...refused },
      },
    },
    async (request, reply) => {
      const { linkedin_url, instagram_url } = request.body;
      const given = { linkedin_profile: linkedin_url, instagram_profile: instagram_url };
      return reply.type(json).send(await social.save(app.callerOf(request).id, given));
    },
  );

  app.post(
    '/connect_linkedin/',
    {
      onRequest,
      schema: {
        operationId: `connectLinkedinOf${suffix}`,
        summary: 'Link the own page on LinkedIn',
        security,
        body: LinkedinBody,
        response: { 200: answer, ...refused },
      },
    },
    async (request, reply) => {
      const given = { linkedin_profile: request.body.profile_url };
      return reply.type(json).send(await social.save(app.callerOf(request).id, given));
    },
  );

  app.post(
    '/connect_instagram/',
    {
      onRequest,
      schema: {
        operationId: `connectInstagramOf${suffix}`,
        summary: 'Begin to connect Instagram: where to send the browser',
        description: 'A cookie ties the authorisation to the browser; it is valid for 10 minutes.',
        security,
        body: InstagramBody,
        response: { 200: AuthorisationAddress, ...refused, 503: problem },
      },
    },
    async (request, reply) => {
      const { id } = app.callerOf(request);
      const begun = await instagram.begin(id, app.sessionOf(request));
      const { profile_url } = request.body;
      if (profile_url) await social.save(id, { instagram_profile: profile_url });
      reply.header('set-cookie', browserCookie(begun.browserSecret, publicUrl));
      return { auth_url: begun.authUrl };
    },
  );

  app.post(
    '/sync_instagram_posts/',
    {
      onRequest,
      schema: {
        operationId: `syncInstagramPostsOf${suffix}`,
        summary: 'Import new posts from Instagram and delete those that are gone there',
        security,
        response: {
          200: SyncedPosts,
          ...refused,
          409: problem,
          502: problem,
          503: problem,
        },
      },
    },
    async (request) => instagram.sync(app.callerOf(request).id),
  );

  app.get(
    '/instagram_posts/',
    {
      onRequest,
      schema: {
        operationId: `instagramPostsOf${suffix}`,
        summary: 'The own posts from Instagram that are copied, newest first',
        security,
        response: {
          200: writtenJson(Type.Array(reference(InstagramPost))),
          401: problem,
          403: problem,
        },
      },
    },
    async (request, reply) =>
      reply.type(json).send(await instagram.posts(app.callerOf(request).id)),
  );

  app.delete(
    '/instagram/',
    {
      onRequest,
      schema: {
        operationId: `disconnectInstagramOf${suffix}`,
        summary: 'Disconnect Instagram and delete the posts that came from it',
        security,
        response: { 204: noContent, 401: problem, 403: problem },
      },
    },
    async (request, reply) => {
      await instagram.disconnect(app.callerOf(request).id);
      return reply.code(204).send(null);
    },
  );
};
