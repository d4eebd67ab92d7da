import type { Command } from '@aangan/cli';
import { siteOptions, siteSettings } from '@aangan/cli';
import { operator, operatorUsage } from '../operator/operator.ts';

export const operatorCommand: Command = {
  name: 'operator',
  parameters: '<command>',
  summary: 'Verifies profiles and manages accounts.',
  options: {
    why: { type: 'string', value: '<text>', about: 'The reason of a suspension' },
    off: { type: 'boolean', about: 'Takes the role of an architect away' },
    ...siteOptions,
  },
  details: operatorUsage,
  examples: ['aangan operator queue', 'aangan operator verify designer 12'],
  words: ['queue', 'verify', 'unverify', 'accounts', 'architect', 'suspend', 'reinstate'],
  run: (positionals, values) =>
    operator(positionals, { ...siteSettings(values), why: values.why, off: values.off }),
};
