import type { Command } from '../command-line/command.ts';
import { UsageError } from '../command-line/usage-error.ts';
import { readStartSettings, type StartPart, startParts } from '../config.ts';
import { start } from '../start/start.ts';

export const startCommand: Command = {
  name: 'start',
  parameters: '[api|registry|edge|renderer|checker]',
  summary: 'The site in one process, or one part of it for production.',
  options: {},
  examples: ['aangan start', 'aangan start edge'],
  words: startParts.filter((part) => part !== 'all'),
  run: (positionals) => {
    const part = readPart(positionals);
    return start(readStartSettings(part), part);
  },
};

function readPart([part, ...rest]: readonly string[]): StartPart {
  if (part === undefined) return 'all';
  const known = startParts.find((name) => name === part && name !== 'all');
  if (rest.length === 0 && known) return known;
  throw new UsageError(
    'aangan start takes api, registry, edge, renderer or checker, or nothing for all in one.',
  );
}
