import { type SecurityFixAnswer, securityFixAddress } from '@aangan/manifest/security-fix';
import type { FastifyInstance } from 'fastify';
import type { CurrentComposition } from './current-composition.ts';

/** How long a proxy may cache the answer, in seconds: many tabs then cost one request. */
const keptSeconds = 5;

/** Answers the channel's newest security fix, so that open pages of earlier releases reload. */
export function securityFix(
  app: FastifyInstance,
  { current }: { current: CurrentComposition },
): void {
  app.get(securityFixAddress, async (_request, reply): Promise<SecurityFixAnswer> => {
    const channel = await current.get();
    reply.header('cache-control', `public, max-age=${keptSeconds}`);
    return { securityFix: channel?.securityFix ?? 0 };
  });
}
