import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseRemoteManifest } from '@aangan/manifest';
import { writeEntry } from './generated-entry.ts';

/**
 * Writes the first module of the styleguide, with a chapter for each remote that has specimens.
 * @param directory the styleguide's folder
 * @param remotes the folders of remotes with a `src/styleguide.tsx`, which exports `specimens`
 * @returns the module's path
 */
export function writeStyleguideEntry(directory: string, remotes: readonly string[]): string {
  const sorted = [...remotes].sort();
  const imports = sorted.map(
    (remote, index) =>
      `import { specimens as s${index} } from ${JSON.stringify(join(remote, 'src/styleguide.tsx'))};`,
  );
  const chapters = sorted.map(
    (remote, index) => `  { remote: ${JSON.stringify(nameOf(remote))}, specimens: s${index} },`,
  );
  const source = [
    `import { start } from '../../src/start.tsx';`,
    ...imports,
    'start([',
    ...chapters,
    ']);',
    '',
  ];
  return writeEntry(directory, 'styleguide.ts', source.join('\n'));
}

function nameOf(remote: string): string {
  return parseRemoteManifest(JSON.parse(readFileSync(join(remote, 'remote.json'), 'utf8'))).name;
}
