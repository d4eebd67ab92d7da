import { endpoint } from '@aangan/api-client/endpoints';
import type { DesignerProfileData } from './designer-profile.ts';
import { profileApi } from './profile-api.ts';

const { useGetDesignerQuery } = profileApi.injectEndpoints({
  endpoints: (build) => ({
    getDesigner: build.query<DesignerProfileData, number>({
      query: (id) => endpoint('get', '/designers/profiles/{id}/', { params: { id } }),
      providesTags: ['Firm'],
    }),
  }),
});

export { useGetDesignerQuery };
