import type { FastifyRequest } from 'fastify';
import type { Registry } from '../open-registry.ts';
import { type Authorisation, isKnown } from './authorise.ts';

/** What the registry's routes work with. */
export interface RouteOptions {
  registry: Registry;
  authorisation: Authorisation;
  /** Channel → the address of the site that serves it, where it is known. */
  addresses: Readonly<Record<string, string>>;
}

/** OpenAPI: the call needs the token of an integrator, of staff or of a team. */
export const bearer = [{ bearer: [] }];
/** OpenAPI: the call answers guests too, with less. */
export const optionalBearer = [{}, ...bearer];

/** A row as the sender may read it: who did what is for integrators and teams. */
export function withoutAddress<Row extends object, Key extends keyof Row>(
  request: FastifyRequest,
  row: Row,
  key: Key,
): Omit<Row, Key> & Record<Key, Row[Key] | null> {
  return isKnown(request) ? row : { ...row, [key]: null };
}
