import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** What the console's server tells of a session. */
export interface SessionView {
  email: string;
  csrf: string;
}

/** The session has ended, and its page is still shown. */
interface EndedSession extends SessionView {
  status: 'ended';
  /** Whether the password is asked for now. */
  isAsked: boolean;
  /** The session of another account that another tab has begun since. */
  other?: SessionView;
}

/** Who uses the console. */
export type SessionState =
  | { status: 'asking' }
  | { status: 'guest' }
  | ({ status: 'signed-in' } & SessionView)
  | EndedSession;

const asking: SessionState = { status: 'asking' };
const guest: SessionState = { status: 'guest' };

const slice = createSlice({
  name: 'session',
  initialState: asking as SessionState,
  reducers: {
    began: (_state, { payload }: PayloadAction<SessionView>): SessionState => ({
      ...payload,
      status: 'signed-in',
    }),
    ended: (state, { payload }: PayloadAction<{ isPressed: boolean }>): SessionState => {
      if (!('csrf' in state)) return guest;
      const { email, csrf } = state;
      // Polling does not reopen a password prompt that was closed.
      const isAsked = state.status === 'signed-in' || state.isAsked || payload.isPressed;
      return { email, csrf, status: 'ended', isAsked };
    },
    replaced: (state, { payload }: PayloadAction<SessionView>): SessionState => {
      if (!('csrf' in state)) return { ...payload, status: 'signed-in' };
      const { email, csrf } = state;
      const isAsked = state.status === 'signed-in' || state.isAsked;
      return { email, csrf, status: 'ended', isAsked, other: payload };
    },
    asked: (state, { payload }: PayloadAction<boolean>): SessionState =>
      state.status === 'ended' ? { ...state, isAsked: payload } : state,
    left: (): SessionState => guest,
  },
});

export const { began, ended, replaced, asked, left } = slice.actions;
export const sessionReducer = slice.reducer;
