export { pageConfig } from './page-config.ts';
export { portableConfig } from './portable-config.ts';
export { remoteConfig } from './remote-config.ts';
export { shellConfig } from './shell-config.ts';
export { sourceHash } from './source-hash.ts';
