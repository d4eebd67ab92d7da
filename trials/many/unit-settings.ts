import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './processes.ts';

/** The settings that a unit of ops/systemd gives its process, unless a file of the machine says otherwise. */
export async function unitSettings(unit: string): Promise<Record<string, string>> {
  const text = await readFile(join(root, 'ops/systemd', unit), 'utf8');
  return Object.fromEntries(
    [...text.matchAll(/^Environment=(\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
}
