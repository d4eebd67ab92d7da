/**
 * `npm run generate`: writes what is read by compilers and editors and is not in git: the types of the clients of API
 * and registry, from their OpenAPI documents, and the JSON schemas of remote.json, shell.json and release.json.
 */
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { publishedSchemas } from '@aangan/manifest';
import { openApiDocument as registryDocument } from '@aangan/registry';
import { openApiDocument as apiDocument } from 'api';
import openapiTypes, { astToString } from 'openapi-typescript';

const root = resolve(import.meta.dirname, '../..');
/** A folder that no compiler reads. */
const drafts = join(root, '.cache/generated');
await mkdir(drafts, { recursive: true });

/** Writes a file only where its text has changed, so that editors and compilers read nothing for nothing. */
async function write(path: string, text: string): Promise<void> {
  const target = join(root, path);
  if ((await readFile(target, 'utf8').catch(() => '')) === text) return;
  // Two commands may write it at once: each reader finds a whole file.
  const draft = join(drafts, `${process.pid}`);
  await writeFile(draft, text);
  await mkdir(dirname(target), { recursive: true });
  await rename(draft, target);
  console.log(`Wrote ${relative(process.cwd(), target)}`);
}

/** Names that are taken from older programs only are left out: nothing here may send or read them. */
async function writeTypes(path: string, document: string): Promise<void> {
  const banner = '// Written by `npm run generate`. Not in git: do not edit.\n\n';
  await write(
    path,
    banner + astToString(await openapiTypes(document, { excludeDeprecated: true })),
  );
}

for (const [file, text] of publishedSchemas) await write(`platform/manifest/schemas/${file}`, text);
await writeTypes('shared/api-client/src/endpoints/schema.generated.ts', await apiDocument());
await writeTypes('platform/registry-client/src/schema.generated.ts', await registryDocument());
// tools/bootstrap.mjs does this again once something that they are written from is newer.
await writeFile(join(drafts, 'done'), '');
