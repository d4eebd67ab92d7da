import { endpoint } from '@aangan/api-client/endpoints';
import { visitSeed } from '@aangan/firms';
import type { DesignerProfileData } from './designer-profile.ts';
import { profileApi } from './profile-api.ts';

/** A designer with the seed of its content's order, which is stored with the data to keep the order. */
export interface SeededDesigner {
  designer: DesignerProfileData;
  seed: number;
}

const { useGetDesignerQuery } = profileApi.injectEndpoints({
  endpoints: (build) => ({
    getDesigner: build.query<SeededDesigner, number>({
      query: (id) => endpoint('get', '/designers/profiles/{id}/', { params: { id } }),
      transformResponse: (designer: DesignerProfileData) => ({ designer, seed: visitSeed() }),
      providesTags: ['Firm'],
    }),
  }),
});

export { useGetDesignerQuery };
