import type { RoutePlace } from '@aangan/host';
import { createMessages, type Messages, type SaySentence, sourceLocale } from '@aangan/messages';

/** What head functions are told of a page in a language, with the messages of their own release. */
export function placeIn(locale: string, say: SaySentence) {
  return (messages: unknown): Pick<RoutePlace, 'i18n' | 'say'> => ({
    i18n: createMessages(messages ? locale : sourceLocale, messages as Messages | undefined),
    say,
  });
}
