/**
 * What a container of a release does in a page: it takes the shared packages from the share scope that it is given.
 * It stands where the federation plugin puts its own runtime, which also loads remotes, offers copies of packages and
 * reports: nothing that a container of this platform does, and twice as long as all else in it.
 */

/** One version of a package in a share scope, as module federation has it. */
interface SharedVersion {
  /** Answers a function that answers the module, at once or later. */
  get(): (() => unknown) | Promise<() => unknown>;
  /** The same function, where the package is there already. */
  lib?: () => unknown;
  loaded?: unknown;
}

/** Package → version → the package. */
type ShareScope = Record<string, Record<string, SharedVersion>>;

/** The part of webpack's runtime that is used here. */
interface WebpackRequire {
  /** Modules by their id. */
  m: Record<string, (module: { exports: unknown }) => void>;
  /** What the federation plugin writes of the shared packages: the modules of each chunk that stand for one. */
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

/** Puts the modules of a chunk that stand for shared packages into place. Throws where the page shares no such package. */
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

/** A version that the page uses already, of these the newest; else the newest. The gate has compared the ranges. */
function sharedOf(request: string): SharedVersion {
  const [first, ...others] = Object.entries(scope[request] ?? {});
  if (!first) throw new Error(`The page shares no ${request}.`);
  const isBetter = ([version, shared]: typeof first, [than, other]: typeof first) =>
    isUsed(shared) === isUsed(other) ? isNewer(version, than) : isUsed(shared);
  const [, shared] = others.reduce((best, one) => (isBetter(one, best) ? one : best), first);
  return shared;
}

const isUsed = ({ lib, loaded }: SharedVersion) => Boolean(lib ?? loaded);

function isNewer(version: string, than: string): boolean {
  const numbers = than.split('.').map(Number.parseFloat);
  const differences = version
    .split('.')
    .map((part, at) => Number.parseFloat(part) - (numbers[at] ?? 0));
  return (differences.find((difference) => difference !== 0) ?? 0) > 0;
}

/** What the code that the federation plugin generates asks for. */
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
