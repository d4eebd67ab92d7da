/** What the packages for other repositories hold beside their compiled sources. */
export { localShellFolder } from './local-config.ts';
export { buildLocalShell } from './local-shell.ts';
export { buildPortable } from './portable-build.ts';
export { operationsFile } from './recorded-types.ts';
export { sourceHash } from './source-hash.ts';
export { operationsByFile } from './types/record-types.ts';
