import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of modules that are written for a build, two folders below the app's. */
export function entryFolder(directory: string): string {
  return join(directory, 'node_modules/.aangan');
}

/**
 * Writes a module of a build into {@link entryFolder}.
 * @returns its path
 */
export function writeEntry(directory: string, name: string, source: string): string {
  const folder = entryFolder(directory);
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
