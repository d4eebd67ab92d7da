import { toRegistry } from '@aangan/registry-client';
import { describeChange, forced, promotion, publisher } from '../change-site.ts';
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
import { atMostOne } from '../command-line/required.ts';
import { siteSettings } from '../command-line/site-settings.ts';
import { firstPageOf, routesOf } from '../publish/first-page-of.ts';
import { publishBuilt } from '../publish/publish-built.ts';
import { remoteFolder } from '../publish/remote-folder.ts';
import { isPageServed } from '../served-page.ts';
import { signIn, teamOf } from '../sign-in.ts';
import type { SiteClient } from '../site-client.ts';

const example = 'aangan deploy vendors --to staging';

export const deployCommand: Command = {
  name: 'deploy',
  parameters: '[<remote>]',
  access: 'change',
  summary: 'Builds a remote of this repository, publishes it and puts it on a channel.',
  options: {
    to: channelOption,
    why: whyOption,
    force: forceOption,
    json: jsonOption,
    ...siteOptions,
  },
  takesRemotes: true,
  examples: [example, 'aangan deploy vendors --to production --why "calmer cards"'],
  run: (positionals, values) => deploy(atMostOne(positionals, `a remote: ${example}`), values),
};

async function deploy(remote: string | undefined, values: OptionValues): Promise<number> {
  const channel = requireChannelOption(
    values.to,
    `aangan deploy${remote ? ` ${remote}` : ''}`,
    'to',
  );
  const directory = remoteFolder(remote, example);
  const site = await signIn(siteSettings(values), publisher, teamOf(directory));
  const { manifest, ...published } = await publishBuilt(site, directory, values);
  const { name, release } = published;
  const why = values.why ?? `Deployed ${published.version ?? release}.`;
  const change = await site.send(
    promotion(channel, { releases: [{ name, release }], why, ...forced(values) }),
  );
  const link = await linkTo(site, channel, firstPageOf(routesOf(manifest)));
  const done = `${channel} serves it ${change.moved.length > 0 ? 'now' : 'already'}`;
  const isServed = link !== null && (await isPageServed(link, release));
  const see = isServed ? `See it: ${link}` : `The site takes it up soon: ${link}`;
  const text = [describeChange(change, done), ...(link ? [see] : [])].join('\n');
  printResult(values, { result: { ...published, channel, ...change, link, isServed }, text });
  return 0;
}

/** The address of a page on the channel; null where the registry does not know the channel's site. */
async function linkTo(site: SiteClient, channel: string, page: string): Promise<string | null> {
  const known = await site.read(toRegistry('get', '/channels'));
  const address = known?.addresses[channel];
  return address === undefined ? null : new URL(page, address).href;
}
