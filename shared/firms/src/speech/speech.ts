import type { HeadMessages, RoutePlace } from '@aangan/host';
import { createMessages, type SaySentence } from '@aangan/messages';

/** How texts are made outside of components. */
export interface Speech {
  /** The messages of the release, in the page's language. */
  i18n: HeadMessages;
  /** Says labels of the API's values in the page's language. */
  say: SaySentence;
}

/** How a head function speaks; English for a host that does not tell it a language. */
export function speechOf({
  i18n = createMessages(),
  say = asItIs,
}: Partial<SpeechOfPlace> = {}): Speech {
  return { i18n, say };
}

type SpeechOfPlace = Pick<RoutePlace, 'i18n' | 'say'>;

const asItIs: SaySentence = (label) => label;
