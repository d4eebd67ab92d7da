import type { OptionSpec } from '../command-line/command.ts';

export const compositionExample =
  'aangan check --composition vendors@0123456789abcdef auth@fedcba9876543210 --channel production';

export const compositionOptions = {
  composition: {
    type: 'string',
    value: '<link|id|release>',
    about:
      'Opens the pages that it can touch, as the channel would serve them; more releases follow',
  },
  journeys: {
    type: 'string',
    value: '<command>',
    about: '--composition: in place of this repository’s; none for no journeys',
  },
  record: {
    type: 'boolean',
    about: '--composition: keeps the result, for a channel that requires it',
  },
} as const satisfies Record<string, OptionSpec>;
