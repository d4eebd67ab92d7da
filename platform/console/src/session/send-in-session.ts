import { type Outcome, sendRequest } from '../api/send-request.ts';
import { askForProof } from './proof-asker.ts';
import {
  asked,
  began,
  ended,
  replaced,
  type SessionState,
  type SessionView,
} from './session-slice.ts';

interface SessionStore {
  getState(): unknown;
  dispatch(
    action: ReturnType<typeof began | typeof ended | typeof replaced | typeof asked>,
  ): unknown;
}

interface SessionRequest {
  path: string;
  body?: unknown;
  /** Whether the user triggered it; the password is then asked for again. */
  isPressed?: boolean;
}

/** Of what no press asks for, as a look every few seconds, there is nothing until there is a session again. */
const over: Outcome = { error: { status: 401, detail: 'Your session has ended.', problems: [] } };

/**
 * Sends a request of the session. If another tab has signed in since, with another CSRF token for the same cookie, this
 * tab adopts that token and continues, provided that the account is the same.
 */
export async function sendInSession(
  { getState, dispatch }: SessionStore,
  { path, body, isPressed = false }: SessionRequest,
): Promise<Outcome> {
  const now = () => (getState() as { session: SessionState }).session;
  const send = () => {
    const session = now();
    return sendRequest({ path, body, csrf: 'csrf' in session ? session.csrf : undefined });
  };
  if (!isPressed && now().status === 'ended') return over;
  const outcome = await send();
  if (!('error' in outcome)) return outcome;
  if (outcome.error.code === 'csrf_token') {
    const isSame = await readSession({ getState, dispatch });
    if (!isSame && isPressed) dispatch(asked(true));
    return isSame ? send() : { error: { ...outcome.error, status: 401 } };
  }
  if (outcome.error.code === 'proof_required' && isPressed && (await askForProof())) return send();
  if (outcome.error.status === 401) dispatch(ended({ isPressed }));
  return outcome;
}

/**
 * Reads the browser's current session, and adopts it if it belongs to this tab's account.
 * @returns whether the tab has a session afterwards
 */
export async function readSession({ getState, dispatch }: SessionStore): Promise<boolean> {
  const outcome = await sendRequest({ path: '/session' });
  if ('error' in outcome) {
    if (outcome.error.status === 401) dispatch(ended({ isPressed: false }));
    return false;
  }
  const now = outcome.data as SessionView;
  const { session } = getState() as { session: SessionState };
  const isOther = 'email' in session && session.email !== now.email;
  dispatch(isOther ? replaced(now) : began(now));
  return !isOther;
}
