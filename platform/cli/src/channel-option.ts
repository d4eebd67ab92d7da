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

/**
 * The channel of a command that changes one. None is assumed: the visitors of a channel see the change at once.
 * @param command the command as it was called, for the message
 * @throws {PlainError} when none is named, or no channel can have this name.
 */
export function requireChannelOption(text: string | undefined, command: string): Channel {
  if (text !== undefined) return readChannel(text);
  throw new PlainError(
    `Name the channel whose visitors are to see it, for example: ${command} --channel staging`,
  );
}
