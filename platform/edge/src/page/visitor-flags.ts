import { type Composition, shownRemotes } from '@aangan/manifest';
import { flagKey } from '@aangan/manifest/read-setting';
import { splitFlags, takenFlags } from '@aangan/manifest/taken-flags';
import { flagsHole, nonceHole } from '../document/nonce-document.ts';
import { inlineJson } from '../inline-elements.ts';
import { declaredPage } from './page-parts.ts';

/** The flags whose percentage reaches a visitor. */
export interface VisitorFlags {
  /** Those of the remotes that the page shows: its markup depends on them. */
  shown: readonly string[];
  /** All of the composition, as the page's scripts read them. As long for every visitor; empty where no flag is split. */
  text: string;
}

const none: VisitorFlags = { shown: [], text: '' };

/** The flags of a visitor on a page. @param visitor the visitor's id; null for one without */
export function flagsOf(
  composition: Composition,
  { address, audience, visitor }: { address: URL; audience: string; visitor: string | null },
): VisitorFlags {
  const { remotes } = composition;
  const split = splitFlags(remotes);
  if (split.length === 0) return none;
  const taken = takenFlags(remotes, visitor);
  const { route } = declaredPage(composition, address, audience);
  const names = shownRemotes(composition, route?.remote.name ?? null).remotes;
  const ofPage = new Set(
    names.flatMap(({ name, values = {}, serverValues = {} }) =>
      Object.keys({ ...values, ...serverValues }).map((value) => flagKey(name, value)),
    ),
  );
  const longest = split.map(([key]) => key).join(' ').length;
  return { shown: taken.filter((key) => ofPage.has(key)), text: taken.join(' ').padEnd(longest) };
}

/** The element with the visitor's flags; empty where no flag of the composition is split. */
export function flagsElement({ remotes }: Composition): string {
  if (splitFlags(remotes).length === 0) return '';
  return inlineJson('aangan-flags', JSON.stringify(flagsHole), nonceHole);
}
