import { type ApiClient, createApiClient, createTokenStore } from '@aangan/api-client';

/** A client of a site's API without a session: it neither reads nor writes the page's storage. */
export function createGuestClient(site: string): ApiClient {
  return createApiClient({
    baseUrl: `${site}/api`,
    tokens: createTokenStore({ local: emptyStorage, session: emptyStorage }),
    onSessionLost: () => undefined,
    axiosDefaults: { transformResponse: (body: unknown) => readAnswer(body, site) },
  });
}

/** The answer's JSON; addresses of the site's own files are made absolute. */
function readAnswer(body: unknown, site: string): unknown {
  if (typeof body !== 'string' || body === '') return body;
  try {
    return JSON.parse(body, (_key, value: unknown) =>
      typeof value === 'string' && value.startsWith('/api/media/') ? site + value : value,
    );
  } catch {
    return body;
  }
}

const emptyStorage: Storage = {
  length: 0,
  clear: () => undefined,
  getItem: () => null,
  key: () => null,
  removeItem: () => undefined,
  setItem: () => undefined,
};
