import { readMigrationFiles } from '../database/migration-files.ts';

/** Patterns of statements that can break code of the previous version. */
const contractions: readonly [RegExp, string][] = [
  [/\bdrop\s+(?:table|column|view|type|function|schema|sequence|trigger)\b/, 'drops something'],
  [/\brename\b/, 'renames something'],
  [/\balter\s+column\s+\S+\s+(?:set\s+data\s+)?type\b/, 'changes a type'],
  [/\bset\s+not\s+null\b/, 'makes a column required'],
  [/\balter\s+column\s+\S+\s+drop\s+default\b/, 'takes a default away'],
  [
    /\badd\s+column\b(?:(?!\bdefault\b)[^,;])*\bnot\s+null\b(?![^,;]*\bdefault\b)/,
    'adds a required column',
  ],
  [/\badd\s+constraint\b/, 'adds a constraint'],
  [/\b(?:delete\s+from|truncate)\b/, 'removes rows'],
];

/**
 * Why the previous version of the code could not run after these migrations. Each file that removes something must
 * name, in a line `-- requires: NNNN-name.sql`, the earlier migration since which code does without it.
 * @param after the name of the last file that is not checked
 */
export async function contractionProblems(directory: string, after = ''): Promise<string[]> {
  const files = await readMigrationFiles(directory);
  return files
    .filter(({ name }) => name > after)
    .flatMap(({ name, sql, requires }) => {
      const isKnown = files.some((file) => file.name === requires && file.name < name);
      if (requires !== null) {
        return isKnown ? [] : [`${name} requires ${requires}, which is no earlier migration.`];
      }
      return contractionsOf(sql).map(
        (what) => `${name} ${what}: name the migration since which code does without it.`,
      );
    });
}

/** @returns what a migration takes away, in words */
export function contractionsOf(sql: string): string[] {
  const text = sql.replace(/--.*$/gm, '').toLowerCase();
  // No code uses a table that the same file creates.
  const made = [...text.matchAll(/\bcreate\s+(?:unlogged\s+)?table\s+(?:if not exists\s+)?(\S+)/g)];
  const statements = text
    .split(';')
    .filter((one) => !made.some(([, table]) => one.trim().startsWith(`alter table ${table} `)));
  return contractions
    .filter(([pattern]) => statements.some((statement) => pattern.test(statement)))
    .map(([, what]) => what);
}
