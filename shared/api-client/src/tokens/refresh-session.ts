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
  /** Called once per session whose refresh was refused, however many requests fail because of it. */
  onRefused: () => void;
}

/** An access token to replay a request with. */
export interface RenewedAccess {
  access: string;
  /** Whether the API has just issued the token. If false, it was read from the storage and may itself be expired. */
  isNew: boolean;
}

/** How long a refresh may take: it holds the lock that other tabs wait for. */
const refreshTimeoutMs = 15_000;

/**
 * Makes a function that exchanges a refused access token for another one. Concurrent calls share one refresh, across
 * tabs too: inside the lock the storage is read again, and the server is asked only if the stored token is still the
 * refused one. If another tab stores a new session meanwhile, that session wins over the server's answer.
 * @throws ApiError 'No refresh token available' if none is stored; otherwise the error of the refresh
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
        // A late 401 of a session that has already ended must not report its end again.
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
