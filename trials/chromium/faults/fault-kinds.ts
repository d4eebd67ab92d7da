import type { BrowserContext, Route } from '@playwright/test';
import { fulfillScript, type Scripts } from './served-page.ts';
import type { Subject } from './subjects.ts';

/** How a page is seen. */
export type Shown = 'message' | 'off' | 'unreachable' | 'works';

/** Something that is wrong with a subject's scripts. */
export interface Fault {
  name: string;
  scripts: readonly Scripts[];
  /** Those chunks of the shell only. */
  of?: Subject['chunks'];
  /** What happens to a request; `text` is what was published. */
  onTheWay?: (route: Route, text: string) => Promise<void>;
  /** What was published in place of the text: its integrity fits. `window.healed` ends what can end. */
  published?: (text: string, about: { container: string; expose: string }) => string;
  /** Begins on a page of the shell that is open; else before the page is opened. */
  inMidSession?: boolean;
  isOffline?: boolean;
  /** What a visitor sees in its place; 'message' unless told. */
  shows?: Shown;
  /** What brings it back once healed; 'Try again' unless told. A flaw that was published needs another release. */
  back?: 'Try again' | 'by itself' | 'another visit' | 'another release' | 'never away';
}

const each: readonly Scripts[] = ['entry', 'page'];

/** The answers that a browser refuses, because they are not what was published. */
const changed: Record<string, (text: string) => string> = {
  empty: () => '',
  truncated: (text) => text.slice(0, text.length / 2),
  'syntax error': (text) => `${text}\n)(`,
  'throws on evaluation': (text) => `throw new Error('A fault of this trial');\n${text}`,
};

const throwing = "if (!window.healed) throw new Error('A fault of this trial');";

/** Every module of a chunk throws when it is evaluated. */
const throwInModules = (text: string) =>
  text.replace(/([{,]\d+\([\w$,]*\)\{)/g, (start) => `${start}${throwing}`);

/** The container's component throws when it is rendered. */
const throwOnRender = (
  text: string,
  { container, expose }: { container: string; expose: string },
) => {
  const name = JSON.stringify(expose.slice(2));
  return `${text}
;{
  const container = globalThis[${JSON.stringify(container)}] ?? ${container};
  const get = container.get;
  const broken = { ...container, get: async (expose, scope) => {
    const factory = await get(expose, scope);
    if (expose !== ${JSON.stringify(expose)}) return factory;
    return () => {
      const module = factory();
      return { [${name}]: (props) => { ${throwing} return module[${name}](props); } };
    };
  } };
  ${container} = broken;
}`;
};

/** What the modules of the shell's own page export throws when it is rendered; the libraries beside them are as they were. */
const throwOnRenderInShell = (text: string) => {
  const chunks = /globalThis\.webpackChunk\w+/.exec(text)?.[0];
  return `{
  const chunks = ${chunks} ||= [];
  const push = chunks.push;
  const broken = (exported) => Object.fromEntries(Object.entries(exported).map(([name, value]) => [
    name,
    typeof value === 'function' ? (...given) => { ${throwing} return value(...given); } : value,
  ]));
  chunks.push = (chunk) => {
    chunks.push = push;
    for (const [id, define] of Object.entries(chunk[1])) {
      if (!String(define).includes('write-title')) continue;
      chunk[1][id] = (module, exported, require) => {
        define(module, exported, require);
        module.exports = broken(exported);
      };
    }
    return push.call(chunks, chunk);
  };
}
${text}`;
};

export const faults: readonly Fault[] = [
  { name: 'server down', scripts: ['all'], onTheWay: (route) => route.abort('connectionrefused') },
  {
    name: '404',
    scripts: ['all'],
    onTheWay: (route) => route.fulfill({ status: 404, body: 'Not found' }),
  },
  {
    name: '500',
    scripts: ['all'],
    onTheWay: (route) => route.fulfill({ status: 500, body: 'Internal Server Error' }),
  },
  {
    name: 'HTML for JavaScript',
    scripts: each,
    onTheWay: (route) =>
      route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><p>Hello' }),
  },
  {
    name: 'wrong integrity',
    scripts: each,
    onTheWay: (route, text) => fulfillScript(route, `${text}\n// changed`),
  },
  ...Object.entries(changed).flatMap(([name, change]): Fault[] => [
    {
      name: `${name}, on the way`,
      scripts: each,
      onTheWay: (route, text) => fulfillScript(route, change(text)),
    },
    {
      name: `${name}, published so`,
      scripts: each,
      published: change,
      back: 'another release' as const,
    },
  ]),
  {
    name: 'a script that throws for a time',
    scripts: each,
    published: (text) => `${throwing}\n${text}`,
  },
  { name: 'modules that throw for a time', scripts: ['page'], published: throwInModules },
  {
    name: 'throws on render',
    scripts: ['entry'],
    published: throwOnRender,
    shows: 'off',
    back: 'another visit',
  },
  {
    name: "the shell's page throws on render",
    scripts: ['page'],
    of: 'page',
    published: throwOnRenderInShell,
  },
  {
    name: 'hangs',
    scripts: each,
    onTheWay: () => Promise.resolve(),
  },
  {
    name: 'a chunk missing after a redeploy',
    scripts: ['page'],
    inMidSession: true,
    onTheWay: (route) => route.fulfill({ status: 404, body: 'Not found' }),
  },
  {
    name: 'an incompatible shared version',
    scripts: ['entry'],
    published: (text) =>
      text.replaceAll(/requiredVersion:"\^19[^"]*"/g, 'requiredVersion:"^99.0.0"'),
    shows: 'works',
    back: 'never away',
  },
  {
    name: 'offline in mid-session',
    scripts: ['all'],
    inMidSession: true,
    isOffline: true,
    back: 'by itself',
  },
];

/** Begins what happens on the way to the browser. @returns what ends it */
export async function begin(
  context: BrowserContext,
  fault: Fault,
  scripts: ReadonlyMap<string, string>,
): Promise<() => Promise<void>> {
  if (fault.isOffline) {
    await context.setOffline(true);
    return () => context.setOffline(false);
  }
  const { onTheWay } = fault;
  if (!onTheWay) return async () => undefined;
  for (const [path, text] of scripts) {
    await context.route(`**${path}*`, (route) => onTheWay(route, text));
  }
  return async () => {
    for (const path of scripts.keys()) await context.unroute(`**${path}*`);
  };
}
