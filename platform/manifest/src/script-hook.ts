/**
 * The global function that every build calls with a script element before its chunk is requested. The page's runtime
 * defines it and gives the script the integrity that its release was published with.
 */
export const scriptHook = 'aanganPrepareScript';
