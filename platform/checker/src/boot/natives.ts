/**
 * Places where a script can replace what all scripts of a page use: network, storage, addresses, the document, the
 * language.
 */
const shared = [
  'Object',
  'Function',
  'Array',
  'String',
  'Number',
  'RegExp',
  'Date',
  'Error',
  'Promise',
  'Map',
  'Set',
  'WeakMap',
  'EventTarget',
  'Event',
  'Node',
  'Element',
  'HTMLElement',
  'Document',
  'DocumentFragment',
  'History',
  'Storage',
  'Navigator',
  'URL',
  'URLSearchParams',
  'FormData',
  'Blob',
  'FileReader',
  'AbortController',
  'TextDecoder',
  'XMLHttpRequest',
  'Headers',
  'Request',
  'Response',
  'WebSocket',
  'EventSource',
  'HTMLFormElement',
  'HTMLInputElement',
  'HTMLAnchorElement',
  'HTMLScriptElement',
  'HTMLStyleElement',
  'CSSStyleSheet',
  'MutationObserver',
  'IntersectionObserver',
  'ResizeObserver',
];

/** Runs before any script of a page: records the browser's own functions. */
export const rememberNatives = `(() => {
  const objects = { '': globalThis, history, navigator, document, JSON, Math, Reflect, crypto };
  const constructors = new Set(${JSON.stringify(shared)});
  const owners = Object.entries(objects);
  for (const name of constructors) {
    owners.push([name, globalThis[name]], [name + '.prototype', globalThis[name].prototype]);
  }
  const { getOwnPropertyDescriptor, getPrototypeOf } = Object;
  const { ownKeys } = Reflect;
  // Skips other constructors: reading one creates it, which for a thousand of them takes as long as a page.
  const keysOf = (owner, object) =>
    ownKeys(object).filter((key) =>
      owner !== '' || typeof key === 'symbol' || constructors.has(key) || /^[a-z]/.test(key));
  const read = () => {
    const found = new Map();
    for (const [owner, object] of owners) {
      for (const key of keysOf(owner, object)) {
        const { value, get, set } = getOwnPropertyDescriptor(object, key);
        const native = value ?? get;
        const isHiding = owner in objects && key in getPrototypeOf(object);
        const name = (owner && owner + '.') + String(key);
        // What every object inherits counts also where it is no function.
        if (typeof native === 'function' || owner === 'Object.prototype') found.set(name, { native, isHiding });
        if (set) found.set(name + ' (set)', { native: set, isHiding });
      }
    }
    return found;
  };
  const natives = read();
  const replaced = () => {
    const now = read();
    const changed = [...natives.keys()].filter((name) => now.get(name)?.native !== natives.get(name).native);
    const added = [...now.keys()].filter((name) =>
      !natives.has(name) && (now.get(name).isHiding || name.startsWith('Object.prototype.')));
    return [...changed, ...added];
  };
  globalThis[Symbol.for('aangan.natives')] = { natives, replaced };
})()`;

/** The names of the browser's functions that the page has replaced, as an expression. */
export const replacedNatives = `globalThis[Symbol.for('aangan.natives')].replaced()`;
