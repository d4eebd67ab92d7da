import type { Command } from '@aangan/cli';
import { one } from '@aangan/cli';

const example = 'aangan restore aangan-2026-11-21.tar';

export const restoreCommand: Command = {
  name: 'restore',
  parameters: '<file>',
  summary: 'Fills an empty site with what an archive of aangan backup holds.',
  options: {
    unsigned: {
      type: 'boolean',
      about:
        'Takes an archive without the key that it is signed with: one that nobody else can have changed',
    },
  },
  details:
    'The whole archive is checked before anything is changed, and that it is signed with the key of the site (BACKUP_KEY, or DATA_DIR/secrets/backup). The site must not run, and DATA_DIR or DATABASE_URL and BLOBS_URL must name new places.',
  examples: [example],
  run: async (positionals, values) => {
    const file = one(positionals, `a file: ${example}`);
    // Loaded here, as in start.
    const { readStartSettings } = await import('../read-start-settings.ts');
    const { restore } = await import('../backup/restore.ts');
    return restore(file, readStartSettings('all'), { isTrusted: values.unsigned === true });
  },
};
