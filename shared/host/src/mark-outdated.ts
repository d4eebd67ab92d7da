import { createAction } from '@reduxjs/toolkit';

/**
 * An action that marks cached answers of all remotes' slices as out of date after the visitor has changed something:
 * `store.dispatch(markOutdated(['Firm']))`. Answers on the screen are fetched again at once, others when next shown.
 * @param tags RTK Query tags. Shared ones: `Firm`, answers that show a designer's or vendor's picture, portfolio or texts
 */
export const markOutdated = createAction('host/markOutdated', (tags: readonly string[]) => ({
  payload: tags,
}));
