import { type SecurityFixAnswer, securityFixAddress } from '@aangan/manifest/security-fix';

/** How long the edge may take to answer, in milliseconds. */
const timeoutMs = 5_000;

/**
 * The newest security fix of the page's channel, as in compositions; 0 if there is none or the edge does not answer.
 */
export async function newestSecurityFix(): Promise<number> {
  try {
    const answer = await fetch(securityFixAddress, { signal: AbortSignal.timeout(timeoutMs) });
    const { securityFix } = (await answer.json()) as Partial<SecurityFixAnswer>;
    return answer.ok && Number.isSafeInteger(securityFix) ? Number(securityFix) : 0;
  } catch {
    return 0;
  }
}
