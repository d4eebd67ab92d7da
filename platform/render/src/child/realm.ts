import vm from 'node:vm';
import type { filesHook } from '@aangan/manifest/script-hook';
import type { PageTimers } from './timers.ts';

/** A context with JavaScript's own objects apart from those of other compositions. */
export interface Realm {
  /** Runs a module's function: what it answers is its `exports`. */
  evaluate(script: vm.Script, require: (name: string) => unknown): unknown;
  /** Parses JSON to objects of this context. */
  parse(json: string): unknown;
  /** Has modules that are evaluated after it name their files at an origin. */
  placeFiles(origin: string): void;
}

/** What Node and browsers offer and plain JavaScript does not, as far as rendering may need it. No network. */
const provided = {
  AbortController,
  AbortSignal,
  Blob,
  Buffer,
  DOMException,
  Event,
  EventTarget,
  FormData,
  Headers,
  MessageChannel,
  ReadableStream,
  Request,
  Response,
  TextDecoder,
  TextEncoder,
  TransformStream,
  URL,
  URLSearchParams,
  WritableStream,
  atob,
  btoa,
  crypto,
  performance,
  queueMicrotask,
  structuredClone,
};

/** What builds ask for the places of their files. A child reads no files beside its own. */
const placing: typeof filesHook = 'aanganFilesAt';

/** Makes a context. It keeps compositions apart and lets them go; what contains hostile code is the process. */
export function createRealm(timers: PageTimers): Realm {
  const globals = Object.assign(Object.create(null) as Record<string, unknown>, {
    ...provided,
    ...timers.globals,
    console,
    process: { env: { NODE_ENV: 'production' } },
  });
  globals.global = globals;
  const context = vm.createContext(globals);
  const parse = vm.runInContext('JSON.parse', context) as Realm['parse'];
  const newModule = vm.runInContext('() => ({ exports: {} })', context) as () => {
    exports: unknown;
  };
  return {
    // A function of the context's own: through one of the process, a module would reach that.
    placeFiles: (origin) => {
      vm.runInContext(
        `globalThis.${placing} = (path) => ${JSON.stringify(origin)} + path`,
        context,
      );
    },
    parse: (json) => parse(json),
    evaluate: (script, require) => {
      const run = script.runInContext(context) as (
        module: { exports: unknown },
        exports: unknown,
        require: (name: string) => unknown,
      ) => void;
      const module = newModule();
      run(module, module.exports, require);
      return module.exports;
    },
  };
}

const head = '(function (module, exports, require) {';

/** Compiles the text of a CommonJS module; the script runs in any realm. */
export function compileModule(source: string, filename: string): vm.Script {
  // In stacks, columns of the first line are those of the module, as in its source map.
  const columnOffset = -head.length;
  return new vm.Script(`${head}${source}\n})`, { filename, columnOffset });
}
