import { type Channel, isChannelName } from '@aangan/manifest';
import { PlainError } from '@aangan/server';

/**
 * The channel that `--channel` names. The site checks that it exists.
 * @throws {PlainError} when no channel can have this name.
 */
export function readChannel(text: string): Channel {
  if (isChannelName(text)) return text;
  throw new PlainError(
    `"${text}" is not the name of a channel: use lower-case letters, digits and hyphens, as in production.`,
  );
}
