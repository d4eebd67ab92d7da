import type { Channel } from '@aangan/manifest';
import { isChannelName, nameRule } from '@aangan/manifest/names';
import { UsageError } from './command-line/usage-error.ts';

/**
 * The channel that `--channel` names. The site checks that it exists.
 * @throws {UsageError} when no channel can have this name.
 */
export function readChannel(text: string): Channel {
  if (isChannelName(text)) return text;
  throw new UsageError(`"${text}" is not the name of a channel: ${nameRule}, as in production.`);
}

/**
 * The channel of a command that changes one. There is no default, because visitors of a channel see the change at once.
 * @param command the command as it was called, for the message
 * @param option the option that names it
 * @throws {UsageError} if no channel is named, or the name is not valid.
 */
export function requireChannelOption(
  text: string | undefined,
  command: string,
  option: 'channel' | 'to' = 'channel',
): Channel {
  if (text !== undefined) return readChannel(text);
  throw new UsageError(
    `Name the channel whose visitors are to see it, for example: ${command} --${option} staging`,
  );
}
