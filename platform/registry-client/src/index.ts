import { describing } from '@aangan/endpoint';
import type { paths } from './schema.generated.ts';

export { addressOf, type Endpoint } from '@aangan/endpoint';
export { watchAttendance } from '@aangan/endpoint/attendance';
export type * from './answers.ts';

/**
 * Describes a request to the registry: `toRegistry('get', '/channels/{channel}', { params: { channel } })`. Its path is
 * relative to /platform; its url includes that.
 */
export const toRegistry = describing<paths>('/platform');
