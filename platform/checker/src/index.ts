export type { BootOrder, FailedBoot, FileToBoot } from './boot/boot-order.ts';
export { type Checker, createChecker } from './create-checker.ts';
export { type CheckerServerOptions, createCheckerServer } from './server/create-checker-server.ts';
export type { Misfit } from './types/check-fit.ts';
export type { TypedRelease } from './types/typed-release.ts';
