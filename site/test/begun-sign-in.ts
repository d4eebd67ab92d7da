import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';

/**
 * A request to sign in of which the site has the head and a part of the body.
 * @returns sends the rest, and says the status of the answer
 */
export async function beginSignIn(site: string): Promise<() => Promise<number | undefined>> {
  const body = JSON.stringify({ email: 'client@aangan.test', password: 'courtyard-demo' });
  const login = request(`${site}/api/auth/login/`, {
    method: 'POST',
    agent: false,
    headers: {
      'content-type': 'application/json',
      'content-length': body.length,
      // The site says that it has the head and waits for the body.
      expect: '100-continue',
    },
  });
  const answered = once(login, 'response');
  await once(login, 'continue');
  login.write(body.slice(0, 10));
  return async () => {
    login.end(body.slice(10));
    const [answer] = (await answered) as [IncomingMessage];
    answer.resume();
    return answer.statusCode;
  };
}
