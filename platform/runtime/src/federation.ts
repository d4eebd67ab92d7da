import type { LoadableRelease } from '@aangan/manifest';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import * as runtimeCore from '@module-federation/runtime-core';

/** How long a container's script may take, in milliseconds; the federation runtime's own limit is 20 s. */
const entryTimeoutMs = 8_000;

/** What the composer needs of module federation: to point a name at a release, and to load from it. */
export interface Federation {
  /** Makes `name` mean this release from now on. A `retry` above 0 loads the container again. */
  use(name: string, release: LoadableRelease, retry: number): void;
  /** Loads an exposed module of what `name` means. Rejects when container or module cannot be loaded. */
  load(name: string, expose: string): Promise<unknown>;
}

/**
 * Module federation in this page. Containers' scripts are checked against the composition's integrity.
 * The containers bring no federation runtime of their own: they use the one that is published here.
 */
export function createFederation(): Federation {
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });
  const integrityOf = new Map<string, string>();
  registerPlugins([
    {
      name: 'aangan-entries',
      createScript: ({ url }) => {
        const script = document.createElement('script');
        script.src = url;
        script.crossOrigin = 'anonymous';
        const integrity = integrityOf.get(url);
        if (integrity) script.integrity = integrity;
        return { script, timeout: entryTimeoutMs };
      },
    },
  ]);
  return {
    use(name, release, retry) {
      const entry = entryUrl(release, retry);
      const integrity = release.integrity[release.entry];
      if (integrity) integrityOf.set(entry, integrity);
      registerRemotes(
        [{ name, entry, entryGlobalName: release.container, type: 'global' }],
        // A failed container stays failed for loadRemote until its remote is registered again.
        { force: true },
      );
    },
    load: (name, expose) => loadRemote(`${name}/${expose.slice('./'.length)}`),
  };
}

/** The container's address; a retry changes it, because a hung or failed one stays so. */
function entryUrl({ baseUrl, entry }: LoadableRelease, retry: number): string {
  const url = new URL(baseUrl + entry, document.baseURI);
  if (retry > 0) url.searchParams.set('retry', String(retry));
  return url.href;
}
