/** The two tokens of a session. */
export interface Tokens {
  access: string;
  refresh: string;
}

/** The browser's two storages, or anything like them. */
export interface TokenStorages {
  /** Outlives the browser: sessions with Remember me. */
  local: Storage;
  /** Lives as long as the tab: sessions without Remember me. */
  session: Storage;
}

/** Keeps the session's tokens and vendor flag where the browser keeps them. */
export interface TokenStore {
  /** The stored tokens, or null where there is no session. */
  read(): Tokens | null;
  /** Starts a session, in local storage if `remember`; otherwise it ends with the tab. */
  write(tokens: Tokens, options: { remember: boolean }): void;
  /** Replaces the session's tokens in the storage that holds them. Does nothing if the session has ended meanwhile. */
  replace(tokens: Tokens): void;
  /** Stores the vendor flag, as text. */
  setVendor(isVendor: boolean): void;
  /** Whether the stored vendor flag says vendor. It only picks an endpoint; the server decides roles. */
  isVendor(): boolean;
  /** Removes every key of the session, from both storages; drafts and preferences stay. */
  clear(): void;
  /**
   * Like `clear`, for a session that the visitor did not sign out of: `hasEnded` is true from then on. Does nothing
   * where no session is stored, so that a refusal that arrives after Logout in another tab leaves no mark.
   */
  end(): void;
  /** Whether the last session ended without Logout; false again after `write` and `clear`. */
  hasEnded(): boolean;
}

/** The keys of the session in the browser's storage. */
export const sessionKeys = {
  access: 'token',
  refresh: 'refreshToken',
  vendor: 'isVendor',
} as const;

/** The mark of a session that ended without Logout, in the storage that held the session. */
export const sessionEndedKey = 'aangan.session-ended';

/** A token store over the browser's storages. */
export function createTokenStore({ local, session }: TokenStorages): TokenStore {
  const holder = () => [session, local].find((storage) => storage.getItem(sessionKeys.access));
  const put = (storage: Storage, { access, refresh }: Tokens) => {
    storage.setItem(sessionKeys.refresh, refresh);
    storage.setItem(sessionKeys.access, access);
  };
  const remove = (keys: readonly string[]) => {
    for (const storage of [local, session]) {
      for (const key of keys) storage.removeItem(key);
    }
  };
  const clear = () => remove([...Object.values(sessionKeys), sessionEndedKey]);
  return {
    clear,
    end() {
      // Set the mark first: other tabs read it as soon as they see that the tokens are gone.
      holder()?.setItem(sessionEndedKey, 'true');
      remove(Object.values(sessionKeys));
    },
    hasEnded: () => [session, local].some((storage) => storage.getItem(sessionEndedKey) !== null),
    read() {
      const storage = holder();
      const access = storage?.getItem(sessionKeys.access);
      return storage && access
        ? { access, refresh: storage.getItem(sessionKeys.refresh) ?? '' }
        : null;
    },
    write(tokens, { remember }) {
      clear();
      put(remember ? local : session, tokens);
    },
    replace(tokens) {
      const storage = holder();
      if (storage) put(storage, tokens);
    },
    setVendor(isVendor) {
      holder()?.setItem(sessionKeys.vendor, String(isVendor));
    },
    isVendor: () => holder()?.getItem(sessionKeys.vendor) === 'true',
  };
}
