import { randomBytes } from 'node:crypto';
import { ask, tally } from './requests.ts';
import type { ManySite } from './site.ts';
import type { Report } from './table.ts';

/** A visitor's address reaches the API through nginx, edge and balancer, and nothing that visitors send changes it. */
export async function tryAddresses({ origin }: ManySite, report: Report): Promise<void> {
  const email = `nobody-${randomBytes(4).toString('hex')}@example.com`;
  const signIn = (from: string, headers: Record<string, string> = {}) =>
    ask(`${origin}/api/auth/login/`, { body: { email, password: 'wrong' }, from, headers });
  const forged = [];
  for (let turn = 0; turn < 12; turn += 1) {
    const claim = `192.0.2.${turn}`;
    forged.push(
      await signIn('127.0.0.2', {
        ...{ 'x-forwarded-for': claim, forwarded: `for=${claim}`, 'x-real-ip': claim },
        'x-aangan-visitor': `${claim} forged`,
      }),
    );
  }
  const isOne = tally(forged) === '401×10 429×2';
  report('a visitor who claims other addresses is one visitor', isOne, tally(forged));
  const other = await signIn('127.0.0.3');
  report('another visitor is another one', other.status === 401, String(other.status));
}
