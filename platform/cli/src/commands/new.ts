import type { Command } from '../command-line/command.ts';
import { one } from '../command-line/required.ts';

export const newCommand: Command = {
  name: 'new',
  parameters: '<name>',
  summary: 'Writes a new remote in the repository: one page, one feature, their tests.',
  options: {
    team: { type: 'string', value: '<name>', about: 'Its team; the remote’s name by default' },
    with: {
      type: 'string',
      value: '<extras>',
      about:
        'part: a part for other remotes; detail: a page of one firm, read from the API; signed-in: a page behind sign-in',
    },
  },
  examples: ['aangan new price-lists --team prices', 'aangan new price-lists --with part,detail'],
  run: async (positionals, { team, with: extras = '' }) => {
    // Loaded here: most commands write no remote.
    const { startRemote } = await import('../new/start-remote.ts');
    const { readExtras } = await import('../new/read-extras.ts');
    const name = one(positionals, 'the remote: aangan new price-lists');
    return startRemote({ name, team, extras: readExtras(extras) });
  },
};
