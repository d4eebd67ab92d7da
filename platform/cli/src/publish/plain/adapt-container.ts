/** The input of an adapter: a plain remote as it was published. */
export interface PlainContainer {
  /** The global that its entry registers. */
  global: string;
  /** Where the release's files are, ending in a slash. */
  baseUrl: string;
  /** The entry's script, relative to baseUrl. */
  entry: string;
  /** Exposed module → its name in the plain container, and the scripts that it needs beside the entry. */
  exposes: Record<string, { name: string; scripts: string[] }>;
}

/** The parts of a script element that an adapter uses. */
interface ScriptElement {
  src: string;
  addEventListener(type: 'load' | 'error', listener: () => void): void;
  remove(): void;
}
interface Page {
  document: {
    createElement(name: 'script'): ScriptElement;
    head: { append(script: object): void };
  };
  /** Sets the integrity with which a script was published (scriptHook). */
  aanganPrepareScript(script: ScriptElement): void;
}
interface Container {
  init(...scope: unknown[]): unknown;
  get(expose: string): Promise<() => unknown> | (() => unknown);
}

/**
 * Adapts a container that knows nothing of this platform to the form that the platform loads. The function runs in
 * pages and is published as text, so it must not use anything of this module. It loads every script that the plain
 * remote's manifest names, with its integrity, so that the remote's own runtime finds them loaded.
 */
export function adaptContainer(plain: PlainContainer): Container {
  const page = globalThis as unknown as Page & Record<string, Container | undefined>;
  const loading = new Map<string, Promise<void>>();

  function load(path: string): Promise<void> {
    const loaded = loading.get(path) ?? insert(plain.baseUrl + path);
    loading.set(path, loaded);
    loaded.catch(() => loading.delete(path));
    return loaded;
  }

  function insert(src: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const script = page.document.createElement('script');
      script.src = src;
      page.aanganPrepareScript(script);
      script.addEventListener('load', () => resolve());
      script.addEventListener('error', () => {
        script.remove();
        reject(new Error(`${src} could not be loaded`));
      });
      page.document.head.append(script);
    });
  }

  async function open(): Promise<Container> {
    await load(plain.entry);
    const container = page[plain.global];
    if (!container) throw new Error(`${plain.entry} registers no container "${plain.global}"`);
    return container;
  }

  /** The component or function, under the name that the platform expects. */
  function named(module: unknown, expose: string): unknown {
    const exported = module as Record<string, unknown>;
    const name = expose.slice('./'.length);
    return { ...exported, [name]: exported[name] ?? exported.default };
  }

  return {
    async init(...scope) {
      return (await open()).init(...scope);
    },
    async get(expose) {
      const own = plain.exposes[expose];
      if (!own) throw new Error(`There is no module ${expose}`);
      const container = await open();
      await Promise.all(own.scripts.map(load));
      const factory = await container.get(own.name);
      return () => named(factory(), expose);
    },
  };
}
