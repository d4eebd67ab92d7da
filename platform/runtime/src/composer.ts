import type { LoadableRelease, RemoteDescription, SiteComposition } from '@aangan/manifest';
import type { ComposerEvent } from './composer-event.ts';
import type { DescribedRemotes } from './described-remotes.ts';
import type { Federation } from './federation.ts';
import { firstOf, within } from './first-of.ts';
import { createModuleTries } from './module-tries.ts';
import { RemoteLoadError } from './remote-load-error.ts';
import { createThrownModules } from './thrown-modules.ts';

/** Loads modules of the remotes of one composition. */
export interface Composer {
  /**
   * Loads an exposed module of a remote: tries its release twice with a pause between, then the last known good
   * release; without one, tries its release a third time after a longer pause. The next try begins without waiting for
   * one that hangs. After a module threw, only the last known good release is loaded. Calls for the same module share
   * one load; a failed load is forgotten, so that the next call tries again.
   * @throws RemoteLoadError
   */
  load(remote: string, expose: string): Promise<unknown>;
  /** The module if it is loaded already, so that a page can render synchronously. */
  peek(remote: string, expose: string): unknown;
  /**
   * Reports that a module threw during rendering, once for each release.
   * @returns whether `load` returns the module of the last known good release from now on
   */
  threw(remote: string, expose: string, error: unknown): boolean;
  /** Reports that a module threw because the browser changed the page. Its release stays in use. */
  changed(remote: string, expose: string, error: unknown): void;
  /** Reports, once, that a module is not shown in a slot that is within itself. */
  ringed(remote: string, expose: string, error: unknown): void;
  /** Whether the composition has the remote switched off, so that nothing of it is loaded. */
  isOff(remote: string): boolean;
  /**
   * The messages in the page's language of the release that a module was loaded from; undefined where it has none. Absent
   * where the page is in the language of the sources.
   */
  messagesOf?(remote: string, expose: string): unknown;
}

interface ComposerOptions {
  composition: Pick<SiteComposition, 'remotes'>;
  /** Fetches what the composition does not have of a remote; absent where it has all. */
  describe?: DescribedRemotes['describe'];
  federation: Federation;
  /** The expose with the messages in the page's language; absent for the language of the sources. */
  messages?: string;
  onEvent?: (event: ComposerEvent) => void;
  /** How long a load may take with all its tries, in milliseconds: a hung chunk must not keep a visitor waiting. */
  timeoutMs?: number;
  /**
   * The pause after the first failure, in milliseconds. It doubles with each failure, and is twice as long if there is
   * no release to fall back to.
   */
  pauseMs?: number;
}

/** A composer that knows what its modules were loaded from. */
export interface PageComposer extends Composer {
  /** The release that a module was loaded from, which may be the fallback; undefined until it is loaded. */
  releaseOf(remote: string, expose: string): string | undefined;
}

/** A composer for the composition that the page was served with. */
export function createComposer(options: ComposerOptions): PageComposer {
  const { composition, describe, federation, messages, onEvent = () => undefined } = options;
  const { timeoutMs = 7_000, pauseMs = 200 } = options;
  const remotes = new Map(composition.remotes.map((remote) => [remote.name, remote]));
  const loading = new Map<string, Promise<unknown>>();
  const loaded = new Map<string, LoadedModule>();
  const rings = new Set<string>();
  const tryModule = createModuleTries(federation, onEvent);
  const thrown = createThrownModules(onEvent);
  /** What the modules of a remote were loaded from. */
  const descriptions = new Map<string, RemoteDescription>();

  const loadWithFallback = (name: string, remote: RemoteDescription, expose: string) => {
    const fallback = fallbackOf(remote, expose);
    const again = fallback ? [fallback] : [];
    const releases = thrown.isReplaced(name, expose)
      ? [...again, ...again]
      : [remote, remote, fallback ?? remote];
    const patienceMs = timeoutMs / releases.length;
    const tries = releases.map((release, index) => async () => {
      const isRetry = index > 0 || release !== remote;
      const load = { remote: name, release, isRetry, patienceMs };
      const [module, translations] = await Promise.all([
        tryModule({ ...load, expose }),
        // Without them, the texts are those of the sources.
        messages !== undefined && messages in release.exposes
          ? tryModule({ ...load, expose: messages }).catch(() => undefined)
          : undefined,
      ]);
      return {
        module,
        release,
        messages: (translations as TranslationsModule | undefined)?.messages,
      };
    });
    return within(timeoutMs, firstOf(tries, patienceMs, fallback ? pauseMs : 2 * pauseMs));
  };

  const describedOf = async (name: string): Promise<RemoteDescription> => {
    const remote = remotes.get(name);
    if (remote?.isOff) throw new Error(`The remote "${name}" is switched off`);
    if (describe) return describe(name);
    if (!remote || !isLoadable(remote)) {
      throw new Error(`No remote "${name}" is in this composition`);
    }
    return remote;
  };

  const start = async (key: string, name: string, expose: string) => {
    try {
      const described = describedOf(name);
      described.catch(() => undefined);
      const carried = carriedOf(remotes.get(name), expose);
      const remote = carried ?? (await described);
      const found = await loadWithFallback(name, remote, expose);
      // The module may load scripts of which only the description has the hashes.
      await described.catch(() => undefined);
      descriptions.set(name, remote);
      loaded.set(key, found);
      return found.module;
    } catch (cause) {
      throw new RemoteLoadError(name, expose, cause);
    } finally {
      loading.delete(key);
    }
  };

  const report = (type: 'changed' | 'ringed', name: string, expose: string, error: unknown) => {
    const release = loaded.get(`${name} ${expose}`)?.release ?? remotes.get(name);
    if (release) onEvent({ remote: name, expose, release: release.release, type, error });
  };

  return {
    threw(name, expose, error) {
      const key = `${name} ${expose}`;
      const remote = carriedOf(remotes.get(name), expose) ?? descriptions.get(name);
      if (!remote) return false;
      const fallback = fallbackOf(remote, expose);
      // The load is already forgotten if another place has thrown before: both have rendered the same module.
      const release = loaded.get(key)?.release ?? remote;
      thrown.report({ remote: name, expose, release: release.release }, error);
      if (!fallback || release.release === fallback.release) return false;
      loaded.delete(key);
      thrown.replace(name, expose);
      return true;
    },
    changed: (name, expose, error) => report('changed', name, expose, error),
    ringed(name, expose, error) {
      const key = `${name} ${expose} ${error}`;
      if (!rings.has(key)) report('ringed', name, expose, error);
      rings.add(key);
    },
    releaseOf: (name, expose) => loaded.get(`${name} ${expose}`)?.release.release,
    isOff: (name) => remotes.get(name)?.isOff === true,
    ...(messages !== undefined && {
      messagesOf: (name: string, expose: string) => loaded.get(`${name} ${expose}`)?.messages,
    }),
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

interface LoadedModule {
  module: unknown;
  release: LoadableRelease;
  messages: unknown;
}

/** The module of a file of translations. */
interface TranslationsModule {
  messages: unknown;
}

type Remote = SiteComposition['remotes'][number];

function isLoadable(remote: Remote): remote is Remote & RemoteDescription {
  return remote.entry !== undefined;
}

/** What the page carries of a remote, where that is enough to load the module. */
function carriedOf(remote: Remote | undefined, expose: string): RemoteDescription | undefined {
  if (!remote || remote.isOff || !isLoadable(remote)) return undefined;
  return expose in remote.exposes ? remote : undefined;
}

/** The last known good release, where it has the module. */
function fallbackOf({ fallback }: RemoteDescription, expose: string): LoadableRelease | undefined {
  return fallback && expose in fallback.exposes ? fallback : undefined;
}
