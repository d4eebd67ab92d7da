import { type I18n, type Messages, setupI18n } from '@lingui/core';

/** webpack replaces it. */
declare const process: { env: { NODE_ENV?: string } };

/** The locale that messages are written for: what has no translation is shown as it stands in the source. */
export const sourceLocale = 'en-IN';

/**
 * The messages of one release in one language.
 * @param locale BCP 47 language tag, which plurals and numbers in messages follow
 * @param translations compiled messages by id; none for the language of the source
 */
export function createMessages(locale: string = sourceLocale, translations: Messages = {}): I18n {
  const i18n = setupI18n({ locale, messages: { [locale]: translations } });
  // Builds have compiled all messages. Sources that run as they are, as in tests, are compiled as they are shown.
  return process.env.NODE_ENV === 'production' ? i18n.setMessagesCompiler(asItIs) : i18n;
}

function asItIs(message: string) {
  return message as unknown as ReturnType<MessageCompiler>;
}

type MessageCompiler = Parameters<I18n['setMessagesCompiler']>[0];

/** Whether a message is shown in the source's language, because it has no translation. */
export function isUntranslated({ locale, messages }: I18n, id: string): boolean {
  return locale !== sourceLocale && !Object.hasOwn(messages, id);
}

/** In place of each message, its id: for those who look for where a text is shown. */
export function createMessageIds(locale: string): I18n {
  return setupI18n({ locale, messages: { [locale]: {} }, missing: (_locale, id) => id });
}
