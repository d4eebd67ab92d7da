import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The version in an app's package.json. */
export function packageVersion(directory: string): string {
  const text = readFileSync(join(directory, 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}
