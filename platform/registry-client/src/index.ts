import { describing } from '@aangan/endpoint';
import type { paths } from './schema.generated.ts';

export { addressOf, type Endpoint } from '@aangan/endpoint';
export type * from './answers.ts';

/**
 * Describes a request to the registry: `toRegistry('get', '/channels/{channel}', { params: { channel } })`. Its path is
 * one below /platform; its url has that.
 */
export const toRegistry = describing<paths>('/platform');
