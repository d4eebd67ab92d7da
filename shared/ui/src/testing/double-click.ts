import userEvent from '@testing-library/user-event';

/**
 * Clicks twice, with no time between the clicks. `userEvent.dblClick` pauses between them, which on a busy machine is
 * long enough for an answer to the first.
 */
export const doubleClick = (element: Element): Promise<void> =>
  userEvent.setup({ delay: null }).dblClick(element);
