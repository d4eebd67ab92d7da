import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openApiDocument as registryDocument } from '@aangan/registry';
import { openApiDocument as apiDocument } from 'api';
import openapiTypes, { astToString } from 'openapi-typescript';

/** The types of each client, and the description that they are written from. */
const clients = [
  { of: apiDocument, file: '../../shared/api-client/src/endpoints/schema.generated.ts' },
  { of: registryDocument, file: '../../platform/registry-client/src/schema.generated.ts' },
];

/** A folder that no compiler reads. */
const drafts = resolve(import.meta.dirname, '../../.cache/generated');

/** Writes a file only where its text has changed, so that editors and compilers read nothing for nothing. */
async function write(target: string, text: string): Promise<void> {
  if ((await readFile(target, 'utf8').catch(() => '')) === text) return;
  // Two commands may write it at once: each reader finds a whole file.
  const draft = join(drafts, `${process.pid}.ts`);
  await mkdir(drafts, { recursive: true });
  await writeFile(draft, text);
  await rename(draft, target);
  console.log(`Wrote ${relative(process.cwd(), target)}`);
}

for (const { of, file } of clients) {
  const banner = '// Written by `npm run generate:clients`. Not in git: do not edit.\n\n';
  const types = astToString(await openapiTypes(await of()));
  await write(fileURLToPath(new URL(file, import.meta.url)), banner + types);
}
