/**
 * The global function that every build calls with a script element before its chunk is requested. The page's runtime
 * defines it and gives the script the integrity that its release was published with.
 */
export const scriptHook = 'aanganPrepareScript';

/**
 * The global function that a remote's container calls, where it is defined, with the path of its files. It answers
 * where they are: the page can be of another origin than the site.
 */
export const filesHook = 'aanganFilesAt';
