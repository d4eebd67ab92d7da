import { publisher } from '../change-site.ts';
import type { Command } from '../command-line/command.ts';
import { jsonOption, siteOptions } from '../command-line/options.ts';
import { printResult } from '../command-line/print-result.ts';
import { atMostOne } from '../command-line/required.ts';
import { siteSettings } from '../command-line/site-settings.ts';
import { linkOptions, readLinkChannel } from '../composition/make-link.ts';
import { remoteFolder } from '../publish/remote-folder.ts';
import { signIn } from '../sign-in.ts';
import { consumedTypes, writeTypes } from '../types/consumed-types.ts';

const example = 'aangan types vendors';

export const typesCommand: Command = {
  name: 'types',
  parameters: '[<remote>]',
  summary: 'Writes the types of the parts of other remotes that a remote shows.',
  options: { channel: linkOptions.channel, json: jsonOption, ...siteOptions },
  details:
    'They are those of the releases that the channel serves, in src/remote-types. Commit them: aangan check tells when they are no longer the same.',
  takesRemotes: true,
  examples: [example, 'aangan types'],
  run: async (positionals, values) => {
    const directory = remoteFolder(atMostOne(positionals, `a remote: ${example}`), example);
    const site = await signIn(siteSettings(values), publisher);
    const files = await consumedTypes(site, directory, readLinkChannel(values));
    await writeTypes(directory, files);
    const names = Object.keys(files);
    const text = names.length > 0 ? names.join('\n') : 'remote.json consumes nothing.';
    printResult(values, { result: { files: names }, text });
    return 0;
  },
};
