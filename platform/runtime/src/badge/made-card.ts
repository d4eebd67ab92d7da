import type { BadgeOfPage } from '@aangan/manifest/badge';
import type { Made } from './made-by.ts';

/** Who made an element, with what the page and the composition know of it. */
export interface Described extends Made {
  release: string;
  /** Who owns it. */
  team: string;
  /** The path of the page's route, such as `/vendors/:id`. */
  page: string;
}

/** In words, for the live region. */
export function spokenText(made: Described): string {
  const { name, part, release, team, slot } = made;
  const where = slot === undefined ? `on the page ${made.page}` : `in the slot ${slot}`;
  return [part === undefined ? name : `${part} of ${name}`, `release ${release}`, team, where].join(
    ', ',
  );
}

/** The elements of the card that tells who made something: only texts are taken from what a release says. */
export function cardContent(made: Described, { console: site, channel }: BadgeOfPage): Node[] {
  const { name, part, release, team, slot, page } = made;
  const head = make('div', { class: 'head' }, [
    make('div', {}, [
      make('p', { class: 'kind' }, [kindOf(made)]),
      make('h2', {}, [part ?? 'The shell']),
    ]),
    make('button', { type: 'button', class: 'close', 'aria-label': 'Close' }, ['×']),
  ]);
  const rows = [
    ['Remote', name],
    ['Release', make('code', {}, [release])],
    ['Team', team],
    slot === undefined ? ['Page', page] : ['Slot', slot],
  ].flatMap(([term = '', value = '']) => [make('dt', {}, [term]), make('dd', {}, [value])]);
  const links = site
    ? Object.entries({
        Source: `/releases/${name}/${release}`,
        Console: `/remotes/${name}`,
        Errors: `/remotes/${name}#${channel}`,
      }).map(([text, path]) => {
        const href = site + path;
        return make('li', {}, [make('a', { href, target: '_blank', rel: 'noopener' }, [text])]);
      })
    : [];
  return [
    head,
    make('dl', {}, rows),
    ...(links.length > 0 ? [make('ul', {}, links)] : []),
    make('p', { class: 'hint' }, [
      'Press anything to hold it here. ',
      make('span', { class: 'keys' }, [make('kbd', {}, ['Esc']), ' ends.']),
    ]),
  ];
}

function kindOf({ part = '', slot }: Described): string {
  if (part.startsWith('/')) return 'Link';
  if (slot !== undefined) return 'Extension';
  return part === '' ? 'Around the page' : 'Module';
}

/** @param children texts are added as texts */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>> = {},
  children: readonly (Node | string)[] = [],
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}
