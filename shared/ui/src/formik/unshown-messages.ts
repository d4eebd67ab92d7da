import type { SaySentence } from '@aangan/messages';

/**
 * The server's messages for fields that a form does not show, as one text; '' if there are none.
 * @param problem a failed request with its messages by field
 * @param shown an object whose keys are the fields that the form shows
 * @param say what says them in the page's language; as they are by default
 */
export function unshownMessages(
  { fields = {} }: { fields?: Record<string, string[]> },
  shown: object,
  say: SaySentence = (sentence) => sentence,
): string {
  return Object.entries(fields)
    .filter(([field]) => !(field in shown))
    .flatMap(([, messages]) => messages.map(say))
    .join(' ');
}
