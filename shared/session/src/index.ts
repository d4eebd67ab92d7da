export type { AuthPanelMode, AuthPanelProps } from './auth-panel.ts';
export type { InjectableStore } from './injectable-store.ts';
export { createInjectableStore } from './injectable-store.ts';
export type { Session, SessionStatus } from './session.ts';
export type { ApiSlice, SessionHost } from './session-host.ts';
export { SessionHostProvider, useSession, useSessionHost } from './session-host.ts';
export type { Credentials, Registration, User } from './user.ts';
export { withApi } from './with-api.tsx';
