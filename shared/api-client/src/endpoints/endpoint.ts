import { describing } from '@aangan/endpoint';
import type { paths } from './schema.generated.ts';

/** Describes a request to the API, typed by its OpenAPI document. Its path is one below /api. */
export const endpoint = describing<paths>();
