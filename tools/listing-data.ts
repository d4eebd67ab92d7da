/**
 * Writes into each remote.json which filters a listing's first data is asked with, from the records of the filters;
 * `--check` only says whether they are all there.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { filtersOf, listingFilters } from '../shared/domain/src/index.ts';

const root = resolve(import.meta.dirname, '..');

/** The parameters of an address that begins with `?search={search}`, up to those that are not of a filter. */
const parameters = /(\/api\/designers\/(profiles|vendors)\/(?:facets\/)?\?)search=.*?&(?=sort=)/g;

function written(text: string): string {
  return text.replace(parameters, (_, address: string, of: string) => {
    const names = filtersOf(of === 'vendors' ? 'vendor' : 'designer');
    const filters = names.map(
      (name) => `${name}={${name}${listingFilters[name].kind === 'many' ? '*' : ''}}&`,
    );
    return address + filters.join('');
  });
}

for (const file of globSync('mfe-*/remote.json', { cwd: root })) {
  const path = resolve(root, file);
  const text = readFileSync(path, 'utf8');
  const wanted = written(text);
  if (wanted === text) continue;
  if (process.argv.includes('--check')) {
    console.error(
      `${file} does not ask with all filters of its listing: run node tools/listing-data.ts`,
    );
    process.exitCode = 1;
  } else {
    writeFileSync(path, wanted);
  }
}
