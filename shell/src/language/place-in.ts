import type { RoutePlace } from '@aangan/host';
import { createMessages, type Messages, sourceLocale } from '@aangan/messages';

/** What head functions are told of a page in a language, with the messages of their own release. */
export function placeIn(locale: string) {
  return (messages: unknown): Pick<RoutePlace, 'i18n'> => ({
    i18n: createMessages(messages ? locale : sourceLocale, messages as Messages | undefined),
  });
}
