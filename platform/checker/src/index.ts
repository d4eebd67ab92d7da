export type { BootOrder, BootResult, FailedBoot, FileToBoot } from './boot/boot-order.ts';
export { type Checker, createChecker } from './create-checker.ts';
export type { Comparison } from './lab/compare-loads.ts';
export { type MeasuredPage, measurePages, type PagesToCompare } from './lab/measure-pages.ts';
export { type PageChecks, startPageChecks } from './pages/check-pages.ts';
export { type Answer, answerOf, type Verdict, verdictOf } from './pages/page-verdict.ts';
export { type CheckerServerOptions, createCheckerServer } from './server/create-checker-server.ts';
export type { Misfit } from './types/check-fit.ts';
export type { TypedRelease } from './types/typed-release.ts';
