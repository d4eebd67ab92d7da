/**
 * Writes docs/remote-json.md from the schema of remote.json, so that no field can be missing there; `--check` only says
 * whether it is.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { RemoteManifest } from '../platform/manifest/src/remote-manifest.ts';
import { documentFields } from './remote-json/document-fields.ts';

const file = resolve(import.meta.dirname, '../docs/remote-json.md');
const text = documentFields(RemoteManifest);

if (!process.argv.includes('--check')) {
  writeFileSync(file, text);
} else if (readFileSync(file, 'utf8') !== text) {
  console.error(
    'docs/remote-json.md is not what the schema says: run node tools/document-remote-json.ts',
  );
  process.exitCode = 1;
}
