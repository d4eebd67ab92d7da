import type { ComposedRemote, Composition, LoadableRelease } from '@aangan/manifest';
import type { ComposerEvent } from './composer-event.ts';
import type { Federation } from './federation.ts';
import { firstOf, within } from './first-of.ts';
import { createModuleTries } from './module-tries.ts';
import { RemoteLoadError } from './remote-load-error.ts';
import { createThrownModules } from './thrown-modules.ts';

/** Loads modules of the remotes of one composition. */
export interface Composer {
  /**
   * An exposed module of a remote: from its release, tried twice with a pause between, else from the last known good
   * one; without that, its release is tried a third time after a longer pause. A try that hangs is not waited for to the end before the next begins. A module that threw is not loaded again,
   * but the one of the last known good release.
   * Calls for the same module share one load; a failed one is forgotten, so that the next call tries again.
   * @throws RemoteLoadError
   */
  load(remote: string, expose: string): Promise<unknown>;
  /** The module if it is there already, so that a page can render without waiting. */
  peek(remote: string, expose: string): unknown;
  /**
   * A module threw while it was rendered. Reports it, once for each release.
   * @returns whether `load` answers the module of the last known good release from now on
   */
  threw(remote: string, expose: string, error: unknown): boolean;
  /** A module threw because the browser has changed the page. Reports it; the release stays in use. */
  changed(remote: string, expose: string, error: unknown): void;
  /** Whether the composition has the remote switched off: then nothing of it is loaded. */
  isOff(remote: string): boolean;
}

interface ComposerOptions {
  composition: Pick<Composition, 'remotes'>;
  federation: Federation;
  onEvent?: (event: ComposerEvent) => void;
  /** How long a load may take with all its tries, in milliseconds: a hung chunk must not keep a visitor waiting. */
  timeoutMs?: number;
  /** The pause after a first failure, in milliseconds; it doubles with each, and is twice as long without a release to fall back to. */
  pauseMs?: number;
}

/** A composer for the composition that the page was served with. */
export function createComposer(options: ComposerOptions): Composer {
  const { composition, federation, onEvent = () => undefined } = options;
  const { timeoutMs = 7_000, pauseMs = 200 } = options;
  const remotes = new Map(composition.remotes.map((remote) => [remote.name, remote]));
  const loading = new Map<string, Promise<unknown>>();
  const loaded = new Map<string, { module: unknown; release: LoadableRelease }>();
  const tryModule = createModuleTries(federation, onEvent);
  const thrown = createThrownModules(onEvent);

  const loadWithFallback = (remote: ComposedRemote, expose: string) => {
    const { name } = remote;
    const fallback = fallbackOf(remote, expose);
    const again = fallback ? [fallback] : [];
    const releases = thrown.isReplaced(name, expose)
      ? [...again, ...again]
      : [remote, remote, fallback ?? remote];
    const patienceMs = timeoutMs / releases.length;
    const tries = releases.map((release, index) => async () => {
      const isRetry = index > 0 || release !== remote;
      const module = await tryModule({ remote: name, release, expose, isRetry, patienceMs });
      return { module, release };
    });
    return within(timeoutMs, firstOf(tries, patienceMs, fallback ? pauseMs : 2 * pauseMs));
  };

  const start = async (key: string, name: string, expose: string) => {
    try {
      const remote = remotes.get(name);
      if (!remote) throw new Error(`No remote "${name}" is in this composition`);
      if (remote.isOff) throw new Error(`The remote "${name}" is switched off`);
      const found = await loadWithFallback(remote, expose);
      loaded.set(key, found);
      return found.module;
    } catch (cause) {
      throw new RemoteLoadError(name, expose, cause);
    } finally {
      loading.delete(key);
    }
  };

  return {
    threw(name, expose, error) {
      const key = `${name} ${expose}`;
      const remote = remotes.get(name);
      if (!remote) return false;
      const fallback = fallbackOf(remote, expose);
      // Forgotten where another place has thrown before: both have rendered the same module.
      const release = loaded.get(key)?.release ?? remote;
      thrown.report({ remote: name, expose, release: release.release }, error);
      if (!fallback || release === fallback) return false;
      loaded.delete(key);
      thrown.replace(name, expose);
      return true;
    },
    changed(name, expose, error) {
      const release = loaded.get(`${name} ${expose}`)?.release ?? remotes.get(name);
      if (!release) return;
      onEvent({ remote: name, expose, release: release.release, type: 'changed', error });
    },
    isOff: (name) => remotes.get(name)?.isOff === true,
    peek: (name, expose) => loaded.get(`${name} ${expose}`)?.module,
    load(name, expose) {
      const key = `${name} ${expose}`;
      const known = loaded.get(key);
      if (known) return Promise.resolve(known.module);
      const running = loading.get(key) ?? start(key, name, expose);
      if (!loading.has(key)) loading.set(key, running);
      return running;
    },
  };
}

/** The last known good release, where it has the module. */
function fallbackOf({ fallback }: ComposedRemote, expose: string): LoadableRelease | undefined {
  return fallback && expose in fallback.exposes ? fallback : undefined;
}
