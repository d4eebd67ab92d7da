/**
 * The id of the hidden notice that a page has not started. The shell removes it once the page is in use; until then a
 * script of the page shows it where the shell's scripts cannot be loaded or throw.
 */
export const unstartedNoticeId = 'aangan-unstarted';

/**
 * The event of a page that starts on use: dispatched to its window, it starts the page at once, for a reason that only
 * the shell knows.
 */
export const startEvent = 'aangan-start';
