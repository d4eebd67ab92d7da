/**
 * Writes docs/settings.md from the settings that `aangan start` reads, so that the table cannot be
 * out of date; `--check` only says whether it is.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { startSettings } from '../site/src/config.ts';

const file = resolve(import.meta.dirname, '../docs/settings.md');

interface Documented {
  variable: string;
  about: string;
  expected: string;
  fallback?: unknown;
}

function row({ variable, about, expected, fallback }: Documented): string {
  const byDefault = fallback === undefined ? 'unset' : `\`${String(fallback)}\``;
  return `| \`${variable}\` | ${byDefault} | ${expected} | ${about} |`;
}

const table = `# Settings

Written by \`node tools/document-settings.ts\` from the settings that \`npm start\` and \`aangan start\` read. A malformed one stops the start, all of them listed at once.

| Variable | Default | Expected | What |
|---|---|---|---|
${Object.values(startSettings as Record<string, Documented>)
  .map(row)
  .join('\n')}
`;

if (!process.argv.includes('--check')) {
  writeFileSync(file, table);
} else if (readFileSync(file, 'utf8') !== table) {
  console.error(
    'docs/settings.md is not what the settings say: run node tools/document-settings.ts',
  );
  process.exitCode = 1;
}
