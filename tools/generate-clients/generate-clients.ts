import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { openApiDocument } from 'api';
import openapiTypes, { astToString } from 'openapi-typescript';

const target = new URL(
  '../../shared/api-client/src/endpoints/schema.generated.ts',
  import.meta.url,
);
const shown = 'shared/api-client/src/endpoints/schema.generated.ts';

const banner = `// Written by \`npm run generate:client\` from the API's OpenAPI document. Do not edit.\n\n`;

async function generate(): Promise<string> {
  return banner + astToString(await openapiTypes(await openApiDocument()));
}

async function check(): Promise<void> {
  const present = await readFile(target, 'utf8').catch(() => '');
  if (present === (await generate())) return;
  console.error(
    `${shown} is not what the API says now. Run \`npm run generate:client\` and commit.`,
  );
  process.exitCode = 1;
}

if (process.argv.includes('--check')) {
  await check();
} else {
  await writeFile(target, await generate());
  console.log(`Wrote ${fileURLToPath(target)}`);
}
