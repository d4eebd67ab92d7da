import type { OptionSpec } from '../../command-line/command.ts';

export const plainExample =
  'aangan publish --plain ../offers/dist --name offers --team offers --paths /offers=OfferList';

export const plainOptions = {
  plain: {
    type: 'boolean',
    about: 'The folder, or the address of an mf-manifest.json, is of any federation build',
  },
  name: { type: 'string', value: '<remote>', about: '--plain: the name of the remote' },
  team: { type: 'string', value: '<team>', about: '--plain: the team that owns it' },
  paths: {
    type: 'string',
    value: '<path=Module,…>',
    about: '--plain: its pages; without, it has parts only',
  },
} as const satisfies Record<string, OptionSpec>;
