import {
  type ComposedRoute,
  type Composition,
  messagesExpose,
  shownRemotes,
} from '@aangan/manifest';

export interface NamedPart {
  remote: string;
  expose: string;
}

/** What the edge reads of the state that a rendered page brings. Any remote of the composition may have written it. */
export interface StateOfPage {
  /** The remote components in the page. */
  parts?: NamedPart[];
  /** Whether the page shows that data is loading: the browser asks for it. */
  isWaiting?: boolean;
}

/**
 * Refuses the state of a rendered page if it names parts of remotes that the page does not show. The browser loads what
 * the state names before hydration, and the state may be written by any remote of the composition.
 * @returns the parts that it names
 * @throws Error
 */
export function requireOwnParts(
  { parts = [] }: StateOfPage,
  composition: Composition,
  page: ComposedRoute | undefined,
  language: string,
): NamedPart[] {
  if (!Array.isArray(parts)) throw new Error('Its state has parts that are no list.');
  const { remotes, parts: ofOthers } = shownRemotes(composition, page?.remote.name ?? null);
  const messages = remotes.map(({ name }) => `${name} ${messagesExpose(language)}`);
  const shown = new Set([...ofOthers, ...messages]);
  if (page) shown.add(`${page.remote.name} ${page.route.expose}`);
  for (const part of parts) {
    const name = `${part?.remote} ${part?.expose}`;
    if (!shown.has(name))
      throw new Error(`Its state has a part that the page does not show: ${name}`);
  }
  return parts;
}
