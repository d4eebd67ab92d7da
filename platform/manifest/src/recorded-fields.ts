import type { ReleaseManifest, RemoteRelease, ShellRelease } from './release-manifest.ts';

/** A version of a package (https://semver.org, without build metadata), a plus sign and a release's id. */
const versionForm =
  /^((?:0|[1-9]\d{0,8})(?:\.(?:0|[1-9]\d{0,8})){2}(?:-[0-9A-Za-z.-]{1,32})?)\+([a-f0-9]{16})$/;

/** The version of the package that a release was built from; undefined where its build did not record one. */
export function packageVersionOf({ version = '' }: Pick<ReleaseManifest, 'version'>) {
  return versionForm.exec(version)?.[1];
}

/**
 * Why a new release cannot be published although its release.json is well-formed: it does not say what the compatibility
 * gate compares, or says it in two ways. Releases that were published before their builds recorded these fields stay
 * valid.
 */
export function unrecordedProblems(release: ReleaseManifest): string[] {
  return [
    ...versionProblems(release),
    ...(release.operations
      ? []
      : [lacks('operations', 'which operations of the API it calls', release)]),
    ...slotProblems(release),
    ...(release.kind === 'shell' ? shellProblems(release) : remoteProblems(release)),
  ];
}

function lacks(field: string, what: string, { name }: ReleaseManifest): string {
  return `${field}: release.json does not say ${what}. Build ${name} again with the current platform, which records it.`;
}

function versionProblems(release: ReleaseManifest): string[] {
  if (release.version === undefined) return [lacks('version', 'which version it is', release)];
  const [, , id] = versionForm.exec(release.version) ?? [];
  if (id === release.release) return [];
  const expected = `the version of its package and "+${release.release}"`;
  return [`version: expected ${expected}, found "${release.version}"`];
}

/** A shell says which names it provides of each of its shared packages. */
function shellProblems(release: ShellRelease): string[] {
  const { provides, names } = release.shared;
  const listed = Object.keys(names).map(packageOf);
  return Object.keys(provides)
    .filter((name) => !listed.includes(name))
    .map((name) => lacks('shared.names', `which names it provides of ${name}`, release));
}

function remoteProblems(release: RemoteRelease): string[] {
  const exposes = Object.keys(release.manifest.exposes);
  const { types, sizes } = release;
  return [
    ...exposes
      .filter((expose) => !Object.hasOwn(types?.exposes ?? {}, expose))
      .map((expose) => lacks('types.exposes', `what ${expose} takes`, release)),
    ...exposes
      .filter((expose) => !Object.hasOwn(sizes ?? {}, expose))
      .map((expose) => lacks('sizes', `how large ${expose} is`, release)),
    ...wrongSizes(release),
    ...consumedProblems(release),
    ...unrequired(release),
  ];
}

function wrongSizes({ sizes = {}, exposes, files }: RemoteRelease): string[] {
  return Object.entries(sizes).flatMap(([expose, { bytes }]) => {
    const scripts = new Set(exposes[expose] ?? []);
    const listed = [...scripts].reduce((sum, path) => sum + (files[path]?.bytes ?? 0), 0);
    return bytes === listed
      ? []
      : [`sizes.${expose}: expected ${listed} bytes, as its files have, found ${bytes}`];
  });
}

/**
 * The slots for modules that remote.json or shell.json declares, and those that the build recorded, are the same.
 */
function slotProblems({ name, manifest, types }: ReleaseManifest): string[] {
  const declared = Object.entries(manifest.slots ?? {}).flatMap(([slot, about]) =>
    'takes' in about ? [] : [slot],
  );
  const recorded = Object.keys(types?.slots ?? {});
  return [
    ...recorded
      .filter((slot) => !declared.includes(slot))
      .map(
        (slot) =>
          `slots: ${name} shows the slot ${slot}, and does not declare it. Add it to "slots".`,
      ),
    ...declared
      .filter((slot) => !recorded.includes(slot))
      .map(
        (slot) =>
          `types.slots: ${name} declares the slot ${slot}, and the build has recorded no place that shows it. Name the slot literally, or remove it from "slots".`,
      ),
  ];
}

/** What remote.json declares to consume, and what the build recorded, are the same. */
function consumedProblems({ name, manifest, types }: RemoteRelease): string[] {
  const recorded = partsOf(types?.consumes ?? {});
  const declared = partsOf(manifest.consumes ?? {});
  return [
    ...[...recorded]
      .filter((part) => !declared.has(part))
      .map(
        (part) =>
          `consumes: ${name} shows ${part}, and its remote.json does not declare it. Add it to "consumes".`,
      ),
    ...[...declared]
      .filter((part) => !recorded.has(part))
      .map(
        (part) =>
          `types.consumes: remote.json of ${name} declares that it consumes ${part}, and the build has recorded no place that shows it. Name remote and expose of the part literally, or remove it from "consumes".`,
      ),
  ];
}

function partsOf(consumes: Record<string, readonly string[] | Record<string, string>>) {
  const parts = Object.entries(consumes).flatMap(([remote, exposes]) =>
    (Array.isArray(exposes) ? exposes : Object.keys(exposes)).map(
      (expose) => `${expose} of ${remote}`,
    ),
  );
  return new Set<string>(parts);
}

function unrequired({ name, shared: { requires, uses } }: RemoteRelease): string[] {
  return Object.keys(uses)
    .filter((request) => !Object.hasOwn(requires, packageOf(request)))
    .map(
      (request) =>
        `shared.requires: ${name} imports ${request}, and release.json has no version range of it`,
    );
}

/** The package of a request: `@site/host/part` is of `@site/host`, `react/jsx-runtime` of `react`. */
export function packageOf(request: string): string {
  const [first = '', second] = request.split('/');
  return first.startsWith('@') && second !== undefined ? `${first}/${second}` : first;
}
