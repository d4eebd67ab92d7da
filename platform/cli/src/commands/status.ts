import type { Command } from '../command-line/command.ts';
import { channelOption, jsonOption, siteOptions } from '../command-line/options.ts';
import { none } from '../command-line/required.ts';
import { siteSettings } from '../command-line/site-settings.ts';
import { status } from '../status/status.ts';

export const statusCommand: Command = {
  name: 'status',
  access: 'read',
  summary: 'What each channel serves, or served at a moment, since when and by whom.',
  options: {
    channel: { ...channelOption, about: 'Only this one' },
    at: { type: 'string', value: '<time>', about: 'At that moment: 2026-11-22T15:30Z, in UTC' },
    json: jsonOption,
    ...siteOptions,
  },
  examples: [
    'aangan status',
    'aangan status --channel production --json',
    'aangan status --channel production --at 2026-11-22T15:30Z',
  ],
  run: async (positionals, values) => {
    none(positionals);
    const { channel, at, json } = values;
    return status({ ...siteSettings(values), channel, at, json });
  },
};
