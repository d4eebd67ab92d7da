import type { Command } from '@aangan/cli';

export const signOutCommand: Command = {
  name: 'sign-out',
  parameters: '[email]',
  summary: 'Ends all sessions of an account, or of everybody, in the database itself.',
  options: { everybody: { type: 'boolean', about: 'Signs all accounts out' } },
  examples: ['aangan sign-out asha@aangan.example', 'aangan sign-out --everybody'],
  run: async (positionals, { everybody }) => {
    // Loaded here: server, database and API load slowly, and most commands do not need them.
    const { readStartSettings } = await import('../read-start-settings.ts');
    const { signOut } = await import('../sign-out/sign-out.ts');
    return signOut(positionals, readStartSettings('all'), { everybody });
  },
};
