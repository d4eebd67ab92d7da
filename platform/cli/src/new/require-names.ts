import { platformPaths } from '@aangan/manifest';
import { isRemoteName } from '@aangan/manifest/names';
import { PlainError } from '@aangan/server/plain-error';

/**
 * Refuses names that a new remote and its team cannot have.
 * @throws {PlainError} with what a name may be
 */
export function requireNames(name: string, team: string): void {
  if (!isRemoteName(name) || /-$|--/.test(name)) {
    throw new PlainError(
      `"${name}" cannot be the name of a remote. Use lower-case letters, digits and single hyphens, and begin with a letter, as in price-lists.`,
    );
  }
  if (name === 'shell') throw new PlainError('"shell" is the shell’s name. Choose another one.');
  if (platformPaths.includes(`/${name}`)) {
    throw new PlainError(
      `"${name}" cannot be the name of a remote: its page would be /${name}, which the platform itself serves. Choose another one.`,
    );
  }
  if (!/^[a-z][a-z0-9-]{0,79}$/.test(team)) {
    throw new PlainError(
      `"${team}" cannot be the name of a team. Use lower-case letters, digits and hyphens.`,
    );
  }
}
