import { PlainError } from '@aangan/server/plain-error';

/** How long the answer may take, in milliseconds. */
const timeoutMs = 30_000;

/** The cookie that a browser gets when it opens a compose link, and with which it requests pages. */
export async function linkCookie(link: string): Promise<{ name: string; value: string }> {
  const answer = await fetch(link, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });
  const [pair = ''] = (answer.headers.getSetCookie()[0] ?? '').split(';');
  const [name = '', value = ''] = pair.split('=');
  if (name && value) return { name, value };
  throw new PlainError(`The link ${link} cannot be opened (${answer.status}).`);
}
