/**
 * The global function that every build calls with a script element before its chunk is requested. The page's runtime
 * defines it and gives the script the integrity that its release was published with.
 */
export const scriptHook = 'aanganPrepareScript';

/**
 * The global function that a build calls, where it is defined, with the path of its files. It answers where they are:
 * files of releases may have an origin of their own, and the page may be of another site.
 */
export const filesHook = 'aanganFilesAt';
