import { endpoint, type ResponseOf } from '@aangan/api-client/endpoints';
import type { VersionedSave } from '../../../form/use-versioned-save.ts';
import { vendorBasicInfoApi } from './vendor-basic-info-api.ts';

type Parts = NonNullable<Parameters<typeof endpoint<'post', '/designers/vendors/onboarding/'>>[2]>;
export type VendorOnboarding = NonNullable<Parts['body']>;

type Save = VersionedSave<VendorOnboarding>;

const save = (parts: Save) => endpoint('post', '/designers/vendors/onboarding/', parts);

const { useSaveVendorProfileMutation } = vendorBasicInfoApi.injectEndpoints({
  endpoints: (build) => ({
    saveVendorProfile: build.mutation<ResponseOf<ReturnType<typeof save>>, Save>({
      query: save,
    }),
  }),
});

export { useSaveVendorProfileMutation };
