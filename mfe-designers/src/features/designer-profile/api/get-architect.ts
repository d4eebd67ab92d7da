import { apiBaseQuery } from '@aangan/api-client';
import { type components, endpoint } from '@aangan/api-client/endpoints';
import { profileApi } from './profile-api.ts';

export type ArchitectData = components['schemas']['PrincipalArchitect'];

const inPublic = (id: number) =>
  endpoint('get', '/designers/principal-architects/{id}/public/', { params: { id } });
const asOneself = (id: number) =>
  endpoint('get', '/designers/principal-architects/{id}/', { params: { id } });

const { useGetArchitectQuery } = profileApi.injectEndpoints({
  endpoints: (build) => ({
    getArchitect: build.query<ArchitectData, number>({
      // The public endpoint does not know who is signed in. An architect of a firm that is not verified yet is only
      // available to the owner, through the other endpoint.
      queryFn: async (id, query, extra) => {
        const found = await apiBaseQuery(inPublic(id), query, extra);
        const answer =
          found.error?.kind === 'not-found'
            ? await apiBaseQuery(asOneself(id), query, extra)
            : found;
        return answer.error ? { error: answer.error } : { data: answer.data as ArchitectData };
      },
      providesTags: ['Architect', 'Firm'],
    }),
  }),
});

export { useGetArchitectQuery };
