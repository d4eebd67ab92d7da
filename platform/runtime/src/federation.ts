import type { LoadableRelease } from '@aangan/manifest';
import type { CheckedRelease, ScriptChecks } from './script-checks.ts';

/** How long a container's script may take, in milliseconds. */
export const entryTimeoutMs = 8_000;

/** What the composer needs of module federation: to point a name at a release, and to load from it. */
export interface Federation {
  /** Binds `name` to this release. A `retry` above 0 loads the container again. */
  use(name: string, release: LoadableRelease, retry: number): void;
  /**
   * Loads an exposed module of the release that `name` is bound to. Rejects if container or module cannot be loaded.
   */
  load(name: string, expose: string): Promise<unknown>;
}

/** The scripts that the page may load, such as those of a composition. */
export interface CheckedScripts {
  shell: CheckedRelease;
  /** Without an address where nothing of a remote may be loaded yet. */
  remotes: readonly (Partial<CheckedRelease> & { isLocal?: boolean })[];
}

/** The packages that the page provides to remotes. */
export interface SharedPackages {
  /** What a remote imports → the module. */
  modules: Readonly<Record<string, unknown>>;
  /** What a remote imports → loads the module, where a remote needs it. */
  later?: Readonly<Record<string, () => Promise<unknown>>>;
  /** Package → its version. */
  versions: Readonly<Record<string, string>>;
}

/** The container's address; a retry changes it, because a hung or failed load is cached for its address. */
export function entryUrl({ baseUrl, entry }: LoadableRelease, retry: number): string {
  const url = new URL(baseUrl + entry, document.baseURI);
  if (retry > 0) url.searchParams.set('retry', String(retry));
  return url.href;
}

/** Has the scripts of a release checked; a `retry` above 0 requests failed or hanging scripts again. */
export function prepareScripts(
  checks: ScriptChecks,
  release: LoadableRelease,
  retry: number,
): void {
  checks.know(release);
  if (retry === 0) return;
  checks.retry(release, retry);
  removePendingScripts(release);
}

/**
 * Removes script elements of chunks that are still loading. webpack waits for an existing element instead of requesting
 * the chunk again, so a hanging one would make every retry hang.
 */
function removePendingScripts({ container }: LoadableRelease): void {
  for (const script of document.querySelectorAll('script[data-webpack]')) {
    if (script.getAttribute('data-webpack')?.startsWith(`${container}:`)) script.remove();
  }
}

/** The version of a request's package: `react/jsx-runtime` belongs to `react`. */
export function versionOf(request: string, versions: SharedPackages['versions']): string {
  const depth = request.startsWith('@') ? 2 : 1;
  return versions[request.split('/').slice(0, depth).join('/')] ?? '0';
}
