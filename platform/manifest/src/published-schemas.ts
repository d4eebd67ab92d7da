import type { TSchema } from 'typebox';
import { ReleaseManifest } from './release-manifest.ts';
import { RemoteManifest } from './remote-manifest.ts';
import { type PublishedDocument, schemaFile } from './schema-reference.ts';
import { ShellManifest } from './shell-manifest.ts';

const documents: Record<PublishedDocument, TSchema> = {
  remote: RemoteManifest,
  shell: ShellManifest,
  release: ReleaseManifest,
};

/** The JSON schemas of remote.json, shell.json and release.json, by file name, as text. */
export const publishedSchemas: ReadonlyMap<string, string> = new Map(
  Object.entries(documents).map(([document, schema]) => [
    schemaFile(document as PublishedDocument),
    `${JSON.stringify({ $schema: 'https://json-schema.org/draft/2020-12/schema', ...schema }, null, 2)}\n`,
  ]),
);
