import type { FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import type { Registry } from '../open-registry.ts';
import { isIntegrator } from './require-integrator.ts';

/** What the registry's routes work with. */
export interface RouteOptions {
  registry: Registry;
  /** Refuses requests that are not an integrator's. */
  authorised: preHandlerAsyncHookHandler;
  /** Lets guests pass and notes integrators. */
  recognised: preHandlerAsyncHookHandler;
}

/** OpenAPI: the call needs the token of an integrator or of staff. */
export const bearer = [{ bearer: [] }];
/** OpenAPI: the call answers guests too, with less. */
export const optionalBearer = [{}, ...bearer];

/** A row as the sender may read it: the addresses of staff are for integrators only. */
export function withoutAddress<Row extends object, Key extends keyof Row>(
  request: FastifyRequest,
  row: Row,
  key: Key,
): Omit<Row, Key> & Record<Key, Row[Key] | null> {
  return isIntegrator(request) ? row : { ...row, [key]: null };
}
