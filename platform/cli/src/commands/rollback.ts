import type { Channel } from '@aangan/manifest';
import { type Endpoint, type MoveResult, toRegistry } from '@aangan/registry-client';
import { changeSite, type Decided } from '../change-site.ts';
import { requireChannelOption } from '../channel-option.ts';
import type { Command, OptionValues } from '../command-line/command.ts';
import {
  channelOption,
  forceOption,
  jsonOption,
  revisionOption,
  siteOptions,
  whyOption,
} from '../command-line/options.ts';
import { readVersion } from '../command-line/release-argument.ts';
import { none, one, readWhole, requireWhy } from '../command-line/required.ts';
import { UsageError } from '../command-line/usage-error.ts';

export const rollbackCommand: Command = {
  name: 'rollback',
  parameters: '[<remote>]',
  access: 'change',
  summary:
    'Puts a remote back to the release that served before, undoes a change set, or ends a canary.',
  options: {
    channel: channelOption,
    release: {
      type: 'string',
      value: '<version>',
      about: 'To this release, in place of the one before',
    },
    'change-set': {
      type: 'string',
      value: '<n>',
      about: 'Undoes all that this revision of the channel changed',
    },
    why: whyOption,
    revision: revisionOption,
    force: forceOption,
    json: jsonOption,
    ...siteOptions,
  },
  takesRemotes: true,
  examples: [
    'aangan rollback vendors --channel production --why "the list is empty"',
    'aangan rollback vendors --channel production --release 0123456789abcdef --why "the last good one"',
    'aangan rollback --change-set 12 --channel production --why "both are broken"',
  ],
  run: async (positionals, values) => {
    const { command, request } = readTarget(positionals, values);
    const channel = requireChannelOption(values.channel, command);
    const why = requireWhy(values, `${command} --channel ${channel}`);
    return changeSite(values, {
      channel,
      request: (decided) => request(channel, { why, ...decided }),
      done: ({ moved }) =>
        moved.length > 0
          ? `${channel} is back at ${moved.map(({ name, to }) => `${name} ${to ?? '(removed)'}`).join(', ')}`
          : `${channel} serves it already`,
    });
  },
};

/** How the command was typed, and what it asks the registry. */
interface Target {
  command: string;
  request: (channel: Channel, reason: Reason) => Endpoint<MoveResult>;
}

type Reason = Decided & { why: string };

function readTarget(positionals: readonly string[], values: OptionValues): Target {
  const changeSet = readWhole('change-set', values['change-set']);
  if (changeSet !== undefined) {
    none(positionals);
    if (values.release !== undefined) {
      throw new UsageError('A change set is rolled back as a whole: leave --release out.');
    }
    return {
      command: `aangan rollback --change-set ${changeSet}`,
      request: (channel, body) =>
        toRegistry('post', '/channels/{channel}/change-sets/{revision}/rollback', {
          params: { channel, revision: String(changeSet) },
          body,
        }),
    };
  }
  const name = one(
    positionals,
    'one remote, or a change set: aangan rollback vendors --channel production --why …',
  );
  const release = values.release === undefined ? {} : { release: readVersion(values.release) };
  return {
    command: `aangan rollback ${name}`,
    request: (channel, reason) =>
      toRegistry('post', '/channels/{channel}/rollbacks', {
        params: { channel },
        body: { releases: [{ name, ...release }], ...reason },
      }),
  };
}
