/** How processes that read or run what releases bring are contained and limited, for the platform's other packages. */
export type { Job } from './protocol/messages.ts';
export { type Containment, probeContainment } from './supervisor/containment.ts';
export { isReadable } from './supervisor/is-readable.ts';
export { defaultLimits as defaultRenderLimits } from './supervisor/limits.ts';
export { withSession } from './supervisor/process-files.ts';
export { type ProcessorClock, startClock } from './supervisor/processor-clock.ts';
export { type RenderChild, startRenderChild } from './supervisor/render-child.ts';
export { residentMemory } from './supervisor/resident-memory.ts';
