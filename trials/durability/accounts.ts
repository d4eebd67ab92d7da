import { randomBytes, randomUUID } from 'node:crypto';
import type { Ledger } from './ledger.ts';
import { randomPicture } from './picture.ts';
import { formOf, send } from './send.ts';
import { untilDone, type Writer } from './until-done.ts';

const password = 'a good password of the trial';

/** An account that was made, written to, and deleted while another write was under way. */
export const deletedAccount: Writer = async (site, ledger) => {
  const mark = `mark${randomBytes(8).toString('hex')}`;
  const email = `${mark}@trial.example`;
  const account = { email, password, first_name: mark, last_name: mark, bio: mark };
  ledger.try('account', email);
  const made = await untilDone(site, ledger, 'register', {
    path: '/api/auth/register/',
    body: account,
    idempotencyKey: randomUUID(),
  });
  if (!made) return;
  ledger.acknowledge('account', email);
  const { access: token } = JSON.parse(made) as { access: string };
  const patch = {
    method: 'PATCH',
    path: '/api/auth/me/',
    token,
    body: { phone: '+91 80 4125 6610' },
  };
  if (await untilDone(site, ledger, 'updateAccount', patch)) ledger.acknowledge('phone', email);
  const wish = { method: 'PATCH', path: '/api/auth/me/email-preferences/', token };
  if (await untilDone(site, ledger, 'setEmailPreferences', { ...wish, body: { reviews: false } })) {
    ledger.acknowledge('preference', email);
  }
  if (Math.random() < 0.5) return;
  ledger.try('deletion', email);
  await deleteWhileWriting(site.origin(), ledger, { token, email, mark });
};

/** The deletion and other writes of the account at the same moment; what becomes of those does not matter. */
async function deleteWhileWriting(
  origin: string,
  ledger: Ledger,
  { token, email, mark }: { token: string; email: string; mark: string },
): Promise<void> {
  const ticket = { name: mark, email, subject: mark, message: mark };
  const form = formOf({}, { name: 'avatar', bytes: randomPicture() });
  const [deleted] = await Promise.all([
    send(`${origin}/api/auth/me/`, { method: 'DELETE', token, body: { password } }),
    send(`${origin}/api/auth/me/`, { method: 'PATCH', token, body: { bio: `${mark} again` } }),
    send(`${origin}/api/auth/me/avatar/`, { method: 'PUT', token, form }),
    send(`${origin}/api/support/tickets/`, { token, body: ticket }),
  ]);
  if (deleted.status === 204) ledger.acknowledge('deletion', email);
  else if (deleted.status !== 0) ledger.count('deleteAccount', deleted);
}

/** A session whose tokens are renewed again and again: a refresh that got no answer is sent again with the same token. */
export const refreshedSession: Writer = async (site, ledger) => {
  const credentials = { email: 'architect@aangan.test', password: 'courtyard-demo' };
  const begun = await untilDone(site, ledger, 'login', {
    path: '/api/auth/login/',
    body: credentials,
  });
  let { refresh } = begun ? (JSON.parse(begun) as { refresh: string }) : { refresh: '' };
  for (let turn = 0; turn < 5 && refresh; turn += 1) {
    const body = { refresh };
    const next = await untilDone(site, ledger, 'refreshToken', {
      path: '/api/auth/token/refresh/',
      body,
    });
    refresh = next ? (JSON.parse(next) as { refresh: string }).refresh : '';
  }
  if (refresh)
    await untilDone(site, ledger, 'logout', { path: '/api/auth/logout/', body: { refresh } });
};
