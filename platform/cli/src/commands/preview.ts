import { publisher } from '../change-site.ts';
import { readChannel } from '../channel-option.ts';
import type { Command, OptionValues } from '../command-line/command.ts';
import { jsonOption, siteOptions } from '../command-line/options.ts';
import { printResult } from '../command-line/print-result.ts';
import { one } from '../command-line/required.ts';
import { siteSettings } from '../command-line/site-settings.ts';
import {
  askGate,
  describeLink,
  hoursOption,
  linkChannelOption,
  makeLink,
  readLinkHours,
} from '../composition/make-link.ts';
import { firstPageOf, routesOf } from '../publish/first-page-of.ts';
import { publishBuilt } from '../publish/publish-built.ts';
import { remoteFolder } from '../publish/remote-folder.ts';
import { signIn } from '../sign-in.ts';

const example = 'aangan preview vendors';

export const previewCommand: Command = {
  name: 'preview',
  parameters: '<remote>',
  summary: 'Builds a remote of this repository, publishes it and makes a link that shows it.',
  options: { channel: linkChannelOption, hours: hoursOption, json: jsonOption, ...siteOptions },
  details: 'No channel is changed: only those who have the link see it, until it expires.',
  takesRemotes: true,
  examples: [example, `${example} --hours 24`],
  run: (positionals, values) => preview(one(positionals, `a remote: ${example}`), values),
};

async function preview(remote: string, values: OptionValues): Promise<number> {
  const channel = readChannel(values.channel ?? 'staging');
  const directory = remoteFolder(remote, example);
  // Before anything is built.
  readLinkHours(values);
  const site = await signIn(siteSettings(values), publisher);
  const { manifest, ...published } = await publishBuilt(site, directory, values);
  const { name, release } = published;
  const releases = [{ name, release }];
  const made = await askGate(site, await makeLink(site, values, { channel, releases }), releases);
  const shown = { ...made, link: made.link.replace('/?', `${firstPageOf(routesOf(manifest))}?`) };
  printResult(values, { result: { ...published, ...shown }, text: describeLink(shown) });
  return 0;
}
