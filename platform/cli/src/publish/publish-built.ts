import type { OptionValues } from '../command-line/command.ts';
import type { SiteClient } from '../site-client.ts';
import { buildApps } from '../start/build-apps.ts';
import { publishFolder } from './publish-folder.ts';
import { readReleaseFolder } from './read-release-folder.ts';
import { remoteFolder } from './remote-folder.ts';

/**
 * Builds a remote of this repository and publishes it, saying so as it goes.
 * @param about.example the command's own example, for an unknown name
 * @throws {PlainError} with what is wrong with the name, the build or the release
 */
export async function publishBuilt(
  site: SiteClient,
  remote: string,
  { values, example }: { values: OptionValues; example: string },
) {
  const directory = remoteFolder(remote, example);
  const say = (text: string) => values.json || console.log(text);
  say(`Building ${remote} …`);
  const [built] = await buildApps(new AbortController().signal, [directory]);
  const folder = await readReleaseFolder(built?.directory ?? directory);
  const published = await publishFolder(site, folder);
  say(published.text);
  return { ...published, manifest: folder.manifest };
}
