export type { Endpoint, ResponseOf } from '@aangan/endpoint';
export { endpoint } from './endpoint.ts';
export type { components } from './schema.generated.ts';
