import type { ComposedRemote, ComposedShell, Composition } from './composition.ts';
import { languagesOf, type TextInLanguages, textIn } from './languages.ts';
import type { RouteDeclaration } from './remote-manifest.ts';
import type { RouteLink } from './route-link.ts';
import type { ShellPage } from './shell-manifest.ts';

/** A route with its texts in one language. */
export interface RouteInLanguage extends Omit<RouteDeclaration, 'title' | 'link'> {
  title?: string;
  link?: LinkInLanguage;
}

interface LinkInLanguage extends Omit<RouteLink, 'label'> {
  label: string;
}

/** A remote of a composition with its texts in one language. */
export interface RemoteInLanguage extends Omit<ComposedRemote, 'routes'> {
  routes: RouteInLanguage[];
}

/** A shell of a composition with its texts in one language. */
export interface ShellInLanguage extends Omit<ComposedShell, 'pages' | 'description'> {
  description?: string;
  pages: (Omit<ShellPage, 'title'> & { title: string })[];
}

/** A composition whose texts are all in one language: what pages in that language are made of. */
export interface CompositionInLanguage extends Omit<Composition, 'shell' | 'remotes'> {
  shell: ShellInLanguage;
  remotes: RemoteInLanguage[];
}

/**
 * A composition as pages in a language have it. A text that is not in that language is the one of the default language.
 * @param language the code of a language; by default the site's default language
 */
export function inLanguage(composition: Composition, language?: string): CompositionInLanguage {
  const [{ code: defaultLanguage }] = languagesOf(composition.shell.languages);
  const code = language ?? defaultLanguage;
  const known = made.get(composition) ?? new Map<string, CompositionInLanguage>();
  made.set(composition, known);
  const inCode = known.get(code) ?? translated(composition, code, defaultLanguage);
  known.set(code, inCode);
  return inCode;
}

/** Each page asks for one of few: composition → language → what was made of it. */
const made = new WeakMap<Composition, Map<string, CompositionInLanguage>>();

function translated(
  composition: Composition,
  language: string,
  defaultLanguage: string,
): CompositionInLanguage {
  const { shell, remotes } = composition;
  const text = (one: TextInLanguages) => textIn(one, language, defaultLanguage);
  const route = (one: RouteDeclaration): RouteInLanguage => {
    const { title, link, ...others } = one;
    if (typeof (title ?? '') === 'string' && typeof (link?.label ?? '') === 'string') {
      return one as RouteInLanguage;
    }
    return {
      ...others,
      ...(title !== undefined && { title: text(title) }),
      ...(link && { link: { ...link, label: text(link.label) } }),
    };
  };
  return {
    ...composition,
    shell: {
      ...shell,
      ...(shell.description !== undefined && { description: text(shell.description) }),
      pages: shell.pages.map((page) => ({ ...page, title: text(page.title) })),
    } as ShellInLanguage,
    remotes: remotes.map((remote) => ({ ...remote, routes: remote.routes.map(route) })),
  };
}
