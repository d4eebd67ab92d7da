import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callerFrom } from '../audit/caller.ts';
import type { Owner } from './account.service.ts';

/** Reads from an admitted request who changes their own account. */
export const ownerWith =
  (app: Pick<FastifyInstance, 'callerOf' | 'sessionOf'>) =>
  (request: FastifyRequest): Owner => ({
    user: app.callerOf(request),
    sessionId: app.sessionOf(request),
    caller: callerFrom(request),
  });
