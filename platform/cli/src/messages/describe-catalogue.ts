import { relative } from 'node:path';
import type { UpdatedCatalogue } from './update-catalogues.ts';

/** What a command says of a file of translations. @param from the folder that its path is told from */
export function describeCatalogue(catalogue: UpdatedCatalogue, from: string): string {
  const { file, count, untranslated, isStale } = catalogue;
  const missing = untranslated.length > 0 ? `, ${untranslated.length} not translated` : '';
  return [
    `${relative(from, file)}: ${count} messages${missing}${isStale ? ', was not up to date' : ''}`,
    ...untranslated.map((id) => `  ${id}`),
  ].join('\n');
}
