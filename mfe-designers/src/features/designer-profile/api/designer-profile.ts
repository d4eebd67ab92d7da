import type { components } from '@aangan/api-client/endpoints';

export type DesignerProfileData = components['schemas']['DesignerProfile'];
export type Post = components['schemas']['InstagramPost'];
export type FeaturedLink = components['schemas']['FeaturedLink'];
