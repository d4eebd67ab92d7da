/**
 * The id of the hidden notice that a page has not started. The shell removes it once the page is in use; until then a
 * script of the page shows it where the shell's scripts cannot be loaded or throw.
 */
export const unstartedNoticeId = 'aangan-unstarted';
