import { describing } from '@aangan/endpoint';
import type { paths } from './schema.generated.ts';

/** Describes a request to the API, typed by its OpenAPI document. The path is relative to /api. */
export const endpoint = describing<paths>();
