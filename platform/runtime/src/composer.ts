import type { ComposedRemote, Composition, LoadableRelease } from '@aangan/manifest';
import type { Federation } from './federation.ts';
import { firstOf, within } from './first-of.ts';
import { RemoteLoadError } from './remote-load-error.ts';

/** What happened to a remote's module, for logs and telemetry. */
export type ComposerEvent = {
  remote: string;
  expose: string;
  /** The release that was tried. */
  release: string;
} & ({ type: 'loaded'; milliseconds: number } | { type: 'failed'; error: unknown });

/** Loads modules of the remotes of one composition. */
export interface Composer {
  /**
   * An exposed module of a remote: from its release, tried twice, else from the last known good one. A try that
   * hangs is not waited for to the end before the next begins.
   * Calls for the same module share one load; a failed one is forgotten, so that the next call tries again.
   * @throws RemoteLoadError
   */
  load(remote: string, expose: string): Promise<unknown>;
  /** The module if it is there already, so that a page can render without waiting. */
  peek(remote: string, expose: string): unknown;
  /** Whether the composition has the remote switched off: then nothing of it is loaded. */
  isOff(remote: string): boolean;
}

interface ComposerOptions {
  composition: Pick<Composition, 'remotes'>;
  federation: Federation;
  onEvent?: (event: ComposerEvent) => void;
  /** How long a load may take with all its tries, in milliseconds: a hung chunk must not keep a visitor waiting. */
  timeoutMs?: number;
}

/** A composer for the composition that the page was served with. */
export function createComposer(options: ComposerOptions): Composer {
  const { composition, federation, onEvent = () => undefined, timeoutMs = 7_000 } = options;
  const remotes = new Map(composition.remotes.map((remote) => [remote.name, remote]));
  const loading = new Map<string, Promise<unknown>>();
  const loaded = new Map<string, unknown>();
  const inUse = new Map<string, string>();
  /** Remotes whose last try failed or hangs: the next one must ask at another address. */
  const suspect = new Set<string>();
  /** Remote → its newest try: an older one that fails says nothing of it. */
  const newest = new Map<string, object>();
  let retries = 0;

  const useRelease = (name: string, release: LoadableRelease, isRetry: boolean) => {
    if (!isRetry && inUse.get(name) === release.release) return;
    const retry = isRetry ? ++retries : 0;
    federation.use(name, release, retry);
    inUse.set(name, release.release);
  };

  /** One try. What it loads counts even when it comes late, after another try has begun. */
  const attempt = (
    { name }: ComposedRemote,
    release: LoadableRelease,
    expose: string,
    { isRetry, patienceMs }: { isRetry: boolean; patienceMs: number },
  ): Promise<unknown> => {
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

  const loadWithFallback = (remote: ComposedRemote, expose: string) => {
    const { fallback } = remote;
    const candidates = fallback && expose in fallback.exposes ? [remote, fallback] : [remote];
    const patienceMs = timeoutMs / (candidates.length + 1);
    const tries = [
      () => attempt(remote, remote, expose, { isRetry: false, patienceMs }),
      ...candidates.map(
        (release) => () => attempt(remote, release, expose, { isRetry: true, patienceMs }),
      ),
    ];
    return within(timeoutMs, firstOf(tries, patienceMs));
  };

  const start = async (key: string, name: string, expose: string) => {
    try {
      const remote = remotes.get(name);
      if (!remote) throw new Error(`No remote "${name}" is in this composition`);
      if (remote.isOff) throw new Error(`The remote "${name}" is switched off`);
      const module = await loadWithFallback(remote, expose);
      loaded.set(key, module);
      return module;
    } catch (cause) {
      throw new RemoteLoadError(name, expose, cause);
    } finally {
      loading.delete(key);
    }
  };

  return {
    isOff: (name) => remotes.get(name)?.isOff === true,
    peek: (name, expose) => loaded.get(`${name} ${expose}`),
    load(name, expose) {
      const key = `${name} ${expose}`;
      if (loaded.has(key)) return Promise.resolve(loaded.get(key));
      const running = loading.get(key) ?? start(key, name, expose);
      if (!loading.has(key)) loading.set(key, running);
      return running;
    },
  };
}
