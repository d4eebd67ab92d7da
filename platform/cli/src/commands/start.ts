import type { Command } from '../command-line/command.ts';
import { UsageError } from '../command-line/usage-error.ts';
import { type StartPart, startParts } from '../config.ts';
import { readStartSettings } from '../read-start-settings.ts';
import { start } from '../start/start.ts';

/** What can be started alone. */
const parts = startParts.filter((part) => part !== 'all');

export const startCommand: Command = {
  name: 'start',
  parameters: `[${parts.join('|')}]`,
  summary: 'The site in one process, or one part of it for production.',
  options: {},
  examples: ['aangan start', 'aangan start edge'],
  words: parts,
  run: (positionals) => {
    const part = readPart(positionals);
    return start(readStartSettings(part), part);
  },
};

function readPart([part, ...rest]: readonly string[]): StartPart {
  if (part === undefined) return 'all';
  const known = parts.find((name) => name === part);
  if (rest.length === 0 && known) return known;
  throw new UsageError(`aangan start takes one of ${parts.join(', ')}, or nothing for all in one.`);
}
