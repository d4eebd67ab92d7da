import { isMessagesExpose } from './declared-names.ts';
import { messagesExpose } from './languages.ts';
import { limits } from './limits.ts';
import { shellName } from './names.ts';
import { portableFolder } from './portable.ts';
import { isReleasable, releasableEndings } from './release-file.ts';
import {
  messagesFile,
  type RecordedTypes,
  type ReleaseManifest,
  type RemoteRelease,
  type ShellRelease,
} from './release-manifest.ts';
import { remoteProblems } from './remote-manifest.ts';
import { releasedSiteFiles, shellProblems } from './shell-manifest.ts';

/**
 * The global that a release's container registers under. It follows from name and release, so that no release can
 * take another one's, or a name that every object has.
 */
export function containerOf(name: string, release: string): string {
  return `aangan_${name.replaceAll('-', '_')}_${release}`;
}

/** The global of a release's container for hosts that know nothing of this platform. */
export function portableContainerOf(name: string, release: string): string {
  return `${containerOf(name, release)}_portable`;
}

/** What a schema cannot express: the parts of a release.json that do not fit together. */
export function releaseProblems(release: ReleaseManifest): string[] {
  return [
    ...nameProblems(release),
    ...containerProblems(release),
    ...fileProblems(release),
    ...endingProblems(release),
    ...messageProblems(release),
    ...(release.kind === 'shell' ? shellProblems(release.manifest) : exposeProblems(release)),
    ...largeTypeFiles(release),
  ];
}

/** Why a release may not have its name; none where it may. */
export function nameProblems(release: ReleaseManifest): string[] {
  if (release.kind === 'shell') {
    return release.name === shellName
      ? []
      : [`name: expected "${shellName}" for a release of kind shell, found "${release.name}"`];
  }
  return [
    ...(release.name === shellName ? [`kind: "${shellName}" is the name of the shell`] : []),
    ...(release.manifest.name === release.name
      ? []
      : [
          `name: expected "${release.manifest.name}" as in its remote.json, found "${release.name}"`,
        ]),
  ];
}

function containerProblems(manifest: ReleaseManifest): string[] {
  const { name, release, container } = manifest;
  const own = containerOf(name, release);
  const problems = container === own ? [] : [`container: expected "${own}", found "${container}"`];
  return manifest.kind === 'remote' ? [...problems, ...portableProblems(manifest)] : problems;
}

function portableProblems({ name, release, portable }: RemoteRelease): string[] {
  if (!portable) return [];
  const own = portableContainerOf(name, release);
  return [
    ...(portable.container === own
      ? []
      : [`portable.container: expected "${own}", found "${portable.container}"`]),
    ...[portable.entry, portable.manifest]
      .filter((path) => !path.startsWith(portableFolder))
      .map((path) => `portable: "${path}" is not in the folder ${portableFolder}`),
  ];
}

/** A file that a release names for a purpose, with the ending that it needs. */
interface NamedFile {
  place: string;
  path: string;
  kind: string;
  ending: RegExp;
}

const script = { kind: 'a script (.js)', ending: /\.m?js$/ };

function namedFiles(release: ReleaseManifest): NamedFile[] {
  return namedScripts(release)
    .map(({ place, path }): NamedFile => ({ place, path, ...script }))
    .concat(release.kind === 'shell' ? otherFilesOf(release) : federationManifestOf(release))
    .concat(typeFilesOf(release));
}

/** The files that hold a release's types, with the place that names each. */
function typeFilesOf({ types }: Pick<ReleaseManifest, 'types'>): NamedFile[] {
  const file = { kind: 'TypeScript (.ts)', ending: /\.ts$/ };
  const { exposes = {}, consumes = {}, slots = {} }: Partial<RecordedTypes> = types ?? {};
  const exposed = Object.entries(exposes).map(([expose, path]) => ({
    place: `types.exposes.${expose}`,
    path,
    ...file,
  }));
  const passed = Object.entries(consumes).flatMap(([remote, parts]) =>
    Object.entries(parts).map(([expose, path]) => ({
      place: `types.consumes.${remote}.${expose}`,
      path,
      ...file,
    })),
  );
  const ofSlots = Object.entries(slots).map(([slot, path]) => ({
    place: `types.slots.${slot}`,
    path,
    ...file,
  }));
  return [...exposed, ...passed, ...ofSlots];
}

function federationManifestOf({ portable }: RemoteRelease): NamedFile[] {
  if (!portable) return [];
  const { manifest: path } = portable;
  return [{ place: 'portable.manifest', path, kind: 'JSON (.json)', ending: /\.json$/ }];
}

function otherFilesOf(release: ShellRelease): NamedFile[] {
  const { template, fonts, fontsByLanguage = {}, manifest } = release;
  const named = [{ place: 'fonts', paths: fonts }].concat(
    Object.entries(fontsByLanguage).map(([language, paths]) => ({
      place: `fontsByLanguage.${language}`,
      paths,
    })),
  );
  return [
    { place: 'template', path: template, kind: 'a page (.html)', ending: /\.html$/ },
    ...named.flatMap(({ place, paths }) =>
      paths.map((path) => ({ place, path, kind: 'a font (.woff2)', ending: /\.woff2$/ })),
    ),
    ...releasedSiteFiles(manifest).map((path) => ({
      place: 'files',
      path,
      kind: 'a file',
      ending: /./,
    })),
  ];
}

/** The scripts that a release names, with the place that names each. */
function namedScripts(release: ReleaseManifest): { place: string; path: string }[] {
  const server = release.server ? [{ place: 'server.file', path: release.server.file }] : [];
  if (release.kind === 'shell') {
    return [...release.scripts.map((path) => ({ place: 'scripts', path })), ...server];
  }
  const exposed = Object.entries(release.exposes).flatMap(([expose, paths]) =>
    paths.map((path) => ({ place: `exposes.${expose}`, path })),
  );
  const portable = release.portable ? [{ place: 'portable', path: release.portable.entry }] : [];
  return [{ place: 'entry', path: release.entry }, ...exposed, ...server, ...portable];
}

function fileProblems(release: ReleaseManifest): string[] {
  return namedFiles(release).flatMap(({ place, path, kind, ending }) => [
    ...(ending.test(path) ? [] : [`${place}: expected ${kind}, found "${path}"`]),
    ...(Object.hasOwn(release.files, path) ? [] : [`files: "${path}" is named but not listed`]),
  ]);
}

/** Files with endings that the platform never loads are refused: they could only be opened as a page of the site. */
function endingProblems({ files, kind }: ReleaseManifest): string[] {
  return Object.keys(files)
    .filter((path) => !isReleasable(path, kind))
    .map(
      (path) =>
        `files: "${path}" is of a kind that releases cannot have. Leave it out of the build, or bring it in as one of ${releasableEndings.join(' ')}`,
    );
}

/** A count of messages needs the file that they are in, and a module with messages needs a count of them. */
function messageProblems(release: ReleaseManifest): string[] {
  const { messages, files } = release;
  const { bytes } = (Object.hasOwn(files, messagesFile) && files[messagesFile]) || {};
  const exposes = release.kind === 'remote' ? Object.keys(release.exposes) : [];
  const counted = Object.keys(messages ?? {}).map(messagesExpose);
  return [
    ...(messages && bytes === undefined
      ? [`messages: the release claims messages, and has no file ${messagesFile}`]
      : []),
    ...((bytes ?? 0) > limits.messagesBytes && messages
      ? [`messages: ${messagesFile} has at most ${limits.messagesBytes} bytes`]
      : []),
    ...exposes
      .filter((expose) => isMessagesExpose(expose) && !counted.includes(expose))
      .map((expose) => `messages: the build has ${expose}, and counts no messages in its language`),
  ];
}

function largeTypeFiles(release: ReleaseManifest): string[] {
  return typeFilesOf(release)
    .filter(({ path }) => (release.files[path]?.bytes ?? 0) > limits.typeFileBytes)
    .map(({ place }) => `${place}: a file of types has at most ${limits.typeFileBytes} bytes`);
}

/** Each module that remote.json exposes is in the build, and nothing else is. */
function exposeProblems(release: RemoteRelease): string[] {
  const declared = Object.keys(release.manifest.exposes);
  const built = Object.keys(release.exposes);
  return [
    ...remoteProblems(release.manifest),
    ...declared
      .filter((expose) => !built.includes(expose))
      .map((expose) => `exposes: remote.json lists ${expose}, and the build has no such module`),
    ...built
      .filter((expose) => !declared.includes(expose) && !isMessagesExpose(expose))
      .map((expose) => `exposes: the build has ${expose}, and remote.json does not list it`),
    ...(release.server?.exposes ?? [])
      .filter((expose) => !declared.includes(expose) && !isMessagesExpose(expose))
      .map((expose) => `server.exposes: ${expose} is not in the exposes of remote.json`),
    ...[...Object.keys(release.types?.exposes ?? {}), ...Object.keys(release.sizes ?? {})]
      .filter((expose) => !declared.includes(expose) && !isMessagesExpose(expose))
      .map((expose) => `types, sizes: ${expose} is not in the exposes of remote.json`),
  ];
}
