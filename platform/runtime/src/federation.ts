import type { LoadableRelease } from '@aangan/manifest';
import * as runtimeCore from '@module-federation/runtime-core';
import { type CheckedRelease, createScriptChecks } from './script-checks.ts';

/** How long a container's script may take, in milliseconds; the federation runtime's own limit is 20 s. */
const entryTimeoutMs = 8_000;

/** What the composer needs of module federation: to point a name at a release, and to load from it. */
export interface Federation {
  /** Makes `name` mean this release from now on. A `retry` above 0 loads the container again. */
  use(name: string, release: LoadableRelease, retry: number): void;
  /** Loads an exposed module of what `name` means. Rejects when container or module cannot be loaded. */
  load(name: string, expose: string): Promise<unknown>;
}

/** The scripts that the page may load, such as those of a composition. */
interface CheckedScripts {
  shell: CheckedRelease;
  remotes: readonly (CheckedRelease & { isLocal?: boolean })[];
}

/** The federation runtime that remotes are registered with: an instance, or the one of a build's own container. */
export type FederationRuntime = Pick<
  runtimeCore.ModuleFederation,
  'loadRemote' | 'registerPlugins' | 'registerRemotes'
>;

/**
 * Module federation in this page. Every script is checked against the composition's integrity: containers, and the
 * chunks of remotes and of the shell. Containers bring no federation runtime of their own: they use the one that is
 * published here.
 */
export function createFederation(
  { shell, remotes }: CheckedScripts,
  runtime: FederationRuntime,
): Federation {
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });
  const checks = createScriptChecks();
  for (const release of [shell, ...remotes]) checks.know(release);
  for (const { isLocal, baseUrl } of remotes) if (isLocal) checks.trust(baseUrl);
  runtime.registerPlugins([
    {
      name: 'aangan-entries',
      createScript: ({ url }) => {
        const script = document.createElement('script');
        script.src = url;
        checks.prepare(script);
        return { script, timeout: entryTimeoutMs };
      },
    },
  ]);
  return {
    use(name, release, retry) {
      checks.know(release);
      if (retry > 0) {
        checks.retry(release, retry);
        removePendingScripts(release);
      }
      runtime.registerRemotes(
        [
          {
            name,
            entry: entryUrl(release, retry),
            entryGlobalName: release.container,
            type: 'global',
          },
        ],
        // A failed container stays failed for loadRemote until its remote is registered again.
        { force: true },
      );
    },
    load: (name, expose) => runtime.loadRemote(`${name}/${expose.slice('./'.length)}`),
  };
}

/**
 * Takes the scripts of chunks that are still being loaded out of the page. webpack removes its scripts when they are
 * done, and waits for one that is there in place of asking again: one that hangs would make every retry hang.
 */
function removePendingScripts({ container }: LoadableRelease): void {
  for (const script of document.querySelectorAll('script[data-webpack]')) {
    if (script.getAttribute('data-webpack')?.startsWith(`${container}:`)) script.remove();
  }
}

/** The container's address; a retry changes it, because a hung or failed one stays so. */
function entryUrl({ baseUrl, entry }: LoadableRelease, retry: number): string {
  const url = new URL(baseUrl + entry, document.baseURI);
  if (retry > 0) url.searchParams.set('retry', String(retry));
  return url.href;
}
