import { endpoint, type ResponseOf } from '@aangan/api-client/endpoints';
import { designerBasicInfoApi } from './designer-basic-info-api.ts';

type Parts = NonNullable<Parameters<typeof endpoint<'post', '/designers/profiles/onboarding/'>>[2]>;
export type DesignerOnboarding = NonNullable<Parts['body']>;

const save = (body: DesignerOnboarding) =>
  endpoint('post', '/designers/profiles/onboarding/', { body });

const { useSaveDesignerProfileMutation } = designerBasicInfoApi.injectEndpoints({
  endpoints: (build) => ({
    saveDesignerProfile: build.mutation<ResponseOf<ReturnType<typeof save>>, DesignerOnboarding>({
      query: save,
    }),
  }),
});

export { useSaveDesignerProfileMutation };
