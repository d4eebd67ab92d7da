import type { Registry } from '../open-registry.ts';
import type { AnswerInTime } from './answer-in-time.ts';
import type { Authorisation } from './authorise.ts';

/** What the registry's routes work with. */
export interface RouteOptions {
  registry: Registry;
  authorisation: Authorisation;
  inTime: AnswerInTime;
  /** Channel → the address of the site that serves it, where it is known. */
  addresses: Readonly<Record<string, string>>;
}

/** OpenAPI: the call needs the token of an integrator, of staff or of a team. */
export const bearer = [{ bearer: [] }];
/** OpenAPI: some answers of the call need no token. */
export const optionalBearer = [{}, ...bearer];
