import { fileURLToPath } from 'node:url';

/** What the macros of Lingui import in compiled code. */
const runtime = '@aangan/messages';

/**
 * The compiler's plugin for the macros of Lingui. The texts of the sources stay in the code: their language needs nothing
 * more.
 * @param fields `all` also keeps what translators are told
 */
export function messagesPlugin(fields: 'message' | 'all'): [string, Record<string, unknown>] {
  return [
    fileURLToPath(import.meta.resolve('@lingui/swc-plugin')),
    {
      descriptorFields: fields,
      runtimeModules: { Trans: [runtime, 'Trans'], useLingui: [runtime, 'useLingui'] },
    },
  ];
}
