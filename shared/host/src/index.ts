export type { AuthPanelMode, AuthPanelProps } from './auth-panel.ts';
export type { Clock } from './clock.ts';
export { currentDay, currentYear } from './clock.ts';
export type {
  Addressee,
  ConnectButtonProps,
  ConnectDialogProps,
  RequestSubject,
} from './connect.ts';
export type { Host } from './host.ts';
export { useHost } from './host.ts';
export type { ApiSlice, HostStore } from './host-store.ts';
export type { HostValues, Value } from './host-values.ts';
export { markOutdated } from './mark-outdated.ts';
export type { RemoteOutcomes } from './outcomes-of.ts';
export { outcomesOf } from './outcomes-of.ts';
export { RemotePart } from './remote-part.tsx';
export type { RemotePartComponent, RemotePartProps } from './remote-part-contract.ts';
export type { HeadMessages, RouteHead, RouteHeadOf, RoutePlace } from './route-head.ts';
export type { SaveButtonProps } from './save.ts';
export type { Session, SessionSource, SessionStatus } from './session.ts';
export { Slot } from './slot.tsx';
export type { SlotComponent, SlotProps } from './slot-contract.ts';
export type { Task, TaskControls, TaskList } from './task-list.ts';
export type { Telemetry, TelemetryEvent } from './telemetry.ts';
export { usePreloadedPart } from './use-preloaded-part.ts';
export { useSession } from './use-session.ts';
export { useTasks } from './use-tasks.ts';
export type { Credentials, Registration, User } from './user.ts';
export type { RemoteValues } from './values-of.ts';
export { valuesOf } from './values-of.ts';
export { useWhenIdle, whenIdle } from './when-idle.ts';
export { withApi } from './with-api.tsx';
