import path from 'node:path';
import { PlainError } from '@aangan/server/plain-error';
import { publisher } from '../change-site.ts';
import type { Command, OptionValues } from '../command-line/command.ts';
import { siteOptions } from '../command-line/options.ts';
import { atMostOne, readWhole } from '../command-line/required.ts';
import { siteSettings } from '../command-line/site-settings.ts';
import { UsageError } from '../command-line/usage-error.ts';
import { linkOptions, makeLink, readLinkChannel } from '../composition/make-link.ts';
import { readRemote } from '../dev/read-remote.ts';
import { serveLocal, usualPort } from '../dev/serve-local.ts';
import { tryListening } from '../dev/try-listening.ts';
import { firstPageOf } from '../publish/first-page-of.ts';
import { remoteFolder } from '../publish/remote-folder.ts';
import { signIn } from '../sign-in.ts';

const example = 'aangan dev vendors';

/** How long the link is valid: a working day, in hours. */
const hours = '12';

export const devCommand: Command = {
  name: 'dev',
  parameters: '[<remote>]',
  summary: 'Serves a remote of this repository into the pages of a running site, and updates them.',
  options: {
    channel: linkOptions.channel,
    port: { type: 'string', value: '<n>', about: `Where it is served; ${usualPort} without` },
    ...siteOptions,
  },
  details:
    'Prints a link: the browser of this computer asks once for each tab, then shows the channel’s pages with your working copy in them, with its API and sign-in. What you edit is replaced in place. Once the command has stopped, the next page is of the deployed release.',
  takesRemotes: true,
  examples: [example, `${example} --channel production --port 3200`],
  run: (positionals, values) => dev(atMostOne(positionals, `a remote: ${example}`), values),
};

async function dev(remote: string | undefined, values: OptionValues): Promise<number> {
  const channel = readLinkChannel(values);
  const port = readWhole('port', values.port) ?? usualPort;
  if (port < 1 || port > 65_535) throw new UsageError('--port takes 1 to 65535.');
  const directory = remote?.includes('/') ? path.resolve(remote) : remoteFolder(remote, example);
  const manifest = await readRemote(directory);
  const site = await signIn(siteSettings(values), publisher);
  if (await tryListening('127.0.0.1', port)) {
    throw new PlainError(
      `Port ${port} cannot be used. Name another one, such as --port ${port + 1}.`,
    );
  }
  const local = { name: manifest.name, origin: `http://localhost:${port}`, manifest };
  const wanted = { channel, releases: [], locals: [local] };
  const { link } = await makeLink(site, { hours }, wanted);
  const address = new URL(link, siteSettings(values).url);
  console.log(`Building ${manifest.name} and the shell for development …`);
  const server = await serveLocal({ directory, port, site: address.origin });
  address.pathname = firstPageOf(manifest.routes);
  console.log(`Open it in a browser of this computer:\n${address.href}\nCtrl-C ends it.`);
  // The link stays valid: the tab's next page says that nothing answers here.
  return (await server.ended) ?? 0;
}
