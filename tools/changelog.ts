/**
 * Writes CHANGELOG.md from the subjects of the commits, newest day first: `npm run changelog`. Run it before a
 * release is announced; git holds the same in full. Commits that change nothing but CHANGELOG.md are left out.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const log = execFileSync(
  'git',
  [
    ...['log', '--no-merges', '--full-history', '--date=short', '--format=%ad%x09%s'],
    ...['--', '.', ':!CHANGELOG.md'],
  ],
  { cwd: root, encoding: 'utf8' },
);

const days = new Map<string, string[]>();
for (const line of log.trim().split('\n')) {
  const [day = '', subject = ''] = line.split('\t');
  days.set(day, [...(days.get(day) ?? []), subject]);
}

const sections = [...days].map(
  ([day, subjects]) => `## ${day}\n\n${subjects.map((subject) => `- ${subject}`).join('\n')}\n`,
);
writeFileSync(
  resolve(root, 'CHANGELOG.md'),
  `# Changelog\n\nWritten by \`npm run changelog\` from the commits.\n\n${sections.join('\n')}`,
);
