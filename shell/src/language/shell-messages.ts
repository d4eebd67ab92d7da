import type { AddressedLanguage } from '@aangan/manifest/languages';
import { createMessages, type I18n, type Messages } from '@aangan/messages';

const translations: Record<string, () => Promise<{ messages: Messages }>> = {
  hi: () => import(/* webpackChunkName: "messages-hi" */ '../../locales/hi.po'),
};

/** The shell's own messages in the page's language; the texts of its sources where they cannot be loaded. */
export async function loadShellMessages({
  language,
  locale,
}: Pick<AddressedLanguage, 'language' | 'locale'>): Promise<I18n> {
  const loaded = await translations[language]?.().catch(() => undefined);
  return createMessages(locale, loaded?.messages);
}
