import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Compilation, Module, NormalModule } from 'webpack';
import { type Catalogue, cataloguesFolder, readCatalogue } from './catalogue.ts';
import { type CompiledMessage, compile } from './compile-messages.ts';
import type { CodeMessage } from './messages-in-code.ts';

/** A message of a build, and the package that its translations stand in. */
interface UsedMessage {
  message: string;
  directory: string;
}

/** The messages of a build, by id. */
export type UsedMessages = ReadonlyMap<string, UsedMessage>;

type KeptMessages = Record<string, string>;

/** Keeps the messages of a module with it, also in webpack's cache. */
export function keepMessages(module: Module, messages: readonly CodeMessage[]): void {
  const kept: KeptMessages = Object.fromEntries(messages.map(({ id, message }) => [id, message]));
  Object.assign(module.buildInfo ?? {}, { messages: kept });
}

const used = new WeakMap<Compilation, UsedMessages>();

/** The messages of all modules of a build, once all are built; none before. */
export function messagesOf(compilation: Compilation): UsedMessages {
  return used.get(compilation) ?? new Map();
}

/**
 * Gathers the messages of all modules.
 * @throws Error when an id has two texts
 */
export function gatherMessages(compilation: Compilation, modules: Iterable<Module>): void {
  const gathered = new Map<string, UsedMessage>();
  for (const module of modules) {
    const { resource = '' } = module as NormalModule;
    const kept = (module.buildInfo as { messages?: KeptMessages } | undefined)?.messages ?? {};
    for (const [id, message] of Object.entries(kept)) {
      const other = gathered.get(id);
      if (other && other.message !== message) {
        throw new Error(
          `The message id ${id} has two texts: "${other.message}" and "${message}". Give one of them an id of its own.`,
        );
      }
      gathered.set(id, { message, directory: packageOf(resource) });
    }
  }
  used.set(compilation, new Map([...gathered].sort(([a], [b]) => (a < b ? -1 : 1))));
}

/** The folder of the package that a file belongs to. */
function packageOf(file: string): string {
  for (let folder = dirname(file); folder !== dirname(folder); folder = dirname(folder)) {
    if (existsSync(join(folder, 'package.json'))) return folder;
  }
  return dirname(file);
}

/** What a language has of the messages of a build. */
interface Translations {
  compiled: Record<string, CompiledMessage>;
  /** The files that they were read from. */
  files: string[];
}

/**
 * The translations of messages, each from its package. What has none, or was translated from another text, is missing.
 * @throws Error when one is malformed
 */
export function translationsOf(messages: UsedMessages, language: string): Translations {
  const catalogues = new Map<string, Catalogue>();
  const catalogueOf = (directory: string) => {
    const file = join(directory, cataloguesFolder, `${language}.po`);
    const catalogue = catalogues.get(file) ?? (existsSync(file) ? readCatalogue(file) : new Map());
    catalogues.set(file, catalogue);
    return catalogue;
  };
  const compiled: Record<string, CompiledMessage> = {};
  for (const [id, { message, directory }] of messages) {
    const entry = catalogueOf(directory).get(id);
    if (!entry?.translation || entry.isFuzzy || entry.message !== message) continue;
    compiled[id] = compile(id, entry.translation, language);
  }
  return { compiled, files: [...catalogues.keys()].filter((file) => existsSync(file)) };
}
