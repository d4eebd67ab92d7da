import type { Command } from '@aangan/cli';
import { one } from '@aangan/cli';

const example = 'aangan backup aangan-2026-11-21.tar';

export const backupCommand: Command = {
  name: 'backup',
  parameters: '<file>',
  summary: 'Writes database, media and releases of one moment to an archive.',
  options: {},
  details:
    'It reads where the data is (DATA_DIR, DATABASE_URL, BLOBS_URL), also of a site that runs. Secrets are not in the archive: keep the settings, and DATA_DIR/secrets, apart.',
  examples: [example],
  run: async (positionals) => {
    const file = one(positionals, `a file: ${example}`);
    // Loaded here, as in start.
    const { readStartSettings } = await import('../read-start-settings.ts');
    const { backup } = await import('../backup/backup.ts');
    return backup(file, readStartSettings('all'));
  },
};
