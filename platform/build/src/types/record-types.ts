import { join } from 'node:path';
import type { ApiOperation, RemoteManifest } from '@aangan/manifest';
import { posixRelative } from '../posix-path.ts';
import { apiOperations } from './api-operations.ts';
import { type ConsumedPart, consumedParts } from './consumed-parts.ts';
import { exportOf, exposedType } from './exposed-types.ts';
import { type OpenProgram, withProgram } from './open-program.ts';
import { passedProps } from './passed-props.ts';

/** What a build records of an app's types and of its calls of the API. */
export interface RecordedTypes {
  /** Texts of files, by path in the release. */
  files: Record<string, string>;
  /** Exposed module → the file that declares it. */
  exposes: Record<string, string>;
  /** Other remote → its exposed module → the file that passes it what this app passes. */
  consumes: Record<string, Record<string, string>>;
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
    return {
      files: { ...exposes.files, ...consumed.files },
      exposes: exposes.paths,
      consumes: consumed.paths,
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
  const { directory, modules, manifest } = app;
  const groups = new Map<string, ConsumedPart[]>();
  for (const file of modules) {
    const source = program.getSourceFile(file);
    const place = posixRelative(join(directory, '..'), file);
    for (const part of source ? consumedParts(checker, source, place) : []) {
      // Parts of the same release always fit: its build checks them.
      if (part.remote === manifest?.name) continue;
      const key = `${part.remote} ${part.expose}`;
      groups.set(key, [...(groups.get(key) ?? []), part]);
    }
  }
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

function operations(open: OpenProgram, { modules }: RecordedApp): ApiOperation[] {
  const found = new Map<string, ApiOperation>();
  for (const file of modules) {
    const source = open.program.getSourceFile(file);
    for (const operation of source ? apiOperations(open, source) : []) {
      found.set(JSON.stringify(operation), operation);
    }
  }
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, operation]) => operation);
}
