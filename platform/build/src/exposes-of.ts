import { posix } from 'node:path';
import type { RemoteManifest } from '@aangan/manifest';
import { messagesExpose } from '@aangan/manifest/languages';

import { catalogueFiles, cataloguesFolder, readCatalogue } from './messages/catalogue.ts';

/** The name of the chunk that an exposed module is in. */
export function chunkOf(expose: string): string {
  return expose.slice('./'.length);
}

/** The modules of a remote's container: what remote.json exposes, and the translations, by language. */
export function builtExposes(
  directory: string,
  { exposes }: Pick<RemoteManifest, 'exposes'>,
): Record<string, string> {
  return { ...exposes, ...exposedMessages(directory) };
}

/** The modules of a remote's translations, as its container exposes them. */
export function exposedMessages(directory: string): Record<string, string> {
  const languages = [...catalogueFiles(directory)]
    .filter(([, file]) => readCatalogue(file).size > 0)
    .map(([language]) => language);
  return Object.fromEntries(
    languages.map((language) => [
      messagesExpose(language),
      `./${posix.join(cataloguesFolder, `${language}.po`)}`,
    ]),
  );
}

/** These modules as the federation plugin takes them, each in a chunk of its own. */
export function exposesOf(exposes: Record<string, string>) {
  return Object.fromEntries(
    Object.entries(exposes).map(([expose, file]) => [
      expose,
      { import: file, name: chunkOf(expose) },
    ]),
  );
}
