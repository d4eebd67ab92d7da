import { toRegistry } from '@aangan/registry-client';
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
import { requireWhy, some } from '../command-line/required.ts';

export const removeCommand: Command = {
  name: 'remove',
  parameters: '<remote> …',
  access: 'change',
  summary: 'Takes remotes off a channel. Their releases stay published.',
  options: {
    channel: channelOption,
    why: whyOption,
    revision: revisionOption,
    force: forceOption,
    json: jsonOption,
    ...siteOptions,
  },
  takesRemotes: true,
  examples: ['aangan remove vendors --channel staging --why "it is replaced"'],
  run: async (positionals, values) => {
    const names = some(
      positionals,
      'what to remove: aangan remove vendors --channel staging --why …',
    );
    const command = `aangan remove ${names.join(' ')}`;
    const channel = requireChannelOption(values.channel, command);
    const why = requireWhy(values, `${command} --channel ${channel}`);
    return changeSite(values, {
      channel,
      request: (decided) =>
        toRegistry('post', '/channels/{channel}/removals', {
          params: { channel },
          body: { names, why, ...decided },
        }),
      done: () => `${channel} no longer serves ${names.join(', ')}`,
    });
  },
};
