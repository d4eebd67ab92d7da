import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { PlainError } from '../plain-error.ts';

export interface MigrationFile {
  /** File name, as recorded in the database. */
  name: string;
  sql: string;
  /** Hex sha256 of the file, line ends normalised. */
  checksum: string;
  /** The oldest migration that code must know to run beside this one (`-- requires:`); null: any. */
  requires: string | null;
}

const fileName = /^(\d{4})-[a-z0-9]+(-[a-z0-9]+)*\.sql$/;

/**
 * The `NNNN-name.sql` files of a folder in order.
 *
 * @throws {PlainError} for a file named otherwise, or two files of one number.
 */
export async function readMigrationFiles(directory: string): Promise<MigrationFile[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort();
  const numbers = names.map((name) => fileName.exec(name)?.[1]);
  names.forEach((name, index) => {
    if (numbers[index] === undefined) {
      throw new PlainError(
        `The migration ${path.join(directory, name)} is not named NNNN-name.sql (four digits, then lower-case words joined with "-"). Rename it.`,
      );
    }
    if (index > 0 && numbers[index] === numbers[index - 1]) {
      throw new PlainError(
        `Two migrations in ${directory} have the number ${numbers[index]}: ${names[index - 1]} and ${name}. Give the newer one the next free number.`,
      );
    }
  });
  return Promise.all(names.map((name) => readMigrationFile(directory, name)));
}

async function readMigrationFile(directory: string, name: string): Promise<MigrationFile> {
  const sql = (await readFile(path.join(directory, name), 'utf8')).replaceAll('\r\n', '\n');
  const [, requires = null] = /^-- requires: (\S+)$/m.exec(sql) ?? [];
  return { name, sql, requires, checksum: createHash('sha256').update(sql).digest('hex') };
}
