import type { ReleaseManifest } from '@aangan/manifest';
import { messagesFile } from '@aangan/manifest';
import type { Untranslated } from '../tables.ts';

/** The language that stands in the source: what others are compared with. */
export const sourceLanguage = 'en';

/** How many ids a problem names. */
const maxNamed = 20;

/** Language → id → what it says: a text, or the parts that Lingui has compiled it to. */
type Messages = Record<string, Record<string, unknown>>;

/**
 * Why the messages of a release cannot be served: translations of what the source does not have, with other arguments or
 * other markup than it, or counts that are not those of release.json.
 * @param text of its messages.json
 */
export function messageProblems(
  { messages: counted = {} }: Pick<ReleaseManifest, 'messages'>,
  text: string,
): string[] {
  const messages = readMessages(text);
  if (typeof messages === 'string') return [messages];
  const source = messages[sourceLanguage] ?? {};
  const languages = new Set([...Object.keys(counted), ...Object.keys(messages)]);
  return [...languages].flatMap((language) => {
    const own = messages[language] ?? {};
    return [
      ...countProblems(language, counted[language], Object.keys(own).length),
      ...(language === sourceLanguage ? [] : translationProblems(language, own, source)),
    ];
  });
}

/** For each language of a messages.json, what it lacks of the source; for the source itself, all that it has. */
export function untranslatedOf(text: string): Record<string, Untranslated> {
  const messages = readMessages(text);
  if (typeof messages === 'string') return {};
  const ids = Object.keys(messages[sourceLanguage] ?? {});
  const lacking = Object.entries(messages).map(([language, own]) => {
    const isSource = language === sourceLanguage;
    const missing = isSource ? ids : ids.filter((id) => !Object.hasOwn(own, id));
    return [language, { count: missing.length, ids: missing.slice(0, maxNamed) }] as const;
  });
  return { [sourceLanguage]: { count: 0, ids: [] }, ...Object.fromEntries(lacking) };
}

/** What a release lacks in a language; null where it says nothing of its messages. */
export function lackingIn(
  untranslated: Record<string, Untranslated> | null,
  language: string,
): Untranslated | null {
  if (!untranslated) return null;
  if (language === sourceLanguage) return { count: 0, ids: [] };
  // In a language that it does not name, it lacks all that its source has.
  return untranslated[language] ?? untranslated[sourceLanguage] ?? null;
}

/** @returns the messages, or why they cannot be read */
function readMessages(text: string): Messages | string {
  try {
    const value: unknown = JSON.parse(text);
    if (isRecord(value) && Object.values(value).every(isRecord)) return value as Messages;
    return `messages: ${messagesFile} has an object of messages for each language`;
  } catch {
    return `messages: ${messagesFile} is no JSON`;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function countProblems(language: string, counted: number | undefined, found: number): string[] {
  if (counted === found) return [];
  return [
    `messages: release.json says ${counted ?? 'nothing of'} in "${language}", and ${messagesFile} has ${found}`,
  ];
}

function translationProblems(
  language: string,
  own: Record<string, unknown>,
  source: Record<string, unknown>,
): string[] {
  const ids = Object.keys(own);
  const unknown = ids.filter((id) => !Object.hasOwn(source, id));
  const claimed =
    unknown.length === 0
      ? []
      : [
          `messages: "${language}" claims messages that the release does not have: ${named(unknown)}`,
        ];
  const others = ids
    .filter((id) => Object.hasOwn(source, id))
    .flatMap((id) =>
      differences(partsOf(own[id]), partsOf(source[id])).map(
        (difference) => `messages: "${id}" in "${language}" ${difference}`,
      ),
    );
  const more = others.length - maxNamed;
  return [
    ...claimed,
    ...others.slice(0, maxNamed),
    ...(more > 0 ? [`messages: ${more} more in "${language}"`] : []),
  ];
}

/** Some ids, and how many there are beside them. */
export function named(ids: readonly string[], count: number = ids.length): string {
  const shown = ids.slice(0, maxNamed);
  const more = count - shown.length;
  return more > 0 ? `${shown.join(', ')} and ${more} more` : shown.join(', ');
}

/** What a message has beside its words. */
interface MessageParts {
  arguments: ReadonlySet<string>;
  /** Names of its tags, such as `0` of `<0>`. */
  tags: ReadonlySet<string>;
}

function differences(own: MessageParts | null, source: MessageParts | null): string[] {
  if (!own || !source) return ['is neither a text nor a compiled message'];
  const kinds = [
    ['the argument', own.arguments, source.arguments],
    ['the markup', own.tags, source.tags],
  ] as const;
  return kinds.flatMap(([what, has, expected]) => [
    ...[...has]
      .filter((one) => !expected.has(one))
      .map((one) => `has ${what} ${one}, which its source has not`),
    ...[...expected]
      .filter((one) => !has.has(one))
      .map((one) => `lacks ${what} ${one} of its source`),
  ]);
}

/** Markup of any kind: only numbered tags become elements, all others would be shown as they are. */
const tag = /<\/?\s*([A-Za-z0-9][\w-]*)(?:\s[^<>]*)?\/?>/g;
/** An argument that is not compiled. */
const argument = /\{\s*([A-Za-z_0-9]+)\s*[,}]/g;

/**
 * The arguments and tags of a compiled message, read without recursion, because a release may nest what it likes.
 * @returns null for what is no message
 */
function partsOf(message: unknown): MessageParts | null {
  const found = { arguments: new Set<string>(), tags: new Set<string>() };
  const left: unknown[] = [message];
  let isRoot = true;
  while (left.length > 0) {
    const part = left.pop();
    if (typeof part === 'string') {
      for (const [, name = ''] of part.matchAll(tag)) found.tags.add(name);
      for (const [, name = ''] of part.matchAll(argument)) found.arguments.add(name);
    } else if (Array.isArray(part)) {
      for (const token of part as unknown[]) {
        if (!Array.isArray(token)) left.push(token);
        // An argument: its name, its kind, and its format or what to say for each choice.
        else if (typeof token[0] !== 'string') return null;
        else {
          found.arguments.add(token[0]);
          if (isRecord(token[2])) left.push(...Object.values(token[2]));
        }
      }
    } else if (isRoot || !['number', 'undefined'].includes(typeof part)) {
      return null;
    }
    isRoot = false;
  }
  return found;
}
