import type { ReleaseManifest } from '@aangan/manifest';
import { describeChange, postChange, publisher } from '../change-site.ts';
import { requireChannelOption } from '../channel-option.ts';
import type { Command, OptionValues } from '../command-line/command.ts';
import {
  channelOption,
  forceOption,
  jsonOption,
  siteOptions,
  whyOption,
} from '../command-line/options.ts';
import { printResult } from '../command-line/print-result.ts';
import { one } from '../command-line/required.ts';
import { siteSettings } from '../command-line/site-settings.ts';
import { publishFolder } from '../publish/publish-folder.ts';
import { readReleaseFolder } from '../publish/read-release-folder.ts';
import { remoteFolder } from '../publish/remote-folder.ts';
import { isPageServed } from '../served-page.ts';
import { signIn } from '../sign-in.ts';
import type { SiteClient } from '../site-client.ts';
import { buildApps } from '../start/build-apps.ts';

export const deployCommand: Command = {
  name: 'deploy',
  parameters: '<remote>',
  summary: 'Builds a remote of this repository, publishes it and puts it on a channel.',
  options: {
    to: channelOption,
    why: whyOption,
    force: forceOption,
    json: jsonOption,
    ...siteOptions,
  },
  examples: [
    'aangan deploy vendors --to staging',
    'aangan deploy vendors --to production --why "calmer cards"',
  ],
  run: (positionals, values) =>
    deploy(one(positionals, 'a remote: aangan deploy vendors --to staging'), values),
};

async function deploy(remote: string, values: OptionValues): Promise<number> {
  const channel = requireChannelOption(values.to, `aangan deploy ${remote}`, 'to');
  const directory = remoteFolder(remote, 'aangan deploy vendors --to staging');
  const site = await signIn(siteSettings(values), publisher);
  const say = (text: string) => values.json || console.log(text);
  say(`Building ${remote} …`);
  const [built] = await buildApps(new AbortController().signal, [directory]);
  const folder = await readReleaseFolder(built?.directory ?? directory);
  const published = await publishFolder(site, folder);
  say(published.text);
  const { name, release } = published;
  const why = values.why ?? `Deployed ${published.version ?? release}.`;
  const body = { releases: [{ name, release }], why };
  const change = await postChange(site, values, { channel, path: 'releases', body });
  const link = await linkTo(site, channel, folder.manifest);
  const done = `${channel} serves it ${change.moved.length > 0 ? 'now' : 'already'}`;
  const isServed = link !== null && (await isPageServed(link, release));
  const see = isServed ? `See it: ${link}` : `The site takes it up soon: ${link}`;
  const text = [describeChange(change, done), ...(link ? [see] : [])].join('\n');
  printResult(values, { result: { ...published, channel, ...change, link, isServed }, text });
  return 0;
}

/** The address of the release's first page on the channel; null where the registry does not know the channel's site. */
async function linkTo(
  site: SiteClient,
  channel: string,
  release: ReleaseManifest,
): Promise<string | null> {
  const known = await site.get<{ addresses: Record<string, string> }>('/platform/channels');
  const address = known?.addresses[channel];
  if (address === undefined) return null;
  const declared = release.kind === 'remote' ? release.manifest.routes : [];
  const fixed = declared.filter((route) => !/[:*]/.test(route.path));
  const open = fixed.find((route) => !route.for && !route.access && !route.requires);
  return new URL((open ?? fixed[0])?.path ?? '/', address).href;
}
