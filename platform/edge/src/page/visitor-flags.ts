import { type Composition, inLanguage, shownRemotes } from '@aangan/manifest';
import { splitFlags, takenFlags } from '@aangan/manifest/taken-flags';
import { flagsHole, nonceHole } from '../document/nonce-document.ts';
import { inlineJson } from '../inline-elements.ts';
import { declaredPage } from './page-parts.ts';

/** The flags whose percentage reaches a visitor. */
export interface VisitorFlags {
  /** Whether the visitor's id decides on any flag. */
  isSplit: boolean;
  /** Those of the remotes that the page shows and for its audience: its markup depends on them. */
  shown: readonly string[];
  /**
   * All of the composition that browsers read, as the page's scripts read them. As long for every visitor; empty where no
   * such flag is split.
   */
  text: string;
}

const none: VisitorFlags = { isSplit: false, shown: [], text: '' };

/** The flags of a visitor on a page. @param visitor the visitor's id; null for one without */
export function flagsOf(
  composition: Composition,
  { address, audience, visitor }: { address: URL; audience: string; visitor: string | null },
): VisitorFlags {
  const { remotes } = composition;
  if (splitFlags(remotes).length === 0) return none;
  const { route } = declaredPage(inLanguage(composition), address, audience);
  const names = shownRemotes(composition, route?.remote.name ?? null).remotes;
  const read = readByBrowsers(remotes);
  const maxLength = textOf(splitFlags(read).map(([key]) => key)).length;
  return {
    isSplit: true,
    shown: takenFlags(names, visitor, audience),
    text: textOf(takenFlags(read, visitor)).padEnd(maxLength),
  };
}

/** The element with the visitor's flags; empty where no flag that browsers read is split. */
export function flagsElement({ remotes }: Composition): string {
  if (splitFlags(readByBrowsers(remotes)).length === 0) return '';
  return inlineJson('aangan-flags', JSON.stringify(flagsHole), nonceHole);
}

/** The remotes with the values that pages may name. */
const readByBrowsers = (remotes: Composition['remotes']) =>
  remotes.map(({ name, values = {} }) => ({ name, values }));

const textOf = (keys: readonly string[]) => keys.join(' ');
