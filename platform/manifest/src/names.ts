/**
 * Of remotes and channels: lower-case letters, digits and hyphens. Names are keys of objects, which have a
 * `constructor` already.
 */
export const namePattern = '^(?!constructor$)[a-z][a-z0-9-]{1,40}$';

/** {@link namePattern} in words, for a name that does not fit it. */
export const nameRule =
  'use 2 to 41 lower-case letters, digits and hyphens, beginning with a letter';

/** The name of the shell, and of nothing else. */
export const shellName = 'shell';

/** Whether a text has the form of a channel's name. */
export function isChannelName(text: string): boolean {
  return new RegExp(namePattern).test(text);
}

/** Whether a text can be the name of a remote. */
export function isRemoteName(text: string): boolean {
  return new RegExp(namePattern).test(text);
}
