/**
 * Brings the translations of every package up to date with its sources, as `aangan messages` does for one remote.
 *
 *   node tools/messages.ts           writes them
 *   node tools/messages.ts --check   fails where a file is not up to date, or lacks a translation
 */
import { globSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { describeCatalogue } from '../platform/cli/src/messages/describe-catalogue.ts';
import { updateCatalogues } from '../platform/cli/src/messages/update-catalogues.ts';

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });

const workspace = resolve(import.meta.dirname, '..');
const folders = globSync('{*,*/*}/locales', { cwd: workspace, exclude: ['**/node_modules'] })
  .map((folder) => join(workspace, dirname(folder)))
  .sort();

const catalogues = await updateCatalogues(folders, values.check);
for (const catalogue of catalogues) console.log(describeCatalogue(catalogue, workspace));
const isWrong = catalogues.some(({ untranslated, isStale }) => isStale || untranslated.length > 0);
if (values.check && isWrong) process.exitCode = 1;
