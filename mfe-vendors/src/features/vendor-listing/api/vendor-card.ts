import type { components } from '@aangan/api-client/endpoints';

export type VendorCardData = components['schemas']['VendorCard'];
