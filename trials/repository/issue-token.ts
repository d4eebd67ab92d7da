import { toRegistry } from '@aangan/registry-client';
import { signIn } from '../../platform/cli/src/sign-in.ts';

const account = { email: 'integrator@aangan.test', password: 'courtyard-demo' };

/** A token of a team for both channels, as an integrator issues it. */
export async function issueToken(url: string, team: string): Promise<string> {
  const settings = { url, ...account, token: undefined, browser: undefined };
  const site = await signIn(settings, 'an integrator');
  const body = { team, name: 'trial', channels: ['staging', 'production'], expiresInDays: 1 };
  const { token } = await site.send(toRegistry('post', '/tokens', { body }));
  return token;
}
