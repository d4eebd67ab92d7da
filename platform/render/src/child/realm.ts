import vm from 'node:vm';
import type { filesHook } from '@aangan/manifest/script-hook';
import type { PageTimers } from './timers.ts';

/** A context whose JavaScript built-ins are separate from those of other compositions. */
export interface Realm {
  /** Runs a module's function: what it answers is its `exports`. */
  evaluate(script: vm.Script, require: (name: string) => unknown): unknown;
  /** Parses JSON to objects of this context. */
  parse(json: string): unknown;
  /** Makes modules that are evaluated afterwards place their files at an origin. */
  placeFiles(origin: string): void;
}

/** Globals of Node and browsers beyond plain JavaScript that rendering may need. No network. */
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

/**
 * The hook through which builds learn where their files are. Repeated here because a child reads no files but its own.
 */
const placing: typeof filesHook = 'aanganFilesAt';

/**
 * Creates a context. It separates compositions and lets them be collected; hostile code is contained by the process.
 */
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
    // A function of this context: through one of the main context, a module could reach the process.
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
  // So that columns in the first line of stacks match the module and its source map.
  const columnOffset = -head.length;
  return new vm.Script(`${head}${source}\n})`, { filename, columnOffset });
}
