import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Writes the first module of a build, two folders below the app's.
 * @returns its path
 */
export function writeEntry(directory: string, name: string, source: string): string {
  const folder = join(directory, 'node_modules/.aangan');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, name);
  writeFileSync(file, source);
  return file;
}

/** Source of the properties of an object that imports exposed modules lazily. */
export function importsOf(exposes: Record<string, string>): string[] {
  return Object.entries(exposes).map(
    ([expose, file]) =>
      `  ${JSON.stringify(expose)}: () => import(${JSON.stringify(`../../${file}`)}),`,
  );
}
