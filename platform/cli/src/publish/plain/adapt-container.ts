/** What an adapter is made with: a plain remote as it was published. */
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

/** The parts of a page that an adapter uses. */
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
  /** Gives a script the integrity that it was published with (scriptHook). */
  aanganPrepareScript(script: ScriptElement): void;
}
interface Container {
  init(...scope: unknown[]): unknown;
  get(expose: string): Promise<() => unknown> | (() => unknown);
}

/**
 * A container in the form that this platform loads, of one that knows nothing of it. It runs in pages, and is published
 * as text: it may use nothing of this module. Every script that the plain remote's manifest names is loaded here, with
 * its integrity, so that the remote's own runtime finds it loaded.
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

  /** The component or function under the name that the platform looks for. */
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
