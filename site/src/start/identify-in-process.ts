import { type Identify, readIdentification } from '@aangan/registry';
import type { FastifyInstance } from 'fastify';

/** Asks the API of this process which account a token belongs to, without the network. */
export function identifyInProcess(api: FastifyInstance): Identify {
  return async (authorization) => {
    const headers = { authorization };
    const response = await api.inject({ method: 'GET', url: '/api/auth/me/', headers });
    return readIdentification(response.statusCode, response.body);
  };
}
