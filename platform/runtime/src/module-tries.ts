import type { LoadableRelease } from '@aangan/manifest';
import type { ComposerEvent } from './composer-event.ts';
import type { Federation } from './federation.ts';
import { within } from './first-of.ts';

/** Which module is tried, and how. */
interface Try {
  remote: string;
  release: LoadableRelease;
  expose: string;
  /** Whether to use another address than before, so that no cache answers with the failure. */
  isRetry: boolean;
  /** How long the try may take before it counts as failed, in milliseconds. */
  patienceMs: number;
}

/**
 * Tries to load modules, and reports each try. If a remote's last try failed or hangs, another address is used.
 * @returns a function that makes one try. Its result counts even if it comes after another try has begun.
 */
export function createModuleTries(
  federation: Federation,
  onEvent: (event: ComposerEvent) => void,
): (tried: Try) => Promise<unknown> {
  /** Remote → the release that the federation loads it from. */
  const inUse = new Map<string, string>();
  /** Remotes whose last try failed or hangs. */
  const suspect = new Set<string>();
  /** Remote → its newest try; a failure of an older one says nothing about the remote. */
  const newest = new Map<string, object>();
  let retries = 0;

  const useRelease = (name: string, release: LoadableRelease, isRetry: boolean) => {
    if (!isRetry && inUse.get(name) === release.release) return;
    const retry = isRetry ? ++retries : 0;
    federation.use(name, release, retry);
    inUse.set(name, release.release);
  };

  return ({ remote: name, release, expose, isRetry, patienceMs }) => {
    const started = performance.now();
    const about = { remote: name, expose, release: release.release };
    newest.set(name, about);
    const load = async () => {
      useRelease(name, release, isRetry || suspect.has(name));
      return federation.load(name, expose);
    };
    const module = load();
    within(patienceMs, module).then(
      () => {
        suspect.delete(name);
        onEvent({ ...about, type: 'loaded', milliseconds: performance.now() - started });
      },
      (error: unknown) => {
        if (newest.get(name) === about) {
          suspect.add(name);
          inUse.delete(name);
        }
        onEvent({ ...about, type: 'failed', error });
      },
    );
    return module;
  };
}
