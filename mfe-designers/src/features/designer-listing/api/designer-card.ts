import type { components } from '@aangan/api-client/endpoints';

export type DesignerCardData = components['schemas']['DesignerCard'];
