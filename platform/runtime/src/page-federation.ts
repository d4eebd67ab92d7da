import type { LoadableRelease } from '@aangan/manifest';
import {
  type CheckedScripts,
  entryTimeoutMs,
  entryUrl,
  type Federation,
  prepareScripts,
  type SharedPackages,
  versionOf,
} from './federation.ts';
import { type CheckedRelease, createScriptChecks, type ScriptChecks } from './script-checks.ts';

/** A container of a release, by the interface of module federation. */
interface Container {
  init(scope: ShareScope): unknown;
  /** Resolves to a factory of the module. */
  get(expose: string): Promise<() => unknown>;
}

type ShareScope = Record<string, Record<string, unknown>>;

/** Module federation in a page, which learns of releases while it is open. */
export interface PageFederation extends Federation {
  /** Lets the scripts of a release run, each with its hash. */
  know(release: CheckedRelease): void;
}

/** Loads modules of one release. */
type Load = (expose: string) => Promise<unknown>;

/**
 * Module federation in a page of the site, without a federation runtime: containers of this platform's builds take
 * shared packages from the share scope that they are given. The runtime is loaded only for other containers: those
 * built elsewhere, served by a developer's machine, or built before such containers existed. Every script is checked
 * against the composition's integrity.
 */
export function createPageFederation(
  scripts: CheckedScripts,
  shared: SharedPackages,
): PageFederation {
  const checks = createScriptChecks();
  checks.know(scripts.shell);
  for (const { isLocal, baseUrl, integrity } of scripts.remotes) {
    if (baseUrl && integrity) checks.know({ baseUrl, integrity });
    if (baseUrl && isLocal) checks.trust(baseUrl);
  }
  const scope = shareScope(shared);
  const loads = new Map<string, Load>();
  let runtime: Promise<Federation> | undefined;
  const loadRuntime = () => {
    runtime ??= import(/* webpackChunkName: "federation-runtime" */ './page-runtime.ts').then(
      ({ createPageRuntime }) => createPageRuntime(checks, shared),
    );
    return runtime.catch((error: unknown) => {
      runtime = undefined;
      throw error;
    });
  };
  return {
    know: (release) => checks.know(release),
    use(name, release, retry) {
      prepareScripts(checks, release, retry);
      loads.set(
        name,
        release.runtime === 'own'
          ? fromContainer(release, retry, { checks, scope })
          : byRuntime(name, release, { retry, loadRuntime }),
      );
    },
    load(name, expose) {
      const load = loads.get(name);
      return load ? load(expose) : Promise.reject(new Error(`No release is in use as ${name}.`));
    },
  };
}

/** Loads the container with its first module. A failed container stays failed until its release is used again. */
function fromContainer(
  release: LoadableRelease,
  retry: number,
  { checks, scope }: { checks: ScriptChecks; scope: ShareScope },
): Load {
  let opened: Promise<Container> | undefined;
  return async (expose) => {
    opened ??= openContainer(release, retry, checks);
    const container = await opened;
    container.init(scope);
    const factory = await container.get(expose);
    return factory();
  };
}

async function openContainer(
  release: LoadableRelease,
  retry: number,
  checks: ScriptChecks,
): Promise<Container> {
  const globals = globalThis as Record<string, unknown>;
  const { container } = release;
  if (retry > 0) globals[container] = undefined;
  if (!globals[container]) await loadScript(entryUrl(release, retry), checks);
  if (!globals[container]) throw new Error(`${release.entry} registered no container.`);
  return globals[container] as Container;
}

function loadScript(src: string, checks: ScriptChecks): Promise<void> {
  const script = document.createElement('script');
  script.src = src;
  checks.prepare(script);
  return new Promise<void>((resolve, reject) => {
    const fail = () => reject(new Error(`${src} could not be loaded.`));
    setTimeout(fail, entryTimeoutMs);
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', fail);
    document.head.append(script);
  }).finally(() => script.remove());
}

function byRuntime(
  name: string,
  release: LoadableRelease,
  { retry, loadRuntime }: { retry: number; loadRuntime: () => Promise<Federation> },
): Load {
  let isUsed = false;
  return async (expose) => {
    const runtime = await loadRuntime();
    if (!isUsed) runtime.use(name, release, retry);
    isUsed = true;
    return runtime.load(name, expose);
  };
}

/** The page's packages as containers expect them: package → version → the module, or how it is loaded. */
function shareScope({ modules, later = {}, versions }: SharedPackages): ShareScope {
  const loaded = Object.entries(modules).map(([request, module]) => {
    const lib = () => module;
    const shared = { lib, get: () => lib, loaded: true, from: 'aangan_page', eager: true };
    return [request, { [versionOf(request, versions)]: shared }];
  });
  const loadable = Object.entries(later).map(([request, load]) => {
    const get = async () => {
      const module = await load();
      return () => module;
    };
    return [request, { [versionOf(request, versions)]: { get, from: 'aangan_page' } }];
  });
  return Object.fromEntries([...loaded, ...loadable]);
}
