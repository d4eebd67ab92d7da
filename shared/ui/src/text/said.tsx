import { useSentences } from '@aangan/messages';

/** A sentence of the product's rules, in the page's language. */
export function Said({ children }: { children: string }) {
  const say = useSentences();
  return <span>{say(children)}</span>;
}
