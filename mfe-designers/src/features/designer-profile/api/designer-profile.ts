import type { components } from '@aangan/api-client/endpoints';

export type DesignerProfileData = components['schemas']['DesignerProfile'];
