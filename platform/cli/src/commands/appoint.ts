import { appoint } from '../appoint/appoint.ts';
import type { Command } from '../command-line/command.ts';
import { readStartSettings } from '../read-start-settings.ts';

export const appointCommand: Command = {
  name: 'appoint',
  parameters: '<office> <email>',
  summary: 'Makes an account operator or integrator, in the database itself.',
  options: { off: { type: 'boolean', about: 'Removes the office' } },
  examples: ['aangan appoint operator asha@aangan.example'],
  words: ['operator', 'integrator'],
  run: (positionals, { off }) => appoint(positionals, readStartSettings('all'), { off }),
};
