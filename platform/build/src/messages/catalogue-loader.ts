import { basename } from 'node:path';
import type { LoaderContext } from 'webpack';
import { messagesOf, translationsOf } from './used-messages.ts';

/**
 * Makes a module of a file of translations: those of all messages that the build uses, whichever package they are in.
 * MessagesPlugin has it made again once all modules are built.
 */
export default function catalogueLoader(this: LoaderContext<object>): string {
  const { _compilation: compilation } = this;
  if (!compilation) throw new Error('Translations are compiled by webpack only.');
  const language = basename(this.resourcePath, '.po');
  const { compiled, files } = translationsOf(messagesOf(compilation), language);
  for (const file of files) this.addDependency(file);
  // Parsing a text is faster than evaluating an object, and is not done before a page in the language asks.
  return `export const messages = JSON.parse(${JSON.stringify(JSON.stringify(compiled))});\n`;
}
