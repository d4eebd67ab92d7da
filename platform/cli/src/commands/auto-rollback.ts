import { toRegistry } from '@aangan/registry-client';
import { publisher } from '../change-site.ts';
import { requireChannelOption } from '../channel-option.ts';
import type { Command } from '../command-line/command.ts';
import { channelOption, jsonOption, siteOptions } from '../command-line/options.ts';
import { printResult } from '../command-line/print-result.ts';
import { one } from '../command-line/required.ts';
import { siteSettings } from '../command-line/site-settings.ts';
import { UsageError } from '../command-line/usage-error.ts';
import { signIn } from '../sign-in.ts';

const example = 'aangan auto-rollback on vendors --channel production';

export const autoRollbackCommand: Command = {
  name: 'auto-rollback',
  parameters: 'on|off <remote>',
  access: 'change',
  summary: 'Lets the platform roll back stable releases of a remote that fail, or no longer.',
  options: { channel: channelOption, json: jsonOption, ...siteOptions },
  details:
    'For an hour after a promotion: where pages fail significantly more often than in the hour before. Canaries are ended in any case.',
  takesRemotes: true,
  examples: [example],
  words: ['on', 'off'],
  run: async ([state, ...rest], values) => {
    if (state !== 'on' && state !== 'off') throw new UsageError(`Say on or off: ${example}`);
    const name = one(rest, `a remote: ${example}`);
    const channel = requireChannelOption(values.channel, `aangan auto-rollback ${state} ${name}`);
    const site = await signIn(siteSettings(values), publisher);
    const result = await site.send(
      toRegistry('post', '/channels/{channel}/auto-rollbacks', {
        params: { channel },
        body: { name, isOn: state === 'on' },
      }),
    );
    printResult(values, {
      result,
      text: `Automatic rollback of ${name} on ${channel} is ${state}.`,
    });
    return 0;
  },
};
