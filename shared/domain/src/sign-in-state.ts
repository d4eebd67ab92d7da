/** The location state with which the shell leads to /login after the session has ended. */
export const sessionEndedState = { sessionEnded: true } as const;
