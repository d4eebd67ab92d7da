import type { ApiProblem } from '@aangan/api-client';
import { createContext } from 'react';

/** Why there is no account to show a page for: what only the shell's own pages need to know of the auth slice. */
export interface SessionEnding {
  /** Where Logout was pressed, as the router's key of the place. */
  leftAt: string | null;
  /** Why nobody could be asked who is there. */
  problem: ApiProblem | null;
  /** Whether the session ended without this tab asking for it. */
  hasEnded: boolean;
}

/** Read by the pages that would otherwise ask to sign in again, or blame the visitor's line. */
export const SessionEndingContext = createContext<SessionEnding>({
  leftAt: null,
  problem: null,
  hasEnded: false,
});
