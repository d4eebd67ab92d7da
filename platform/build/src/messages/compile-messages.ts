import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { CodeMessage } from './messages-in-code.ts';

/** The language that messages are written in. */
export const sourceLanguage = 'en';

/** A message as Lingui shows it: a text, or parts with places for arguments. */
export type CompiledMessage = string | ReturnType<typeof compileMessageOrThrow>;

/**
 * Compiles a message of ICU MessageFormat.
 * @param language the code of its language
 * @throws Error that names the message, when it is malformed
 */
export function compile(id: string, message: string, language = sourceLanguage): CompiledMessage {
  try {
    const [first, ...more] = compileMessageOrThrow(message).map((token) =>
      withoutRules(token, language),
    );
    return typeof first === 'string' && more.length === 0 ? first : [first ?? '', ...more];
  } catch (cause) {
    throw new Error(`The message ${id} is malformed: ${message}`, { cause });
  }
}

type Token = ReturnType<typeof compileMessageOrThrow>[number];

/**
 * A plural without a number in it, as a choice between numbers, where the language has few numbers in its form `one` and
 * all others in `other`: the first use of `Intl.PluralRules` takes a slow phone 80 ms.
 */
function withoutRules(token: Token, language: string): Token {
  if (typeof token === 'string') return token;
  const [name, type, format] = token;
  const { offset = 0, one, ...others } = (format ?? {}) as Record<string, never>;
  const isChoice =
    type === 'plural' &&
    offset === 0 &&
    Object.keys(others).every((form) => form === 'other' || /^\d+$/.test(form)) &&
    !JSON.stringify(format).includes('"#"');
  const numbers = isChoice ? numbersOfOne(language) : undefined;
  if (!numbers) return token;
  const ofOne = one === undefined ? [] : numbers.map((number) => [number, one]);
  return [name, 'select', { ...Object.fromEntries(ofOne), ...others }];
}

/** The whole numbers of the form `one`; undefined where they are many, or the language has further forms. */
function numbersOfOne(language: string): number[] | undefined {
  const rules = new Intl.PluralRules(language);
  const forms = rules.resolvedOptions().pluralCategories.toSorted();
  const numbers = Array.from({ length: 200 }, (_, number) => number).filter(
    (number) => rules.select(number) === 'one',
  );
  return forms.join() === 'one,other' && numbers.length <= 2 ? numbers : undefined;
}

/** Puts the compiled form of each message into the code in place of its text, on the same line. */
export function compileInCode(code: string, messages: readonly CodeMessage[]): string {
  let compiled = code;
  for (const { id, message, from, to } of [...messages].sort((a, b) => b.from - a.from)) {
    const literal = JSON.stringify(compile(id, message));
    const lines = code.slice(from, to).split('\n').length - 1;
    compiled = compiled.slice(0, from) + literal + '\n'.repeat(lines) + compiled.slice(to);
  }
  return compiled;
}
