/**
 * The runtime of a release's container in a page: it takes shared packages from the share scope that it is given. It
 * replaces the federation plugin's own runtime, which also loads remotes, offers copies of packages and reports.
 * Containers of this platform need none of that, and it is twice as large as the rest of a container.
 */

/** One version of a package in a share scope, as module federation has it. */
interface SharedVersion {
  /** Returns a factory of the module, directly or as a promise. */
  get(): (() => unknown) | Promise<() => unknown>;
  /** The factory, once the package is loaded. */
  lib?: () => unknown;
  loaded?: unknown;
}

/** Package → version → the package. */
type ShareScope = Record<string, Record<string, SharedVersion>>;

/** The part of webpack's runtime that is used here. */
interface WebpackRequire {
  /** Modules by their id. */
  m: Record<string, (module: { exports: unknown }) => void>;
  /** Written by the federation plugin: the modules in each chunk that stand for shared packages. */
  consumesLoadingData: {
    chunkMapping: Record<string, string[]>;
    moduleIdToConsumeDataMapping: Record<string, { shareKey: string }>;
  };
}

interface ConsumedChunk {
  chunkId: string;
  /** What the chunk waits for. */
  promises: Promise<unknown>[];
  webpackRequire: WebpackRequire;
}

let scope: ShareScope = {};

/** Defines a chunk's modules that stand for shared packages. Throws if the page does not share one of them. */
function consumes({ chunkId, promises, webpackRequire }: ConsumedChunk): void {
  const { chunkMapping, moduleIdToConsumeDataMapping } = webpackRequire.consumesLoadingData;
  for (const id of chunkMapping[chunkId] ?? []) {
    if (id in webpackRequire.m) continue;
    const place = (factory: () => unknown) => {
      webpackRequire.m[id] = (module) => {
        module.exports = factory();
      };
    };
    const shared = sharedOf(moduleIdToConsumeDataMapping[id]?.shareKey ?? '');
    if (shared.lib) place(shared.lib);
    else promises.push(load(shared).then(place));
  }
}

async function load(shared: SharedVersion): Promise<() => unknown> {
  const factory = await shared.get();
  shared.lib = factory;
  shared.loaded = true;
  return factory;
}

/** The newest of the versions that the page already uses, or else the newest. The gate has compared the ranges. */
function sharedOf(request: string): SharedVersion {
  const [first, ...others] = Object.entries(scope[request] ?? {});
  if (!first) throw new Error(`The page shares no ${request}.`);
  const isBetter = ([version, shared]: typeof first, [than, other]: typeof first) =>
    isUsed(shared) === isUsed(other) ? isNewer(version, than) : isUsed(shared);
  const [, chosen] = others.reduce((best, one) => (isBetter(one, best) ? one : best), first);
  return chosen;
}

const isUsed = ({ lib, loaded }: SharedVersion) => Boolean(lib ?? loaded);

function isNewer(version: string, than: string): boolean {
  const numbers = than.split('.').map(Number.parseFloat);
  const differences = version
    .split('.')
    .map((part, at) => Number.parseFloat(part) - (numbers[at] ?? 0));
  return (differences.find((difference) => difference !== 0) ?? 0) > 0;
}

/** The interface that the federation plugin's generated code calls. */
export default {
  runtime: {},
  bundlerRuntime: {
    init: () => ({}),
    initContainerEntry({ shareScope }: { shareScope: ShareScope }): void {
      scope = shareScope;
    },
    consumes,
  },
};
