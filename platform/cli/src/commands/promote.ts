import { changeSite } from '../change-site.ts';
import { requireChannelOption } from '../channel-option.ts';
import type { Command } from '../command-line/command.ts';
import {
  channelOption,
  forceOption,
  jsonOption,
  revisionOption,
  siteOptions,
  whyOption,
} from '../command-line/options.ts';
import { readReleaseArgument } from '../command-line/release-argument.ts';
import { requireWhy, some } from '../command-line/required.ts';

export const promoteCommand: Command = {
  name: 'promote',
  parameters: '<remote>@<version> …',
  summary: 'Puts published releases on a channel, all of them or none.',
  options: {
    to: channelOption,
    why: whyOption,
    revision: revisionOption,
    force: forceOption,
    json: jsonOption,
    ...siteOptions,
  },
  examples: [
    'aangan promote vendors@1.0.0+0123456789abcdef --to production --why "calmer cards"',
    'aangan promote vendors@0123456789abcdef auth@fedcba9876543210 --to staging --why "one change"',
  ],
  run: async (positionals, values) => {
    const named = some(
      positionals,
      'at least one release: aangan promote vendors@0123456789abcdef --to staging --why …',
    );
    const releases = named.map(readReleaseArgument);
    const command = `aangan promote ${named.join(' ')}`;
    const channel = requireChannelOption(values.to, command, 'to');
    const why = requireWhy(values, `${command} --to ${channel}`);
    return changeSite(values, {
      ...{ channel, path: 'releases', body: { releases, why } },
      done: ({ moved }) =>
        moved.length > 0
          ? `${channel} serves ${moved.map(({ name, to }) => `${name} ${to}`).join(', ')} now`
          : `${channel} serves it already`,
    });
  },
};
