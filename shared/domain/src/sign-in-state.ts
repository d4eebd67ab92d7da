/** The location state with which a page that needs an account leads to /login after the session has ended. */
export const sessionEndedState = { sessionEnded: true } as const;

/** Whether /login was reached because a session has ended. @param state a location's state, which can hold anything */
export function hasSessionEnded(state: unknown): boolean {
  return (
    typeof state === 'object' &&
    state !== null &&
    'sessionEnded' in state &&
    state.sessionEnded === true
  );
}
