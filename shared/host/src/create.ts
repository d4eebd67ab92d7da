// What an application needs to be a host: the shell, a remote's standalone start, a test. Remotes import the package's
// main entry.
export { createHost } from './create-host.ts';
export { HostProvider } from './host-provider.tsx';
export type { ApiSlice, SliceStates } from './host-store.ts';
export { createHostStore } from './host-store.ts';
export { createTaskList } from './task-list.ts';
