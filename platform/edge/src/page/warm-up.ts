import { type Composition, isForAudience } from '@aangan/manifest';
import type { BuiltPage } from './build-page.ts';
import type { ServableComposition } from './servable-channel.ts';

/** Tries to render a page of a composition; more would not help a release that cannot be rendered. */
const maxTries = 5;

/**
 * Has the renderer load releases before visitors request their pages: renders the start page and one page of each
 * remote, because each remote's pages are rendered in a child process of their own.
 * @param build builds a page of a composition as a guest's
 * @returns a function to call now and then with all compositions that visitors may get; it renders only new ones
 */
export function createWarmUp(
  build: (servable: ServableComposition, path: string) => Promise<BuiltPage>,
) {
  /** Tries by composition and path. */
  let tried = new Map<string, number>();

  return async (servables: readonly ServableComposition[]): Promise<void> => {
    const wanted = servables.flatMap((servable) =>
      pathsOf(servable.composition).map((path) => {
        return { servable, path, key: `${servable.composition.id} ${path}` };
      }),
    );
    tried = new Map(wanted.map(({ key }) => [key, tried.get(key) ?? 0]));
    for (const { servable, path, key } of wanted) {
      const tries = tried.get(key) ?? 0;
      if (tries >= maxTries) continue;
      const page = await build(servable, path);
      tried.set(key, page.renderMs === null ? tries + 1 : maxTries);
    }
  };
}

/** The start page, and for each renderable remote its first page that has a single address and needs no session. */
function pathsOf({ shell, remotes }: Composition): string[] {
  const firsts = remotes.flatMap(({ routes, server }) => {
    const first = routes.find(
      (route) =>
        !/[:*]/.test(route.path) &&
        !route.access &&
        isForAudience(route, shell.defaultAudience) &&
        server?.exposes.includes(route.expose),
    );
    return first ? [first.path] : [];
  });
  return [...new Set(['/', ...firsts])];
}
