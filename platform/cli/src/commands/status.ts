import type { Command } from '../command-line/command.ts';
import { channelOption, jsonOption, siteOptions } from '../command-line/options.ts';
import { none } from '../command-line/required.ts';
import { siteSettings } from '../command-line/site-settings.ts';
import { status } from '../status/status.ts';

export const statusCommand: Command = {
  name: 'status',
  summary: 'What each channel serves, since when and by whom.',
  options: {
    channel: { ...channelOption, about: 'Only this one' },
    json: jsonOption,
    ...siteOptions,
  },
  examples: ['aangan status', 'aangan status --channel production --json'],
  run: async (positionals, values) => {
    none(positionals);
    return status({ ...siteSettings(values), channel: values.channel, json: values.json });
  },
};
