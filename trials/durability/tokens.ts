import { setTimeout as sleep } from 'node:timers/promises';
import type { Answered, Sent } from './send.ts';

/** Signs accounts of the demo data in, each once in ten minutes. */
export function createTokens(
  origin: () => string,
  send: (address: string, sent: Sent) => Promise<Answered>,
): (name: string) => Promise<string> {
  const kept = new Map<string, { token: string; until: number }>();
  return async (name) => {
    const known = kept.get(name);
    if (known && known.until > Date.now()) return known.token;
    const body = { email: `${name}@aangan.test`, password: 'courtyard-demo' };
    for (;;) {
      const answer = await send(`${origin()}/api/auth/login/`, { body });
      if (answer.status === 200) {
        const { access: token } = JSON.parse(answer.body) as { access: string };
        kept.set(name, { token, until: Date.now() + 600_000 });
        return token;
      }
      // Who cannot sign in would be tried for ever.
      if (answer.status === 401) throw new Error(`${body.email}: ${answer.body}`);
      await sleep(300);
    }
  };
}
