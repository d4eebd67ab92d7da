/**
 * Makes what has ended the start an error of the shell: a script of the page tells the site of those. A promise that
 * fails is none, and what was thrown can be another script's.
 */
export function failStart(cause: unknown): void {
  reportError(new Error(`The page could not start: ${cause}`, { cause }));
}
