import { describing, type SuccessOf } from '@aangan/endpoint';
import type { paths } from './schema.generated.ts';

export { addressOf, type Endpoint, type ResponseOf } from '@aangan/endpoint';

/**
 * Describes a request to the registry: `toRegistry('get', '/channels/{channel}', { params: { channel } })`. Its path is
 * one below /platform; its url has that.
 */
export const toRegistry = describing<paths>('/platform');

/** What the registry answers to a request. */
export type Answer<
  Path extends keyof paths,
  M extends keyof paths[Path] = 'get' & keyof paths[Path],
> = SuccessOf<paths[Path][M]>;
