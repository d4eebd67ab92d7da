/**
 * Brings the files of translations up to date with the messages in the sources, in every package that has some.
 *
 *   node tools/messages.ts           writes them
 *   node tools/messages.ts --check   names the files that are not up to date, and what they lack
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { parseArgs } from 'node:util';
import {
  type Catalogue,
  catalogueFiles,
  extractMessages,
  readCatalogue,
  updatedCatalogue,
  writeCatalogue,
} from '../platform/build/src/messages/index.ts';

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });

const workspace = new URL('..', import.meta.url).pathname;
const packages = globSync('{*,*/*}/locales', { cwd: workspace, exclude: ['**/node_modules'] })
  .map((folder) => dirname(folder))
  .sort();

let isWrong = false;
for (const name of packages) {
  const messages = await extractMessages(`${workspace}${name}`);
  for (const [language, file] of catalogueFiles(`${workspace}${name}`)) {
    const catalogue = updatedCatalogue(readCatalogue(file), messages);
    const text = writeCatalogue(language, catalogue);
    const missing = untranslated(catalogue);
    const isCurrent = text === readFileSync(file, 'utf8');
    if (!values.check && !isCurrent) writeFileSync(file, text);
    isWrong ||= missing.length > 0 || !isCurrent;
    const path = relative(process.cwd(), file);
    console.log(`${path}: ${catalogue.size} messages, ${missing.length} not translated`);
    if (missing.length > 0) console.log(`  ${missing.join('\n  ')}`);
    if (values.check && !isCurrent)
      console.log('  It is not up to date: run node tools/messages.ts');
  }
}
if (values.check && isWrong) process.exitCode = 1;

function untranslated(catalogue: Catalogue): string[] {
  return [...catalogue]
    .filter(([, { translation, isFuzzy }]) => translation === '' || isFuzzy)
    .map(([id]) => id);
}
