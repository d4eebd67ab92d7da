import type { RemoteManifest } from '@aangan/manifest';
import type { Compilation } from 'webpack';
import { recordTypes } from './types/record-types.ts';
import { bundledModules } from './used-names.ts';

/** What a remote's release.json says of types and API calls, with the files that hold the types. */
export function recordedOfRemote(
  compilation: Compilation,
  app: { directory: string; manifest: RemoteManifest },
) {
  const recorded = recordTypes({ ...app, modules: sourcesOf(compilation) });
  if (!recorded) return {};
  const { files, exposes, consumes, slots, operations } = recorded;
  return { texts: files, types: { exposes, consumes, ...someOf(slots) }, operations };
}

/** What the shell's release.json says of its slots and of API calls. */
export function recordedOfShell(compilation: Compilation, directory: string) {
  const recorded = recordTypes({ directory, modules: sourcesOf(compilation) });
  if (!recorded) return {};
  const { files, slots, operations } = recorded;
  const types = someOf(slots);
  return { texts: files, ...('slots' in types && { types }), operations };
}

function someOf(slots: Record<string, string>) {
  return Object.keys(slots).length > 0 ? { slots } : {};
}

/** The TypeScript modules of a build, by path. */
function sourcesOf(compilation: Compilation): string[] {
  const paths = bundledModules(compilation).flatMap((module) => {
    const { resource } = module as { resource?: unknown };
    return typeof resource === 'string' && /\.tsx?$/.test(resource) ? [resource] : [];
  });
  return [...new Set(paths)].filter((path) => !path.includes('/node_modules/')).sort();
}
