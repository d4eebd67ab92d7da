import { apiClient, type Tokens } from '@aangan/api-client';
import { endpoint } from '@aangan/api-client/endpoints';
import { audienceOf } from '@aangan/domain';
import type { Session, SessionStatus, User } from '@aangan/host';
import { useCallback, useEffect, useState } from 'react';

interface State {
  status: SessionStatus;
  user: User | null;
}

const signedOut: State = { status: 'signed-out', user: null };

/** A session as a remote expects it, kept in component state: what the shell does with its auth slice. */
export function useStandaloneSession(): Session {
  const [state, setState] = useState<State>({ status: 'checking', user: null });

  const enter = (answer: Tokens & { user: User }, remember: boolean) => {
    const { user, access, refresh } = answer;
    apiClient().tokens.write({ access, refresh }, { remember });
    apiClient().tokens.setVendor(user.is_vendor);
    setState({ status: 'signed-in', user });
    return user;
  };

  const check = useCallback(async () => {
    if (!apiClient().tokens.read()) return setState(signedOut);
    try {
      const user = await apiClient().send(endpoint('get', '/auth/me/'));
      setState({ status: 'signed-in', user });
    } catch {
      setState(apiClient().tokens.read() ? { status: 'unreachable', user: null } : signedOut);
    }
  }, []);

  useEffect(() => {
    void check();
  }, [check]);

  return {
    ...state,
    audience: audienceOf(state.user),
    check,
    signIn: async ({ remember, ...body }) =>
      enter(await apiClient().send(endpoint('post', '/auth/login/', { body })), remember),
    register: async (body) =>
      enter(await apiClient().send(endpoint('post', '/auth/register/', { body })), true),
    signOut: async () => {
      apiClient().tokens.clear();
      setState(signedOut);
    },
  };
}
