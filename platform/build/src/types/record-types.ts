import { join } from 'node:path';
import type { ApiOperation, RemoteManifest } from '@aangan/manifest';
import type { SourceFile } from 'typescript/unstable/ast';
import type { Program } from 'typescript/unstable/sync';
import { hasInstalledSdk } from '../installed-sdk.ts';
import { posixRelative } from '../posix-path.ts';
import { apiOperations } from './api-operations.ts';
import { type ConsumedPart, consumedParts, type ShownSlot, shownSlots } from './consumed-parts.ts';
import { exportOf, exposedType } from './exposed-types.ts';
import { type OpenProgram, withProgram } from './open-program.ts';
import { passedProps, passedToSlot } from './passed-props.ts';

/** What a build records of an app's types and of its calls of the API. */
export interface RecordedTypes {
  /** Texts of files, by path in the release. */
  files: Record<string, string>;
  /** Exposed module → the file that declares it. */
  exposes: Record<string, string>;
  /** Other remote → its exposed module → the file that passes it what this app passes. */
  consumes: Record<string, Record<string, string>>;
  /** Slot → the file that passes an extension what this app passes. */
  slots: Record<string, string>;
  /** The API operations that the app calls, each once. */
  operations: ApiOperation[];
}

interface RecordedApp {
  /** The app's folder. */
  directory: string;
  /** The modules of the build, by path: what tree shaking removed is not recorded. */
  modules: readonly string[];
  /** Of a remote. */
  manifest?: Pick<RemoteManifest, 'name' | 'exposes'>;
}

/**
 * Reads types and API calls out of an app's sources.
 * @returns undefined where the app has no tsconfig.json, as in tests
 */
export function recordTypes(app: RecordedApp): RecordedTypes | undefined {
  return withProgram(app.directory, (open) => {
    const exposes = exposedFiles(open, app);
    const consumed = consumedFiles(open, app);
    const slots = slotFiles(open, app);
    return {
      files: { ...exposes.files, ...consumed.files, ...slots.files },
      exposes: exposes.paths,
      consumes: consumed.paths,
      slots: slots.paths,
      operations: operations(open, app),
    };
  });
}

function exposedFiles(open: OpenProgram, { directory, manifest }: RecordedApp) {
  const files: Record<string, string> = {};
  const paths: Record<string, string> = {};
  for (const [expose, file] of Object.entries(manifest?.exposes ?? {})) {
    const path = `types/exposes/${exportOf(expose)}.d.ts`;
    files[path] = exposedType(open, join(directory, file), expose);
    paths[expose] = path;
  }
  return { files, paths };
}

function consumedFiles({ program, checker }: OpenProgram, app: RecordedApp) {
  // Parts of the same release always fit: its build checks them.
  const groups = Map.groupBy(
    placesOf<ConsumedPart>(program, app, (source, place) =>
      consumedParts(checker, source, place),
    ).filter(({ remote }) => remote !== app.manifest?.name),
    ({ remote, expose }) => `${remote} ${expose}`,
  );
  const files: Record<string, string> = {};
  const paths: Record<string, Record<string, string>> = {};
  for (const parts of groups.values()) {
    const [{ remote, expose }] = parts as [ConsumedPart];
    const path = `types/consumes/${remote}/${exportOf(expose)}.ts`;
    files[path] = passedProps(checker, parts);
    paths[remote] = { ...paths[remote], [expose]: path };
  }
  return { files, paths };
}

function slotFiles({ program, checker }: OpenProgram, app: RecordedApp) {
  const groups = Map.groupBy(
    placesOf<ShownSlot>(program, app, (source, place) => shownSlots(checker, source, place)),
    ({ slot }) => slot,
  );
  const files: Record<string, string> = {};
  const paths: Record<string, string> = {};
  for (const [slot, places] of groups) {
    const path = `types/slots/${slot}.ts`;
    files[path] = passedToSlot(checker, places);
    paths[slot] = path;
  }
  return { files, paths };
}

/** @param find finds places in a file; `place` is how the file is named in messages */
function placesOf<Place>(
  program: Program,
  { directory, modules }: RecordedApp,
  find: (source: SourceFile, place: string) => Place[],
): Place[] {
  // Not below the folder of a checkout: its name would be a part of the release.
  const root = hasInstalledSdk(directory) ? directory : join(directory, '..');
  return modules.flatMap((file) => {
    const source = program.getSourceFile(file);
    return source ? find(source, posixRelative(root, file)) : [];
  });
}

function operations(open: OpenProgram, { modules }: RecordedApp): ApiOperation[] {
  return unique(modules.flatMap((file) => operationsOfFile(open, file)));
}

function operationsOfFile(open: OpenProgram, file: string): ApiOperation[] {
  const source = open.program.getSourceFile(file);
  return source ? apiOperations(open, source) : [];
}

/** Each operation once, in an order that follows from them. */
export function unique(called: readonly ApiOperation[]): ApiOperation[] {
  const found = new Map(called.map((operation) => [JSON.stringify(operation), operation]));
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, operation]) => operation);
}

/** The API operations that each of these files of a package calls; files that call none are left out. */
export function operationsByFile(
  directory: string,
  files: readonly string[],
): Map<string, ApiOperation[]> {
  const found = withProgram(directory, (open) =>
    files.map((file) => [file, operationsOfFile(open, file)] as const),
  );
  return new Map(found?.filter(([, called]) => called.length > 0));
}
