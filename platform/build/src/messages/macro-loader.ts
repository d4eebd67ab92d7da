import { transform } from '@swc/core';
import type { LoaderContext } from 'webpack';
import { messagesPlugin } from './macros.ts';

type Callback = ReturnType<LoaderContext<object>['async']>;

interface MacroLoaderOptions {
  /** Where the compiler keeps its plugins compiled. */
  cacheRoot: string;
}

/**
 * Compiles the macros of Lingui in a source, and nothing else: JSX stays. It runs before everything that moves parts of
 * messages, as React's compiler does with templates, and in all builds: class names follow from what is compiled next.
 */
export default function macroLoader(
  this: LoaderContext<MacroLoaderOptions>,
  source: string,
  map: Parameters<Callback>[2],
): void {
  const { cacheRoot } = this.getOptions();
  const callback = this.async();
  const compiled = isMacroNamed.test(source)
    ? withoutMacros(source, this.resourcePath, cacheRoot)
    : Promise.resolve({ code: source, map });
  compiled.then((made) => callback(undefined, made.code, made.map), callback);
}

const isMacroNamed = /@lingui\/(?:core|react)\/macro/;

async function withoutMacros(source: string, file: string, cacheRoot: string) {
  const { code, map } = await transform(source, {
    filename: file,
    sourceFileName: file,
    sourceMaps: true,
    swcrc: false,
    jsc: {
      target: 'esnext',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'preserve' } },
      experimental: { cacheRoot, plugins: [messagesPlugin('message')] },
    },
  });
  return { code: namedAsHook(code), map };
}

/** The macro's name of the hook is none of a hook, and React's compiler would remember its answer. As long as it was. */
const namedAsHook = (code: string) => code.replaceAll('$_useLingui', 'useLingui$_');
