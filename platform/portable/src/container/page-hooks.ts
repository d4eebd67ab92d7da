import { filesHook, scriptHook } from '@aangan/manifest/script-hook';

type PrepareScript = (script: HTMLScriptElement) => void;
type FilesAt = (path: string) => string;

/** The globals that builds call; portable containers of other sites may be in the same page. */
interface Hooks {
  [scriptHook]?: PrepareScript;
  [filesHook]?: FilesAt;
}

const hooks = globalThis as Hooks;

/** Has a function prepare the scripts below an address; other scripts are still prepared as before. */
export function prepareScriptsBelow(address: string, prepare: PrepareScript): void {
  const previous = hooks[scriptHook];
  hooks[scriptHook] = (script) => {
    if (script.src.startsWith(address)) prepare(script);
    else previous?.(script);
  };
}

/** Tells containers that were built for files at `path` that these are at `address`. */
export function placeFiles(path: string, address: string): void {
  const previous = hooks[filesHook];
  hooks[filesHook] = (asked) => (asked === path ? address : (previous?.(asked) ?? asked));
}

/** Runs code that installs a script hook, returns that hook, and restores the page's previous one. */
export function takeScriptHook(define: () => void): PrepareScript {
  const previous = hooks[scriptHook];
  define();
  const defined = hooks[scriptHook];
  if (previous) hooks[scriptHook] = previous;
  else delete hooks[scriptHook];
  return (script) => defined?.(script);
}
