import path from 'node:path';
import type { OptionValues } from '../command-line/command.ts';
import type { SiteClient } from '../site-client.ts';
import { buildApps } from './build-apps.ts';
import { publishFolder } from './publish-folder.ts';
import { readReleaseFolder } from './read-release-folder.ts';
import { readRun } from './read-run.ts';

/**
 * Builds an app of this repository and publishes it, printing progress.
 * @param directory the app's folder
 * @throws {PlainError} with what is wrong with the build or the release
 */
export async function publishBuilt(site: SiteClient, directory: string, values: OptionValues) {
  const say = (text: string) => values.json || console.log(text);
  say(`Building ${path.basename(directory)} …`);
  const [built] = await buildApps(new AbortController().signal, [directory]);
  const folder = await readReleaseFolder(built?.directory ?? directory);
  const published = await publishFolder(site, folder, readRun(values));
  say(published.text);
  return { ...published, manifest: folder.manifest };
}
