import { createAction } from '@reduxjs/toolkit';

/**
 * An action that tells the slices of all remotes that what they have cached is out of date, because the visitor has
 * changed it: `store.dispatch(markOutdated(['Firm']))`. What is on the screen is fetched again, the rest when it is
 * shown next.
 * @param tags RTK Query tags. Shared ones: `Firm`, answers that show a designer's or vendor's picture, portfolio or texts
 */
export const markOutdated = createAction('host/markOutdated', (tags: readonly string[]) => ({
  payload: tags,
}));
