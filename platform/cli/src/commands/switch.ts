import { toRegistry } from '@aangan/registry-client';
import { changeSite } from '../change-site.ts';
import { requireChannelOption } from '../channel-option.ts';
import type { Command } from '../command-line/command.ts';
import {
  channelOption,
  jsonOption,
  revisionOption,
  siteOptions,
  whyOption,
} from '../command-line/options.ts';
import { requireWhy, some } from '../command-line/required.ts';

export const switchOffCommand = switchCommand({
  name: 'switch-off',
  isOff: true,
  summary: 'Shows a notice in place of the pages of a remote; everything else works on.',
  why: 'searching is too slow',
});

export const switchOnCommand = switchCommand({
  name: 'switch-on',
  isOff: false,
  summary: 'Shows the pages of a remote again that was switched off.',
  why: 'it is repaired',
});

function switchCommand(turn: { name: string; isOff: boolean; summary: string; why: string }) {
  const { name, isOff, summary } = turn;
  const example = `aangan ${name} vendors --channel production --why "${turn.why}"`;
  const command: Command = {
    name,
    access: 'change',
    summary,
    parameters: '<remote> …',
    options: {
      channel: channelOption,
      why: whyOption,
      revision: revisionOption,
      json: jsonOption,
      ...siteOptions,
    },
    takesRemotes: true,
    examples: [example],
    run: async (positionals, values) => {
      const names = some(positionals, `a remote: ${example}`);
      const typed = `aangan ${name} ${names.join(' ')}`;
      const channel = requireChannelOption(values.channel, typed);
      const why = requireWhy(values, `${typed} --channel ${channel}`);
      const state = isOff ? 'off' : 'on';
      return changeSite(values, {
        channel,
        request: (decided) =>
          toRegistry('post', '/channels/{channel}/switches', {
            params: { channel },
            body: { names, isOff, why, ...decided },
          }),
        done: ({ moved }) =>
          moved.length > 0
            ? `${moved.map((one) => one.name).join(', ')} switched ${state} on ${channel}`
            : `${names.join(', ')} switched ${state} on ${channel} already`,
      });
    },
  };
  return command;
}
