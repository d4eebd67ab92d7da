import { endpoint } from '@aangan/api-client/endpoints';
import type { ProjectCardData, ProjectData } from '@aangan/firms';
import { profileApi } from './profile-api.ts';

const { useGetProjectQuery, useListProjectsQuery } = profileApi.injectEndpoints({
  endpoints: (build) => ({
    listProjects: build.query<{ results: ProjectCardData[] }, number>({
      query: (id) => endpoint('get', '/designers/vendors/{id}/projects/', { params: { id } }),
      providesTags: ['Firm'],
    }),
    getProject: build.query<ProjectData, { id: number; project: number }>({
      query: (params) => endpoint('get', '/designers/vendors/{id}/projects/{project}/', { params }),
      providesTags: ['Firm'],
    }),
  }),
});

export { useGetProjectQuery, useListProjectsQuery };
