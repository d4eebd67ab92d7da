import { publisher } from '../change-site.ts';
import type { Command, OptionValues } from '../command-line/command.ts';
import { atMostOne } from '../command-line/required.ts';
import { siteSettings } from '../command-line/site-settings.ts';
import { linkOptions, readLinkChannel, readLinkHours, showLink } from '../composition/make-link.ts';
import { firstPageOf, routesOf } from '../publish/first-page-of.ts';
import { publishBuilt } from '../publish/publish-built.ts';
import { remoteFolder } from '../publish/remote-folder.ts';
import { signIn } from '../sign-in.ts';

const example = 'aangan preview vendors';

export const previewCommand: Command = {
  name: 'preview',
  parameters: '[<remote>]',
  access: 'change',
  summary: 'Builds a remote of this repository, publishes it and makes a link that shows it.',
  options: linkOptions,
  details: 'No channel is changed: only those who have the link see it, until it expires.',
  takesRemotes: true,
  examples: [example, `${example} --hours 24`],
  run: (positionals, values) => preview(atMostOne(positionals, `a remote: ${example}`), values),
};

async function preview(remote: string | undefined, values: OptionValues): Promise<number> {
  const channel = readLinkChannel(values);
  const directory = remoteFolder(remote, example);
  // Checked before anything is built.
  readLinkHours(values);
  const site = await signIn(siteSettings(values), publisher);
  const { manifest, ...published } = await publishBuilt(site, directory, values);
  const { name, release } = published;
  const path = firstPageOf(routesOf(manifest));
  await showLink(site, values, { channel, releases: [{ name, release }] }, { path, published });
  return 0;
}
