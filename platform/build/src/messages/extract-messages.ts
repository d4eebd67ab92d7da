import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from '@swc/core';
import pMap from 'p-map';
import type { Catalogue, CatalogueEntry } from './catalogue.ts';
import { compile } from './compile-messages.ts';
import { messagesPlugin } from './macros.ts';
import { type CodeMessage, messagesInCode } from './messages-in-code.ts';

type SourceMessage = Pick<CodeMessage, 'message' | 'comment'>;

/** The messages in a package's sources, by id. */
export type SourceMessages = ReadonlyMap<string, SourceMessage>;

/**
 * Reads the messages in the sources of a package.
 * @throws Error when one is malformed, or an id has two texts
 */
export async function extractMessages(directory: string): Promise<SourceMessages> {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: directory }).filter(isShipped).sort();
  const extracted = await pMap(files, (file) => messagesOfFile(join(directory, file)), {
    concurrency: 8,
  });
  const messages = new Map<string, SourceMessage>();
  for (const { id, message, comment } of extracted.flat()) {
    const other = messages.get(id);
    if (other && other.message !== message) {
      throw new Error(
        `The message id ${id} has two texts in ${directory}: "${other.message}" and "${message}". Give one of them an id of its own.`,
      );
    }
    compile(id, message);
    const told = comment ?? other?.comment;
    messages.set(id, { message, ...(told && { comment: told }) });
  }
  return new Map([...messages].sort(([a], [b]) => (a < b ? -1 : 1)));
}

const isShipped = (file: string) =>
  !/\.(?:test|d)\.tsx?$/.test(file) && !/(?:^|[\\/])testing[\\/]/.test(file);

async function messagesOfFile(file: string): Promise<CodeMessage[]> {
  const source = readFileSync(file, 'utf8');
  if (!source.includes('message') && !source.includes('@lingui')) return [];
  const { code } = await transform(source, {
    filename: file,
    swcrc: false,
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: file.endsWith('x') },
      transform: { react: { runtime: 'automatic' } },
      experimental: { plugins: [messagesPlugin('all')] },
    },
  });
  return messagesInCode(code);
}

/**
 * What a package's catalogue becomes with the messages of its sources: new ones are untranslated, gone ones are left
 * out, and one whose text has changed keeps its translation, marked as fuzzy.
 */
export function updatedCatalogue(catalogue: Catalogue, messages: SourceMessages): Catalogue {
  const entries = [...messages].map(([id, { message, comment }]) => {
    const known = catalogue.get(id);
    const isFuzzy = known?.isFuzzy || (known && known.message !== message);
    const entry: CatalogueEntry = {
      message,
      translation: known?.translation ?? '',
      ...(comment && { comment }),
      ...(isFuzzy && known?.translation && { isFuzzy: true }),
    };
    return [id, entry] as const;
  });
  return new Map(entries);
}
