import { type ApiClient, createSubmissionKeys, type Tokens } from '@aangan/api-client';
import { endpoint } from '@aangan/api-client/endpoints';
import type { Session, SessionSource, SessionStatus, User } from '@aangan/host';
import { audienceOf } from '@aangan/host/create';

interface State {
  status: SessionStatus;
  user: User | null;
}

const signedOut: State = { status: 'signed-out', user: null };

/** The session of a remote that runs alone, in memory; in the shell, it is in the auth slice. */
export function createStandaloneSession({ send, tokens }: ApiClient): SessionSource {
  const listeners = new Set<() => void>();
  const keys = createSubmissionKeys();

  const set = (state: State) => {
    session = { ...session, ...state, audience: audienceOf(state.user) };
    for (const listener of listeners) listener();
  };

  const startSession = (answer: Tokens & { user: User }, remember: boolean) => {
    const { user, access, refresh } = answer;
    tokens.write({ access, refresh }, { remember });
    tokens.setVendor(user.is_vendor);
    set({ status: 'signed-in', user });
    return user;
  };

  let session: Session = {
    status: tokens.read() ? 'checking' : 'signed-out',
    user: null,
    audience: audienceOf(null),
    async check() {
      if (!tokens.read()) return set(signedOut);
      try {
        set({ status: 'signed-in', user: await send(endpoint('get', '/auth/me/')) });
      } catch {
        set(tokens.read() ? { status: 'unreachable', user: null } : signedOut);
      }
    },
    signIn: async ({ remember, ...body }) =>
      startSession(await send(endpoint('post', '/auth/login/', { body })), remember),
    async register(body) {
      const idempotencyKey = keys.keyFor(body);
      const answer = await send(endpoint('post', '/auth/register/', { body, idempotencyKey }));
      keys.created();
      return startSession(answer, true);
    },
    async signOut() {
      tokens.clear();
      set(signedOut);
    },
  };

  return {
    current: () => session,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
