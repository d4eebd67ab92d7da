import type { Command } from '@aangan/cli';
import { UsageError } from '@aangan/cli';
import { aloneParts, type StartPart } from '../parts/parts.ts';

export const startCommand: Command = {
  name: 'start',
  parameters: `[${aloneParts.join('|')}]`,
  summary: 'The site in one process, or one part of it for production.',
  options: {
    sdk: {
      type: 'boolean',
      about: 'Also builds the packages for repositories of teams, once the site is ready',
    },
  },
  examples: ['aangan start', 'aangan start --sdk', 'aangan start edge'],
  words: aloneParts,
  run: async (positionals, { sdk: buildsSdk = false }) => {
    const part = readPart(positionals);
    // Loaded here: server, database and API load slowly, and most commands do not need them.
    const { readStartSettings } = await import('../read-start-settings.ts');
    const { start } = await import('../start/start.ts');
    return start({ ...readStartSettings(part), buildsSdk }, part);
  },
};

function readPart([part, ...rest]: readonly string[]): StartPart {
  if (part === undefined) return 'all';
  const known = aloneParts.find((name) => name === part);
  if (rest.length === 0 && known) return known;
  throw new UsageError(
    `aangan start takes one of ${aloneParts.join(', ')}, or nothing for all in one.`,
  );
}
