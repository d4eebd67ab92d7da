export type { LiveEvent } from './follow-events.ts';
export { liveEventsOf } from './live-events.ts';
