import type { Command } from '@aangan/cli';

export const appointCommand: Command = {
  name: 'appoint',
  parameters: '<office> <email>',
  summary: 'Makes an account operator or integrator, in the database itself.',
  options: { off: { type: 'boolean', about: 'Removes the office' } },
  examples: ['aangan appoint operator asha@aangan.example'],
  words: ['operator', 'integrator'],
  run: async (positionals, { off }) => {
    // Loaded here: server, database and API load slowly, and most commands do not need them.
    const { readStartSettings } = await import('../read-start-settings.ts');
    const { appoint } = await import('../appoint/appoint.ts');
    return appoint(positionals, readStartSettings('all'), { off });
  },
};
