/** What exists in a browser only, or differs there. */
const browserGlobals = [
  'window',
  'document',
  'navigator',
  'location',
  'history',
  'localStorage',
  'sessionStorage',
  'matchMedia',
  'requestAnimationFrame',
  'IntersectionObserver',
  'ResizeObserver',
];

/** Methods of a date that answer in the time zone of the machine. */
const localDateMethods = [
  'getFullYear',
  'getMonth',
  'getDate',
  'getDay',
  'getHours',
  'getMinutes',
  'getTimezoneOffset',
  'toString',
  'toDateString',
] as const;

const localeDateMethods = ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'] as const;

/** What was used, and where: "document at mfe-auth/src/frame/auth-frame.tsx:12". */
export interface BrowserUse {
  uses: readonly string[];
  /** Gives the globals back. */
  stop(): void;
}

/**
 * Removes the browser's globals from this realm, as on a server. From now on, records where the site's own code uses
 * them, the machine's clock, time zone or locale, or randomness. Libraries that look for a browser get `undefined`.
 */
export function watchBrowserUse(): BrowserUse {
  const uses: string[] = [];
  const undo: (() => void)[] = [];
  const note = (what: string) => {
    const caller = ownCaller(nearestCalls());
    if (caller) uses.push(`${what} at ${caller}`);
  };
  const replace = (holder: object, name: string, descriptor: PropertyDescriptor) => {
    const before = Object.getOwnPropertyDescriptor(holder, name);
    Object.defineProperty(holder, name, { configurable: true, ...descriptor });
    undo.push(() => {
      if (before) Object.defineProperty(holder, name, before);
      else Reflect.deleteProperty(holder, name);
    });
  };
  const wrap = (holder: object, name: string, isMachineOwn: (options: unknown[]) => boolean) => {
    const original = Reflect.get(holder, name) as (...options: unknown[]) => unknown;
    replace(holder, name, {
      writable: true,
      value(this: unknown, ...options: unknown[]) {
        if (isMachineOwn(options)) note(name);
        return original.apply(this, options);
      },
    });
  };

  for (const name of browserGlobals) {
    replace(globalThis, name, {
      get: () => note(name),
    });
  }
  wrap(Math, 'random', () => true);
  wrap(Date, 'now', () => true);
  for (const name of localDateMethods) wrap(Date.prototype, name, () => true);
  for (const name of localeDateMethods) wrap(Date.prototype, name, namesNoTimeZone);
  wrap(Number.prototype, 'toLocaleString', namesNoLocale);
  for (const name of ['toLocaleLowerCase', 'toLocaleUpperCase', 'localeCompare']) {
    wrap(
      String.prototype,
      name,
      (options) => options[name === 'localeCompare' ? 1 : 0] === undefined,
    );
  }
  replace(globalThis, 'Date', {
    writable: true,
    value: new Proxy(Date, {
      construct(target, options: unknown[], newTarget) {
        if (options.length === 0) note('new Date()');
        return Reflect.construct(target, options, newTarget) as object;
      },
    }),
  });
  const formats = [
    ['DateTimeFormat', namesNoTimeZone],
    ['NumberFormat', namesNoLocale],
    ['PluralRules', namesNoLocale],
    ['Collator', namesNoLocale],
  ] as const;
  for (const [name, isMachineOwn] of formats) {
    replace(Intl, name, {
      writable: true,
      value: new Proxy(Intl[name], {
        construct(target, options: unknown[], newTarget) {
          if (isMachineOwn(options)) note(`Intl.${name}`);
          return Reflect.construct(target, options, newTarget) as object;
        },
      }),
    });
  }
  return {
    uses,
    stop: () => {
      for (const restore of undo.reverse()) restore();
    },
  };
}

const namesNoLocale = ([locale]: unknown[]) => locale === undefined;

const namesNoTimeZone = ([locale, options]: unknown[]) =>
  locale === undefined || !(options as Intl.DateTimeFormatOptions | undefined)?.timeZone;

/** The nearest frames of the stack: by default Jest reads a hundred, and looks each one up in a source map. */
function nearestCalls(): string {
  // The types of Node.js have it, those of browsers do not.
  const errors: typeof Error & { stackTraceLimit?: number } = Error;
  const { stackTraceLimit = 10 } = errors;
  errors.stackTraceLimit = 5;
  try {
    return new Error().stack ?? '';
  } finally {
    errors.stackTraceLimit = stackTraceLimit;
  }
}

/** The place in the site's own code that called; null where a library or a test did. */
function ownCaller(stack: string): string | null {
  const frame = stack
    .split('\n')
    .slice(1)
    .find((one) => !one.includes('watch-browser-use'));
  const [, file, line] = /\(?(\/[^():]+):(\d+):\d+\)?$/.exec(frame ?? '') ?? [];
  if (!file || /\/node_modules\/|\.test\./.test(file)) return null;
  return `${file.split('/').slice(-4).join('/')}:${line}`;
}
