import { apiBaseQuery } from '@aangan/api-client';
import { type components, endpoint } from '@aangan/api-client/endpoints';
import { createApi } from '@reduxjs/toolkit/query/react';

export type OwnProject = components['schemas']['OwnProject'];
export type PortfolioItem = components['schemas']['PortfolioItem'];

type AddParts = NonNullable<
  Parameters<typeof endpoint<'post', '/designers/portfolio/projects/'>>[2]
>;
/** A project as it is sent. */
export type ProjectBody = NonNullable<AddParts['body']>;

const one = (id: number) => ({ params: { id } });

/** The projects of the signed-in firm. An item is in one of them at most, so that each change can change several. */
export const projectsApi = createApi({
  reducerPath: 'portfolio/projects',
  baseQuery: apiBaseQuery,
  tagTypes: ['Projects'],
  endpoints: (build) => ({
    /** Cached by account id, as the items are. */
    listProjects: build.query<OwnProject[], number>({
      query: () => endpoint('get', '/designers/portfolio/projects/'),
      providesTags: ['Projects'],
    }),
    addProject: build.mutation<OwnProject, { body: ProjectBody; idempotencyKey: string }>({
      query: (parts) => endpoint('post', '/designers/portfolio/projects/', parts),
      invalidatesTags: ['Projects'],
    }),
    changeProject: build.mutation<OwnProject, { id: number; body: ProjectBody }>({
      query: ({ id, body }) =>
        endpoint('patch', '/designers/portfolio/projects/{id}/', { ...one(id), body }),
      invalidatesTags: ['Projects'],
    }),
    removeProject: build.mutation<null, number>({
      async queryFn(id, query, extra) {
        const removal = endpoint('delete', '/designers/portfolio/projects/{id}/', one(id));
        const { error } = await apiBaseQuery(removal, query, extra);
        return error ? { error } : { data: null };
      },
      invalidatesTags: ['Projects'],
    }),
    /** The new order is shown at once; after a failure the projects are as the API has them. */
    orderProjects: build.mutation<OwnProject[], { accountId: number; ids: number[] }>({
      query: ({ ids }) =>
        endpoint('patch', '/designers/portfolio/projects/order/', { body: { ids } }),
      invalidatesTags: ['Projects'],
      async onQueryStarted({ accountId, ids }, { dispatch, queryFulfilled }) {
        const shown = dispatch(
          projectsApi.util.updateQueryData('listProjects', accountId, (projects) =>
            [...projects].sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)),
          ),
        );
        await queryFulfilled.catch(shown.undo);
      },
    }),
  }),
});

export const {
  useListProjectsQuery,
  useAddProjectMutation,
  useChangeProjectMutation,
  useRemoveProjectMutation,
  useOrderProjectsMutation,
} = projectsApi;
