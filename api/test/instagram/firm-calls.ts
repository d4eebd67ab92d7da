import { designerInfo, vendorInfo } from '../firms/own-profile/basic-info.ts';
import { signUp } from '../testing/sign-up.ts';
import type { TestApi } from '../testing/start-test-api.ts';

export interface Firm {
  id: number;
  headers: Record<string, string>;
  /** Where its kind is: `/api/designers/profiles` or `/api/designers/vendors`. */
  base: string;
}

const bases = { designer: '/api/designers/profiles', vendor: '/api/designers/vendors' };

/** A firm that has done the first step of the onboarding. */
export async function onboardedFirm(
  api: TestApi,
  kind: 'designer' | 'vendor' = 'designer',
): Promise<Firm> {
  const { id, headers } = await signUp(api, kind);
  const base = bases[kind];
  await api.post(`${base}/onboarding/`, kind === 'designer' ? designerInfo : vendorInfo, {
    headers,
  });
  return { id, headers, base };
}

/** The `instagram` of the own profile. */
export const connectionOf = async (api: TestApi, { base, headers }: Firm) =>
  (await api.get(`${base}/me/`, headers)).json().instagram;

/** The own posts as they are shown. */
export const postsOf = async (api: TestApi, { base, headers }: Firm) =>
  (await api.get(`${base}/instagram_posts/`, headers)).json();

export const sync = (api: TestApi, { base, headers }: Firm) =>
  api.post(`${base}/sync_instagram_posts/`, undefined, { headers });

/** Begins to connect: the state that travels through the provider, and the cookie that stays in the browser. */
export async function begin(api: TestApi, { base, headers }: Firm) {
  const answer = await api.post(`${base}/connect_instagram/`, {}, { headers });
  const authUrl = new URL(answer.json().auth_url);
  const cookie = String(answer.headers['set-cookie']).split(';', 1)[0] ?? '';
  return { authUrl, cookie, state: authUrl.searchParams.get('state') ?? '' };
}

/** Comes back from the provider. @returns the page that the browser is sent to, and its query */
export async function comeBack(api: TestApi, query: Record<string, string>, cookie: string) {
  const url = `/api/designers/instagram/callback/?${new URLSearchParams(query)}`;
  const answer = await api.get(url, cookie ? { cookie } : {});
  const to = new URL(String(answer.headers.location), 'http://site.test');
  return { page: to.pathname, query: Object.fromEntries(to.searchParams), answer };
}
