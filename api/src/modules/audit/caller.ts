import type { FastifyRequest } from 'fastify';

/** Where a request comes from. */
export interface Caller {
  address: string;
  userAgent: string | undefined;
}

export const callerFrom = ({ ip, headers }: FastifyRequest): Caller => ({
  address: ip,
  userAgent: headers['user-agent'],
});
