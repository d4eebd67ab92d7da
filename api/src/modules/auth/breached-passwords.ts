import { createHash } from 'node:crypto';
import { invalid, message } from '../../problems.ts';
import { isCommonPassword } from './common-passwords.ts';

/** How long the service may take, in milliseconds; then a password counts as one that it does not know. */
const timeoutMs = 1_500;

interface BreachOptions {
  /** Where ranges of hashes are, such as `https://api.pwnedpasswords.com/range`; unset: only the site's own list is used. */
  breachRangesUrl: string | undefined;
}

/**
 * Whether a password is known to be tried first: it is in the list of this site, or in one of stolen passwords. The service
 * learns the first five of 40 digits of the password's SHA-1 hash (k-anonymity), and pads its answer, so that neither it nor
 * who sees the length of the answer learns more. Where it does not answer in time, nothing is refused.
 */
export async function isKnownPassword(
  { breachRangesUrl }: BreachOptions,
  password: string,
): Promise<boolean> {
  if (isCommonPassword(password)) return true;
  return breachRangesUrl === undefined ? false : isBreached(breachRangesUrl, password);
}

async function isBreached(rangesUrl: string, password: string): Promise<boolean> {
  const hash = createHash('sha1').update(password.normalize('NFC')).digest('hex').toUpperCase();
  const [prefix, suffix] = [hash.slice(0, 5), hash.slice(5)];
  try {
    const answer = await fetch(`${rangesUrl.replace(/\/$/, '')}/${prefix}`, {
      headers: { 'add-padding': 'true' },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!answer.ok) return false;
    const lines = (await answer.text()).split(/\r?\n/);
    // Lines of padding have the count 0.
    return lines.some((line) => {
      const [found, count] = line.split(':');
      return found?.trim().toUpperCase() === suffix && Number(count) > 0;
    });
  } catch {
    return false;
  }
}

/** @throws Refusal 400 under `password` for one that was stolen from another site */
export async function refuseBreachedPassword(
  { breachRangesUrl }: BreachOptions,
  password: string,
): Promise<void> {
  if (breachRangesUrl !== undefined && (await isBreached(breachRangesUrl, password))) {
    throw invalid({ password: [message('breached_password')] });
  }
}
