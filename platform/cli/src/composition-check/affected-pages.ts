import { type ReleaseManifest, type RemoteRelease, shellName } from '@aangan/manifest';

/** Name → release.json of a composition. */
export type Manifests = ReadonlyMap<string, ReleaseManifest>;

/** Why the pages of a remote may change; undefined if the candidate does not affect them. */
export type Reason = (remote: RemoteRelease) => string | undefined;

/**
 * Tells which remotes' pages a candidate can affect: its own, those that show a part of it or have a slot for it, directly
 * or indirectly, and those that read data which it newly writes. A shell affects all.
 */
export function reasonsOf(before: Manifests, after: Manifests): Reason {
  const changed = [...after.values()].filter(
    ({ name, release }) => before.get(name)?.release !== release,
  );
  const removed = [...before.keys()].filter((name) => !after.has(name));
  const names = [...changed.map(({ name }) => name), ...removed];
  const shell = changed.find(({ kind }) => kind === 'shell');
  const written = changed.flatMap((release) => {
    const known = new Set(writesOf(before.get(release.name)));
    return writesOf(release)
      .filter((operation) => !known.has(operation))
      .map((operation) => ({ name: release.name, place: placeOf(operation) }));
  });
  return (remote) => {
    if (shell) return 'the shell is new';
    if (names.includes(remote.name)) return `${remote.name} is new`;
    const part = partReaching(remote, names, [before, after]);
    if (part) return `it shows parts of ${part}`;
    const reads = (remote.operations ?? [])
      .filter(({ method }) => method === 'get')
      .map(({ path }) => placeOf(`get ${path}`));
    const writer = written.find(({ place }) => reads.includes(place));
    return writer && `it reads ${writer.place}, which ${writer.name} writes`;
  };
}

/** The changed remote whose part a remote's pages show, directly or within a part of another remote. */
function partReaching(
  remote: RemoteRelease,
  names: readonly string[],
  both: readonly Manifests[],
): string | undefined {
  const seen = new Set<string>();
  const open = [shellName, remote.name].flatMap((name) => shownBy(name, both));
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (names.includes(next)) return next;
    if (seen.has(next)) continue;
    seen.add(next);
    open.push(...shownBy(next, both));
  }
  return undefined;
}

/** The remotes whose parts a release shows, and those that put something into its slots. */
function shownBy(name: string, both: readonly Manifests[]): string[] {
  return both.flatMap((all) => {
    const owner = all.get(name);
    if (!owner) return [];
    const slots = owner.manifest.slots ?? {};
    const consumed = owner.kind === 'remote' ? Object.keys(owner.manifest.consumes ?? {}) : [];
    const extending = [...all.values()].filter(
      (one) =>
        one.kind === 'remote' &&
        one.manifest.extensions?.some(({ slot }) => Object.hasOwn(slots, slot)),
    );
    return [...consumed, ...extending.map((one) => one.name)];
  });
}

/** The operations with which a release changes data: method, path and the fields of its body. */
function writesOf(release: ReleaseManifest | undefined): string[] {
  return (release?.operations ?? [])
    .filter(({ method }) => method !== 'get')
    .map(({ method, path, body = [] }) => [method, path, ...body.toSorted()].join(' '));
}

/** The resource of an operation: the first two segments of its path. */
function placeOf(operation: string): string {
  const [, path = ''] = operation.split(' ');
  return `/${path.split('/').filter(Boolean).slice(0, 2).join('/')}`;
}
