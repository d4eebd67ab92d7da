import type { ProposedComposition } from './gate.ts';

/** The paths of every page of a composition, each once for its owner, with the owner's name. */
export function declaredPaths({ shell, remotes }: ProposedComposition) {
  const own = { name: shell.name, paths: shell.manifest.pages.map(({ path }) => path) };
  const others = remotes.map(({ name, manifest }) => ({
    name,
    paths: manifest.routes.map(({ path }) => path),
  }));
  return [own, ...others].flatMap(({ name, paths }) =>
    [...new Set(paths)].map((path) => ({ name, path })),
  );
}
