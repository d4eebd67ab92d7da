import type { HeadMessages } from '@aangan/host';
import { msg } from '@lingui/core/macro';

type Node = Record<string, unknown>;

/** schema.org data of several things on one page, as JSON-LD. */
export function graphOf(...nodes: Node[]): Node {
  return { '@context': 'https://schema.org', '@graph': nodes };
}

/** A page that leads to another one. `path` is path-absolute. */
export interface Crumb {
  name: string;
  path: string;
}

/** How a page is reached from the home page, whose crumb is added. @param i18n the messages of the release */
export function breadcrumbs(i18n: HeadMessages, ...crumbs: Crumb[]): Node {
  const home = { name: i18n._(msg({ id: 'firms.home', message: 'Home' })), path: '/' };
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [home, ...crumbs].map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: path,
    })),
  };
}

/** A list of pages. @param before the number of items before the first one, on earlier pages of a listing */
export function itemList(items: readonly Crumb[], before = 0): Node {
  return {
    '@type': 'ItemList',
    itemListElement: items.map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: before + at + 1,
      name,
      url: path,
    })),
  };
}

/** A text of at most `max` characters, cut at a word. */
export function cut(text: string, max: number): string {
  const words = text.replace(/\s+/g, ' ').trim();
  if (words.length <= max) return words;
  const start = words.slice(0, max - 1);
  const end = start.lastIndexOf(' ');
  return `${start.slice(0, end > 0 ? end : undefined)}…`;
}
