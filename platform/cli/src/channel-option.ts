import { type Channel, channels, isChannel } from '@aangan/manifest';
import { PlainError } from '@aangan/server';

/** The channel that `--channel` names. @throws {PlainError} when there is none of that name. */
export function readChannel(text: string): Channel {
  if (!isChannel(text)) {
    throw new PlainError(`There is no channel "${text}". Name one of ${channels.join(', ')}.`);
  }
  return text;
}
