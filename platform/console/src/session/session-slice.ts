import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Who uses the console. `ended`: there was a session, and the page that it opened is still shown. */
export type SessionState =
  | { status: 'asking' }
  | { status: 'guest' }
  | { status: 'signed-in' | 'ended'; email: string; csrf: string };

const asking: SessionState = { status: 'asking' };

const slice = createSlice({
  name: 'session',
  initialState: asking as SessionState,
  reducers: {
    began: (_state, { payload }: PayloadAction<{ email: string; csrf: string }>): SessionState => ({
      ...payload,
      status: 'signed-in',
    }),
    ended: (state): SessionState => ('csrf' in state ? { ...state, status: 'ended' } : guest),
    left: (): SessionState => guest,
  },
});

const guest: SessionState = { status: 'guest' };

export const { began, ended, left } = slice.actions;
export const sessionReducer = slice.reducer;
