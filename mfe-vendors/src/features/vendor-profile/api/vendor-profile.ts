import type { components } from '@aangan/api-client/endpoints';

export type VendorProfileData = components['schemas']['VendorProfile'];
