/** Writes the published JSON schemas into schemas/: `node platform/manifest/src/write-schemas.ts`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { publishedSchemas } from './published-schemas.ts';

const folder = join(import.meta.dirname, '../schemas');
mkdirSync(folder, { recursive: true });
for (const [file, text] of publishedSchemas) writeFileSync(join(folder, file), text);
