import type { components } from '@aangan/api-client/endpoints';

export type DesignerCardData = components['schemas']['DesignerCard'];
export type Post = components['schemas']['InstagramPost'];
