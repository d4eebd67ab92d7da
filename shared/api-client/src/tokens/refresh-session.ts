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
  /** Called once for a refresh that was refused, however many requests wait for it. */
  onRefused: () => void;
}

/**
 * A function that answers a fresh access token for one that was refused. Calls at the same moment share
 * one refresh, other tabs too: inside the lock the storage is read again, and the server is asked only
 * where the token is still the refused one.
 * @returns the access token to replay with
 * @throws ApiError 'No refresh token available' without a stored one; the refresh's own error otherwise
 */
export function createSessionRefresh({ transport, tokens, locks, onRefused }: RefreshOptions) {
  let inFlight: Promise<string> | null = null;

  const refresh = async (refused: string | null): Promise<string> => {
    const stored = tokens.read();
    if (stored && stored.access !== refused) return stored.access;
    if (!stored?.refresh) {
      throw new ApiError({
        kind: 'unauthenticated',
        status: 401,
        message: 'No refresh token available',
      });
    }
    const { data } = await transport.post<{ access: string; refresh?: string }>(
      '/auth/token/refresh/',
      { refresh: stored.refresh },
    );
    tokens.replace({ access: data.access, refresh: data.refresh ?? stored.refresh });
    return data.access;
  };

  return (refused: string | null): Promise<string> => {
    inFlight ??= locks
      .request('aangan.session-refresh', () => refresh(refused))
      .catch((error: unknown) => {
        const failure = toApiError(error);
        if (failure.problem.kind === 'unauthenticated') onRefused();
        throw failure;
      })
      .finally(() => {
        inFlight = null;
      });
    return inFlight;
  };
}
