import type { ComposedRemote, Composition, LoadableRelease } from '@aangan/manifest';
import type { Federation } from './federation.ts';
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
   * An exposed module of a remote: from its release, tried twice, else from the last known good one.
   * Calls for the same module share one load; a failed one is forgotten, so that the next call tries again.
   * @throws RemoteLoadError
   */
  load(remote: string, expose: string): Promise<unknown>;
  /** The module if it is there already, so that a page can render without waiting. */
  peek(remote: string, expose: string): unknown;
}

interface ComposerOptions {
  composition: Pick<Composition, 'remotes'>;
  federation: Federation;
  onEvent?: (event: ComposerEvent) => void;
  /** How long one try may take, in milliseconds: a hung chunk must not keep a visitor waiting. */
  timeoutMs?: number;
}

/** A composer for the composition that the page was served with. */
export function createComposer(options: ComposerOptions): Composer {
  const { composition, federation, onEvent = () => undefined, timeoutMs = 12_000 } = options;
  const remotes = new Map(composition.remotes.map((remote) => [remote.name, remote]));
  const loading = new Map<string, Promise<unknown>>();
  const loaded = new Map<string, unknown>();
  const inUse = new Map<string, string>();
  let retries = 0;

  const useRelease = (name: string, release: LoadableRelease, isRetry: boolean) => {
    if (!isRetry && inUse.get(name) === release.release) return;
    const retry = isRetry ? ++retries : 0;
    federation.use(name, release, retry);
    inUse.set(name, release.release);
  };

  const attempt = async (
    remote: ComposedRemote,
    release: LoadableRelease,
    expose: string,
    isRetry = false,
  ) => {
    const started = performance.now();
    const about = { remote: remote.name, expose, release: release.release };
    try {
      useRelease(remote.name, release, isRetry);
      const module = await within(timeoutMs, federation.load(remote.name, expose));
      onEvent({ ...about, type: 'loaded', milliseconds: performance.now() - started });
      return module;
    } catch (error) {
      inUse.delete(remote.name);
      onEvent({ ...about, type: 'failed', error });
      throw error;
    }
  };

  const loadWithFallback = async (remote: ComposedRemote, expose: string) => {
    try {
      return await attempt(remote, remote, expose).catch(() =>
        attempt(remote, remote, expose, true),
      );
    } catch (error) {
      const { fallback } = remote;
      if (!fallback || !(expose in fallback.exposes)) throw error;
      return await attempt(remote, fallback, expose, true);
    }
  };

  const start = async (key: string, name: string, expose: string) => {
    try {
      const remote = remotes.get(name);
      if (!remote) throw new Error(`No remote "${name}" is in this composition`);
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

function within<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new Error(`No answer within ${milliseconds} ms`)),
      milliseconds,
    );
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
