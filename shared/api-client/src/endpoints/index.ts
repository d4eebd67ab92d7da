export type { Endpoint, PathOf, ResponseOf } from './endpoint.ts';
export { endpoint } from './endpoint.ts';
export type { components } from './schema.generated.ts';
