import { type ApiClient, problemOf } from '@aangan/api-client';
import { endpoint } from '@aangan/api-client/endpoints';

/** The API's cookie without a secret, beside the one of the session, which scripts cannot read. */
const hintCookie = 'aangan-remembered';

type Page = Pick<Document, 'cookie'>;

/**
 * Whether the API keeps the session of this browser in a cookie. Safari deletes what scripts have stored after seven days
 * without a visit; the cookie stays.
 */
export const isRemembered = (page: Page): boolean =>
  page.cookie.split('; ').some((cookie) => cookie === `${hintCookie}=1`);

/** Forgets it here: at Logout, which also counts where the API cannot be reached. */
export function forgetRemembered(page: Page): void {
  page.cookie = `${hintCookie}=; Path=/; Max-Age=0`;
}

/**
 * Stores new tokens for the session of the cookie, unless another tab has.
 * @returns whether there is a session
 * @throws ApiError where the API does not answer
 */
export async function restoreSession({ send, tokens }: ApiClient): Promise<boolean> {
  try {
    const headers = { 'aangan-restore': '1' };
    const restored = await send({ ...endpoint('post', '/auth/token/restore/'), headers });
    if (!tokens.read()) tokens.write(restored, { remember: true });
    return true;
  } catch (error) {
    if (problemOf(error).kind !== 'unauthenticated') throw error;
    return tokens.read() !== null;
  }
}
