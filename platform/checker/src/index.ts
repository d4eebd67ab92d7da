export { type Checker, createChecker } from './create-checker.ts';
export type { Misfit } from './types/check-fit.ts';
export type { TypedRelease } from './types/typed-release.ts';
