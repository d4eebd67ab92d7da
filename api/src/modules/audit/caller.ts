import type { FastifyRequest } from 'fastify';

/** Where a request comes from. */
export interface Caller {
  address: string;
  userAgent: string | undefined;
  /** Whether it came through a channel on which releases are tried before visitors get them. */
  isOfStaging: boolean;
}

export const callerFrom = ({ ip, headers, isOfStaging }: FastifyRequest): Caller => ({
  address: ip,
  userAgent: headers['user-agent'],
  isOfStaging,
});
