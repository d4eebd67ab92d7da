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
import { UsageError } from '../command-line/usage-error.ts';

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

/** What is switched in a slot: a module, or the link to a page. */
type SwitchedExtension = { slot: string } & ({ expose: string } | { path: string });

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
      extension: {
        type: 'string',
        value: '<slot>/<Module or path>',
        about: 'Only what the remote puts into this slot: a module, or the link to a path',
      },
      why: whyOption,
      revision: revisionOption,
      json: jsonOption,
      ...siteOptions,
    },
    takesRemotes: true,
    examples: [
      example,
      `aangan ${name} designers --extension vendor.page.contact/ConnectButton --channel production --why "${turn.why}"`,
      `aangan ${name} designers --extension header.links/designers --channel production --why "${turn.why}"`,
    ],
    run: async (positionals, values) => {
      const names = some(positionals, `a remote: ${example}`);
      const extension = extensionOf(values.extension);
      const typed = `aangan ${name} ${names.join(' ')}`;
      const channel = requireChannelOption(values.channel, typed);
      const why = requireWhy(values, `${typed} --channel ${channel}`);
      const state = isOff ? 'off' : 'on';
      return changeSite(values, {
        channel,
        request: (decided) =>
          toRegistry('post', '/channels/{channel}/switches', {
            params: { channel },
            body: { names, isOff, why, ...(extension && { extension }), ...decided },
          }),
        done: ({ moved }) =>
          moved.length > 0
            ? `${moved.map(switchedText).join(', ')} switched ${state} on ${channel}`
            : `${names.join(', ')} switched ${state} on ${channel} already`,
      });
    },
  };
  return command;
}

function switchedText({ name, extension }: { name: string; extension?: string }): string {
  return extension === undefined ? name : `${extension} of ${name}`;
}

/** A module, such as `ConnectButton`: paths begin with a small letter, as a rule. */
const modulePattern = /^[A-Z][A-Za-z0-9]*$/;

/** @throws UsageError where it is not a slot with a module or a path */
function extensionOf(value: string | undefined): SwitchedExtension | undefined {
  if (value === undefined) return undefined;
  const [slot = '', ...rest] = value.split('/');
  const named = rest.join('/');
  if (slot === '' || rest.length === 0 || rest[0] === '.') {
    throw new UsageError(
      `--extension takes a slot and a module, such as vendor.page.contact/ConnectButton, or a slot and the path of a link, such as header.links/designers, not "${value}".`,
    );
  }
  return modulePattern.test(named) ? { slot, expose: `./${named}` } : { slot, path: `/${named}` };
}
