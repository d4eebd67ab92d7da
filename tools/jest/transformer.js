import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';
import swcJest from '@swc/jest';

/** The macros of messages, compiled as builds do it: before all else (macro-loader.ts of @aangan/build). */
const macros = {
  swcrc: false,
  sourceMaps: 'inline',
  jsc: {
    target: 'esnext',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'preserve' } },
    experimental: {
      plugins: [
        [
          fileURLToPath(import.meta.resolve('@lingui/swc-plugin')),
          {
            descriptorFields: 'message',
            runtimeModules: {
              Trans: ['@aangan/messages', 'Trans'],
              useLingui: ['@aangan/messages', 'useLingui'],
            },
          },
        ],
      ],
    },
  },
};

function withoutMacros(source, filename) {
  if (!/@lingui\/(?:core|react)\/macro/.test(source)) return source;
  const { code } = transformSync(source, { ...macros, filename, sourceFileName: filename });
  // React's compiler has to see that it is a hook.
  return code.replaceAll('$_useLingui', 'useLingui$_');
}

/** The transformer of @swc/jest, which gets sources without macros. */
export default {
  createTransformer(options) {
    const { canInstrument, getCacheKey, process } = swcJest.createTransformer(options);
    return {
      canInstrument,
      // Other results than those of before have other keys.
      getCacheKey: (source, ...rest) => getCacheKey(`macros first\n${source}`, ...rest),
      process: (source, filename, ...rest) =>
        process(withoutMacros(source, filename), filename, ...rest),
    };
  },
};
