import type { Command } from '../command-line/command.ts';
import { one } from '../command-line/required.ts';

export const newCommand: Command = {
  name: 'new',
  parameters: '<name>',
  summary: 'Writes a new remote in the repository: one page, one feature, their tests.',
  options: {
    team: { type: 'string', value: '<name>', about: 'Its team; the remote’s name by default' },
  },
  examples: ['aangan new price-lists --team prices'],
  run: async (positionals, { team }) => {
    const { startRemote } = await import('../new/start-remote.ts');
    return startRemote(one(positionals, 'the remote: aangan new price-lists'), team);
  },
};
