import type { PortableRelease } from '@aangan/manifest/portable';
import { createScriptChecks } from '@aangan/runtime/script-checks';
import { hostPackages, type ShareScope } from './host-packages.ts';
import { placeFiles, prepareScriptsBelow, takeScriptHook } from './page-hooks.ts';

/** What a host of module federation calls. */
interface Container {
  init(scope: ShareScope): Promise<void>;
  get(expose: string): Promise<() => unknown>;
}

/** The module that the base exposes. */
interface GuestModule {
  guestModule(release: PortableRelease, expose: string): Promise<unknown>;
}

/**
 * The container of one release for any host. When the host first requests a module, it loads the base, which provides
 * what the shell provides on the site.
 * @param release with `baseUrl` relative to the running script
 */
export function createContainer(release: PortableRelease): Container {
  const script = document.currentScript as HTMLScriptElement | null;
  if (!script) throw new Error(`${release.name}: load this container with a script element.`);
  const path = release.baseUrl;
  const baseUrl = new URL('..', script.src).href;
  const placed: PortableRelease = { ...release, baseUrl };
  placeFiles(path, baseUrl);
  const prepare = takeScriptHook(() => createScriptChecks().know(placed));
  prepareScriptsBelow(baseUrl, prepare);
  let base: Promise<Container> | undefined;
  let scope: ShareScope = {};
  const open = () => {
    base ??= loadBase(placed, prepare, scope).catch((error: unknown) => {
      base = undefined;
      throw error;
    });
    return base;
  };
  return {
    init: async (given) => {
      scope = given;
      // Failures surface when a module is requested: a host that opens all remotes at its start would otherwise not
      // start.
      await open().catch(() => undefined);
    },
    async get(expose) {
      const container = await open();
      const { guestModule } = (await container.get('./Guest'))() as GuestModule;
      const module = await guestModule(placed, expose);
      return () => module;
    },
  };
}

/**
 * The base's container, ready for use. Releases that were built with the same base share one, which the first loads.
 */
async function loadBase(
  { base, baseUrl }: PortableRelease,
  prepare: (script: HTMLScriptElement) => void,
  scope: ShareScope,
): Promise<Container> {
  const globals = globalThis as Record<string, unknown>;
  if (!globals[base.container]) await loadScript(baseUrl + base.entry, prepare);
  const container = globals[base.container] as Container | undefined;
  if (!container) throw new Error(`${base.entry} registered no container.`);
  // A container can be initialised with a share scope only once.
  const ready = `${base.container}_ready`;
  globals[ready] ??= container.init(hostPackages(scope));
  await globals[ready];
  return container;
}

function loadScript(src: string, prepare: (script: HTMLScriptElement) => void): Promise<void> {
  const script = document.createElement('script');
  script.src = src;
  prepare(script);
  return new Promise((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`${src} could not be loaded.`));
    });
    document.head.append(script);
  });
}
