import { PlainError } from '@aangan/server/plain-error';
import { readChannel as readChannelName } from '../channel-option.ts';
import { readComposition, readCompositionId } from '../composition/read-composition.ts';
import type { SiteClient } from '../site-client.ts';
import { readChannelAt, readMoment } from '../status/past-status.ts';
import type { Releases } from './bisect.ts';

/**
 * The releases of a composition that a command line names by its id, or as `<channel>@<time>`: the stable releases that
 * the channel served at that time.
 * @throws {UsageError} if the text is neither; {PlainError} if the site does not know it
 */
export function readSide(text: string): (site: SiteClient) => Promise<Releases> {
  const at = text.indexOf('@');
  if (at < 0) {
    const id = readCompositionId(text);
    return async (site) => byName((await readComposition(site, id)).releases);
  }
  const channel = readChannelName(text.slice(0, at));
  const moment = readMoment(text.slice(at + 1));
  return async (site) => {
    const { releases } = await readChannelAt(site, channel, moment);
    if (releases.length === 0)
      throw new PlainError(`${channel} served nothing at ${text.slice(at + 1)}.`);
    return byName(releases);
  };
}

function byName(releases: readonly { name: string; release: string }[]): Releases {
  return Object.fromEntries(releases.map(({ name, release }) => [name, release]));
}
