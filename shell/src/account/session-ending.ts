import type { ApiProblem } from '@aangan/api-client';
import { createContext } from 'react';

/** Why no account is signed in, for the shell's own pages. */
export interface SessionEnding {
  /** Where Logout was pressed, as the router's key of the place. */
  leftAt: string | null;
  /** Why the session could not be checked. */
  problem: ApiProblem | null;
}

/** Lets a page tell a sign-out and a failure of the API from a visitor who is not signed in. */
export const SessionEndingContext = createContext<SessionEnding>({
  leftAt: null,
  problem: null,
});
