/**
 * Brings the translations of packages up to date with the messages in their sources, and prints a JSON line for each
 * file: `{ file, language, count, untranslated, isStale }`.
 *
 *   node update-catalogues.ts [--check] <folder> …
 *
 * With `--check` it writes nothing. `untranslated` are the ids without a translation of their present text; `isStale`
 * tells that the file is not, or was not, what it would be written as.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Catalogue, catalogueFiles, readCatalogue, writeCatalogue } from './catalogue.ts';
import { extractMessages, updatedCatalogue } from './extract-messages.ts';

const { values, positionals } = parseArgs({
  options: { check: { type: 'boolean', default: false } },
  allowPositionals: true,
});

try {
  for (const directory of positionals) {
    const files = catalogueFiles(directory);
    const messages = files.size > 0 ? await extractMessages(directory) : new Map();
    for (const [language, file] of files) {
      const catalogue = updatedCatalogue(readCatalogue(file), messages);
      const text = writeCatalogue(language, catalogue);
      const isStale = text !== readFileSync(file, 'utf8');
      if (isStale && !values.check) writeFileSync(file, text);
      const untranslated = untranslatedIn(catalogue);
      const count = catalogue.size;
      console.log(JSON.stringify({ file, language, count, untranslated, isStale }));
    }
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function untranslatedIn(catalogue: Catalogue): string[] {
  return [...catalogue]
    .filter(([, { translation, isFuzzy }]) => translation === '' || isFuzzy)
    .map(([id]) => id);
}
