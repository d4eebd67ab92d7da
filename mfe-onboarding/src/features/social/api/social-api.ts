import { apiBaseQuery } from '@aangan/api-client';
import { type components, endpoint } from '@aangan/api-client/endpoints';
import { createApi } from '@reduxjs/toolkit/query/react';
import type { OnboardingKind } from '../../../frame/onboarding-kind.ts';

type Resource = OnboardingKind['resource'];
export type OwnProfile =
  | components['schemas']['OwnDesignerProfile']
  | components['schemas']['OwnVendorProfile'];
export type InstagramPost = components['schemas']['InstagramPost'];

/** The profile's id keeps the caches of two accounts in one page apart. */
interface Own {
  resource: Resource;
  accountId: number;
}

/**
 * The posts as they were when that many were still being copied. The number belongs to the cache key:
 * RTK Query drops a refetch while a request for the same key is under way, and the list would stay old.
 */
interface OwnPosts extends Own {
  importing: number;
}

interface SocialProfiles {
  resource: Resource;
  body: { linkedin_url?: string | null; instagram_url?: string | null };
}

interface ProfileAddress {
  resource: Resource;
  address: string;
}

/** The links and the Instagram connection of the signed-in firm. Not cached: each visit shows the current state. */
export const socialApi = createApi({
  reducerPath: 'onboarding/social',
  baseQuery: apiBaseQuery,
  keepUnusedDataFor: 0,
  tagTypes: ['Profile', 'Posts'],
  endpoints: (build) => ({
    ownSocialProfile: build.query<OwnProfile, Own>({
      query: ({ resource }) => endpoint('get', `/designers/${resource}/me/`),
      providesTags: ['Profile'],
    }),
    saveSocialProfiles: build.mutation<unknown, SocialProfiles>({
      query: ({ resource, body }) =>
        endpoint('post', `/designers/${resource}/social_profiles/`, { body }),
    }),
    connectLinkedin: build.mutation<unknown, ProfileAddress>({
      query: ({ resource, address }) =>
        endpoint('post', `/designers/${resource}/connect_linkedin/`, {
          body: { profile_url: address },
        }),
      invalidatesTags: ['Profile'],
    }),
    connectInstagram: build.mutation<{ auth_url?: string }, ProfileAddress>({
      query: ({ resource, address }) =>
        endpoint('post', `/designers/${resource}/connect_instagram/`, {
          body: { profile_url: address || null },
        }),
    }),
    syncPosts: build.mutation<{ new_posts: number; removed_posts: number }, Resource>({
      query: (resource) => endpoint('post', `/designers/${resource}/sync_instagram_posts/`),
      // A refused sync can mean that the connection is no longer accepted.
      invalidatesTags: ['Profile', 'Posts'],
    }),
    instagramPosts: build.query<{ posts: InstagramPost[]; importing: number }, OwnPosts>({
      query: ({ resource }) => endpoint('get', `/designers/${resource}/instagram_posts/`),
      transformResponse: (posts: InstagramPost[], _meta, { importing }) => ({ posts, importing }),
      providesTags: ['Posts'],
    }),
    disconnectInstagram: build.mutation<unknown, Resource>({
      query: (resource) => endpoint('delete', `/designers/${resource}/instagram/`),
      invalidatesTags: ['Profile', 'Posts'],
    }),
  }),
});

export const {
  useOwnSocialProfileQuery,
  useSaveSocialProfilesMutation,
  useConnectLinkedinMutation,
  useConnectInstagramMutation,
  useSyncPostsMutation,
  useInstagramPostsQuery,
  useDisconnectInstagramMutation,
} = socialApi;
