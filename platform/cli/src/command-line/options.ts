import type { OptionSpec } from './command.ts';

/** The options that several commands have. */
export const channelOption: OptionSpec = {
  type: 'string',
  value: '<channel>',
  about: 'The channel; none is assumed',
};
export const whyOption: OptionSpec = {
  type: 'string',
  value: '<text>',
  about: 'The reason, for the history',
};
export const revisionOption: OptionSpec = {
  type: 'string',
  value: '<n>',
  about: 'The revision that you decided on; refused if the channel has changed since',
};
export const forceOption: OptionSpec = {
  type: 'boolean',
  about: 'Goes past the compatibility gate; integrators only, marked in the history',
};
export const siteOptions = {
  url: {
    type: 'string',
    value: '<url>',
    about: 'The site (AANGAN_URL, else aangan.site of package.json, else http://localhost:3000)',
  },
  registry: { type: 'string', value: '<url>', about: 'The former name of --url' },
} as const satisfies Record<string, OptionSpec>;
export const jsonOption: OptionSpec = { type: 'boolean', about: 'Prints one JSON document' };
