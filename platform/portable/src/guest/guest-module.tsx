import './shared-packages.ts';
import type { PortableRelease } from '@aangan/manifest/portable';
import {
  type Composer,
  createComposer,
  createRuntimeFederation,
  createScriptChecks,
  type Federation,
} from '@aangan/runtime';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { prepareScriptsBelow, takeScriptHook } from '../container/page-hooks.ts';
import { publicRoutes } from './guest-page.tsx';
import { createMount, type Mount } from './mount.tsx';

/** The federation runtime of this page's guests, and the function that sets the integrity of their scripts. */
let federation: { use: Federation; prepare: (script: HTMLScriptElement) => void } | undefined;

/**
 * An exposed module of a release for a host that is not this platform's. A page or component becomes
 * `{ [name], default, mount }`: a component for hosts with React 19, and a function for all others. Other modules,
 * such as functions that make a page's head, are given as they are.
 */
export async function guestModule(release: PortableRelease, expose: string): Promise<unknown> {
  const composer = composerOf(release);
  const module = (await composer.load(release.name, expose)) as object;
  if (isHead(release, expose)) return module;
  const [first] = publicRoutes(release).filter(({ path, ...route }) => {
    return route.expose === expose && !/[:*]/.test(path);
  });
  const mount = createMount({ release, composer, expose, first: first?.path ?? '/' });
  const name = expose.slice('./'.length);
  const component = componentOf(mount);
  return { [name]: component, default: component, mount };
}

/**
 * Container → the composer of its release. Created once, because registering a release again makes the runtime forget
 * its modules and addresses.
 */
const composers = new Map<string, Composer>();

function composerOf(release: PortableRelease): Composer {
  const known = composers.get(release.container);
  if (known) return known;
  const composer = createComposer({
    composition: { remotes: [composedOf(release)] },
    federation: federationFor(release),
  });
  composers.set(release.container, composer);
  return composer;
}

/** A composer loads modules, and reads no routes. */
function composedOf(release: PortableRelease) {
  return { ...release, routes: [], team: release.name, consumes: {} };
}

function isHead({ routes }: PortableRelease, expose: string): boolean {
  return routes.some(({ head }) => head === expose);
}

/** One page may hold two releases of a remote, so the runtime knows each by the name of its container. */
function federationFor(release: PortableRelease): Federation {
  if (!federation) {
    let use: Federation | undefined;
    const prepare = takeScriptHook(() => {
      // The runtime with which the guest's container was created; it knows what the host shares.
      use = createRuntimeFederation(createScriptChecks(), {
        loadRemote,
        registerPlugins,
        registerRemotes,
      });
    });
    if (!use) throw new Error('The federation runtime was not made.');
    federation = { use, prepare };
  }
  const { use, prepare } = federation;
  prepareScriptsBelow(release.baseUrl, prepare);
  return {
    use: (_name, wanted, retry) => use.use(wanted.container, wanted, retry),
    load: (_name, expose) => use.load(release.container, expose),
  };
}

/**
 * A component without hooks, so that it works in the host's copy of React and in a separate one. It renders an element
 * with a React root for the guest; changed props restart the guest.
 */
function componentOf(mount: Mount) {
  const refs = new Map<string, (element: HTMLElement | null) => (() => void) | undefined>();
  return function Guest(options: Parameters<Mount>[1]) {
    const key = JSON.stringify(options) ?? '';
    const ref = refs.get(key) ?? ((element) => (element ? mount(element, options) : undefined));
    refs.set(key, ref);
    return <div ref={ref} key={key} />;
  };
}
