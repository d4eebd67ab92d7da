import { endpoint, type ResponseOf } from '@aangan/api-client/endpoints';
import type { MatchDecision } from '@aangan/domain';
import { operatorApi, pages } from './operator-api.ts';

const matchesPage = (page: number) =>
  endpoint('get', '/operator/pictures/', { query: { show: 'waiting', page } });

type MatchesPage = ResponseOf<ReturnType<typeof matchesPage>>;
export type PictureMatch = MatchesPage['results'][number];

interface DecisionArg {
  id: number;
  kind: MatchDecision;
  why: string;
}

const { usePictureMatchesInfiniteQuery, useDecideMatchMutation } = operatorApi.injectEndpoints({
  endpoints: (build) => ({
    pictureMatches: build.infiniteQuery<MatchesPage, null, number>({
      infiniteQueryOptions: pages,
      query: ({ pageParam }) => matchesPage(pageParam),
      providesTags: ['Pictures'],
    }),
    decideMatch: build.mutation<PictureMatch, DecisionArg>({
      query: ({ id, kind, why }) =>
        endpoint('post', '/operator/pictures/{id}/decide/', {
          params: { id },
          body: { kind, why },
        }),
      invalidatesTags: ['Pictures'],
    }),
  }),
});

export { useDecideMatchMutation, usePictureMatchesInfiniteQuery };
