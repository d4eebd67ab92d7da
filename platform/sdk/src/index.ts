export { type BuiltSdk, buildSdk } from './build-sdk.ts';
