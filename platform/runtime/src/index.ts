export { Attempts } from './attempts.tsx';
export { ChangedPage } from './changed-page/changed-page.tsx';
export { isPageChanged } from './changed-page/is-changed-by-browser.ts';
export { enterInSuccessors, type KeptField, keepField } from './changed-page/keep-fields.ts';
export type { Composer, PageComposer } from './composer.ts';
export { createComposer } from './composer.ts';
export type { ComposerEvent } from './composer-event.ts';
export {
  createDescribedRemotes,
  type DescribedRemotes,
  UndescribedRemoteError,
} from './described-remotes.ts';
export type { Federation } from './federation.ts';
export { enter, enteredIn, type Field, initialOf, isField } from './fields.ts';
export { type BoundFrame, bindFrame } from './frames/bind-frame.ts';
export { connectToPage, type FramePage } from './frames/connect-to-page.ts';
export type { EntryOfFrame } from './frames/frame-messages.ts';
export { inlinedComposition, inlinedFirstData, inlinedFlags } from './inlined-data.ts';
export { lazyComponent } from './lazy-component.ts';
export type { LoadedHead } from './load-head.ts';
export { loadHead } from './load-head.ts';
export { newestSecurityFix } from './newest-security-fix.ts';
export { createPageFederation } from './page-federation.ts';
export { createPreload, preloadExpose } from './preload.ts';
export { RemoteComponent } from './remote-component.tsx';
export { RemoteFrameContext } from './remote-frame.tsx';
export { RemoteLoadError } from './remote-load-error.ts';
export type { RenderedState } from './rendered-state.ts';
export { inlinedRendering, leftToBrowser } from './rendered-state.ts';
export { createReporter, type Reporter } from './reports/create-reporter.ts';
export { inlinedPage, inlinedTrace } from './reports/inlined-page.ts';
export { measurePage } from './reports/measure-page.ts';
export { pageStarted } from './reports/page-started.ts';
export { resumeTab } from './resume-tab.ts';
export { createRuntimeFederation } from './runtime-federation.ts';
export { createScriptChecks } from './script-checks.ts';
export { SlotExtensions } from './slot-extensions.tsx';
export { createVisitorValues } from './visitor-values.ts';
