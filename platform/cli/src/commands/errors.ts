import { toRegistry } from '@aangan/registry-client';
import { PlainError } from '@aangan/server/plain-error';
import { publisher } from '../change-site.ts';
import { requireChannelOption } from '../channel-option.ts';
import type { Command } from '../command-line/command.ts';
import { channelOption, jsonOption, siteOptions } from '../command-line/options.ts';
import { printResult } from '../command-line/print-result.ts';
import { one } from '../command-line/required.ts';
import { siteSettings } from '../command-line/site-settings.ts';
import { describeReports } from '../errors/describe-reports.ts';
import { signIn } from '../sign-in.ts';

const example = 'aangan errors vendors --channel production';

export const errorsCommand: Command = {
  name: 'errors',
  parameters: '<remote>',
  access: 'read',
  summary: 'What pages reported of a remote: failures with their sources, load times, Web Vitals.',
  options: {
    channel: channelOption,
    release: { type: 'string', value: '<id>', about: 'Of this release only' },
    json: jsonOption,
    ...siteOptions,
  },
  details: 'Integrators read all remotes, a team’s token its own. The shell is read by its name.',
  takesRemotes: true,
  examples: [example, 'aangan errors shell --channel staging --json'],
  run: async (positionals, values) => {
    const name = one(positionals, `a remote: ${example}`);
    const channel = requireChannelOption(values.channel, `aangan errors ${name}`);
    const { release } = values;
    const site = await signIn(siteSettings(values), publisher);
    const result = await site.read(
      toRegistry('get', '/reports/{name}', { params: { name }, query: { channel, release } }),
    );
    if (!result) throw new PlainError(`There is no channel "${channel}".`);
    printResult(values, { result, text: describeReports(result) });
    return 0;
  },
};
