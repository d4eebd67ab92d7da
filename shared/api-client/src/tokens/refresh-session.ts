import type { AxiosInstance } from 'axios';
import { ApiError } from '../errors/api-problem.ts';
import { toApiError } from '../errors/problem-from-axios.ts';
import type { TokenStore } from './token-store.ts';

/** The part of the Web Locks API that keeps tabs from refreshing at once. */
export interface Locks {
  request<Result>(name: string, run: () => Promise<Result>): Promise<Result>;
}

interface RefreshOptions {
  /** An axios instance without interceptors: the refresh call must not carry or refresh a token. */
  transport: AxiosInstance;
  tokens: TokenStore;
  locks: Locks;
  /** Called once for a session whose refresh was refused, however many requests learn of it, and when. */
  onRefused: () => void;
}

/** An access token to replay a request with. */
export interface RenewedAccess {
  access: string;
  /** Whether the API has issued it just now; else it was found in the storage and may be out of date itself. */
  isNew: boolean;
}

/** How long a refresh may take: it holds the lock that other tabs wait for. */
const refreshTimeoutMs = 15_000;

/**
 * A function that answers another access token for one that was refused. Calls at the same moment share
 * one refresh, other tabs too: inside the lock the storage is read again, and the server is asked only
 * where the token is still the refused one. A session that another tab has stored while the server was asked
 * wins over the answer, whatever it is.
 * @throws ApiError 'No refresh token available' without a stored one; the refresh's own error otherwise
 */
export function createSessionRefresh({ transport, tokens, locks, onRefused }: RefreshOptions) {
  let inFlight: Promise<RenewedAccess> | null = null;
  /** The access token of the session that ended last. */
  let ended: string | null | undefined;

  const refresh = async (refused: string | null): Promise<RenewedAccess> => {
    const stored = tokens.read();
    if (stored && stored.access !== refused) return { access: stored.access, isNew: false };
    if (!stored?.refresh) {
      throw new ApiError({
        kind: 'unauthenticated',
        status: 401,
        message: 'No refresh token available',
      });
    }
    const asked = await ask(transport, stored.refresh);
    const now = tokens.read();
    if (now && now.refresh !== stored.refresh) return { access: now.access, isNew: false };
    if ('failure' in asked) throw asked.failure;
    tokens.replace({ access: asked.access, refresh: asked.refresh ?? stored.refresh });
    return { access: asked.access, isNew: true };
  };

  return (refused: string | null): Promise<RenewedAccess> => {
    inFlight ??= locks
      .request('aangan.session-refresh', () => refresh(refused))
      .catch((error: unknown) => {
        const failure = toApiError(error);
        // A request of the same session may be answered long after the session has ended.
        if (failure.problem.kind === 'unauthenticated' && ended !== refused) {
          ended = refused;
          onRefused();
        }
        throw failure;
      })
      .finally(() => {
        inFlight = null;
      });
    return inFlight;
  };
}

type Asked = { access: string; refresh?: string } | { failure: unknown };

async function ask(transport: AxiosInstance, refresh: string): Promise<Asked> {
  try {
    const url = '/auth/token/refresh/';
    return (await transport.post(url, { refresh }, { timeout: refreshTimeoutMs })).data;
  } catch (failure) {
    return { failure };
  }
}
