import { endpoint, type ResponseOf } from '@aangan/api-client/endpoints';
import type { VersionedSave } from '../../../form/use-versioned-save.ts';
import { designerBasicInfoApi } from './designer-basic-info-api.ts';

type Parts = NonNullable<Parameters<typeof endpoint<'post', '/designers/profiles/onboarding/'>>[2]>;
export type DesignerOnboarding = NonNullable<Parts['body']>;

type Save = VersionedSave<DesignerOnboarding>;

const save = (parts: Save) => endpoint('post', '/designers/profiles/onboarding/', parts);

const { useSaveDesignerProfileMutation } = designerBasicInfoApi.injectEndpoints({
  endpoints: (build) => ({
    saveDesignerProfile: build.mutation<ResponseOf<ReturnType<typeof save>>, Save>({
      query: save,
    }),
  }),
});

export { useSaveDesignerProfileMutation };
