import type { ReleaseManifest } from '@aangan/manifest';

/**
 * The paths of pages that load a package of a release: its own, and those of remotes that show its parts, alone or in a
 * slot.
 * @param exposes those that load the package; undefined where that is not known
 * @param beside the releases that the channel serves
 * @returns null for every page: the shell is in each
 */
export function affectedPages(
  { name, ...release }: ReleaseManifest,
  exposes: readonly string[] | undefined,
  beside: readonly ReleaseManifest[],
): string[] | null {
  if (release.kind === 'shell') return null;
  const { routes, extensions = [] } = release.manifest;
  const isOne = (expose: string | undefined) =>
    exposes === undefined || (expose !== undefined && exposes.includes(expose));
  const own = routes.filter((route) => isOne('expose' in route ? route.expose : undefined));
  // An extension of the shell's slots can be on every page.
  const slots = extensions.filter(({ expose }) => isOne(expose)).map(({ slot }) => slot);
  const shell = beside.find(({ kind }) => kind === 'shell');
  if (shell && declaresOne(shell, slots)) return null;
  const showing = beside.flatMap((other) => {
    if (other.kind !== 'remote' || other.name === name) return [];
    const shown = other.manifest.consumes?.[name] ?? [];
    return declaresOne(other, slots) || shown.some(isOne) ? other.manifest.routes : [];
  });
  return [...new Set([...own, ...showing].map(({ path }) => path))].sort();
}

const declaresOne = ({ manifest }: ReleaseManifest, slots: readonly string[]) =>
  slots.some((slot) => Object.hasOwn(manifest.slots ?? {}, slot));
