import { endpoint, type ResponseOf } from '@aangan/api-client/endpoints';
import { vendorBasicInfoApi } from './vendor-basic-info-api.ts';

type Parts = NonNullable<Parameters<typeof endpoint<'post', '/designers/vendors/onboarding/'>>[2]>;
export type VendorOnboarding = NonNullable<Parts['body']>;

const save = (body: VendorOnboarding) =>
  endpoint('post', '/designers/vendors/onboarding/', { body });

const { useSaveVendorProfileMutation } = vendorBasicInfoApi.injectEndpoints({
  endpoints: (build) => ({
    saveVendorProfile: build.mutation<ResponseOf<ReturnType<typeof save>>, VendorOnboarding>({
      query: save,
    }),
  }),
});

export { useSaveVendorProfileMutation };
