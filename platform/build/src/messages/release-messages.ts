import type { Compilation } from 'webpack';
import { catalogueFiles } from './catalogue.ts';
import { type CompiledMessage, compile, sourceLanguage } from './compile-messages.ts';
import { messagesOf, translationsOf } from './used-messages.ts';

/** The file of a release that holds its messages in every language, for gates and translators. */
const messagesFile = 'messages.json';

interface ReleaseMessages {
  /** How many messages there are in each language. */
  messages?: Record<string, number>;
  /** The release's file of them. */
  texts: Record<string, string>;
}

/** What a release says of its messages; nothing where it has none. */
export function releaseMessages(compilation: Compilation, directory: string): ReleaseMessages {
  const used = messagesOf(compilation);
  if (used.size === 0) return { texts: {} };
  const source: Record<string, CompiledMessage> = {};
  for (const [id, { message }] of used) source[id] = compile(id, message);
  const languages = [...catalogueFiles(directory).keys()].map(
    (language) => [language, translationsOf(used, language).compiled] as const,
  );
  const all = { [sourceLanguage]: source, ...Object.fromEntries(languages) };
  return {
    messages: Object.fromEntries(
      Object.entries(all).map(([language, texts]) => [language, Object.keys(texts).length]),
    ),
    texts: { [messagesFile]: `${JSON.stringify(all, null, 1)}\n` },
  };
}
