export type { Composer, ComposerEvent } from './composer.ts';
export { createComposer } from './composer.ts';
export { exposedComponent } from './exposed-component.ts';
export type { Federation } from './federation.ts';
export { createFederation } from './federation.ts';
export { inlinedComposition, inlinedFirstData } from './inlined-data.ts';
export { preloadExpose } from './preload.ts';
export { RemoteComponent } from './remote-component.tsx';
export { RemoteLoadError } from './remote-load-error.ts';
