// What an application needs to be a host: the shell, a remote's standalone start, a test. Remotes import the package's
// main entry.
import { paths } from '@aangan/domain';

// What hosts of the platform ask about a visitor, whose product they do not know.
export { audienceOf, flagsOf } from '@aangan/domain';
export { createHost } from './create-host.ts';
export { HostProvider } from './host-provider.tsx';
export type { ApiSlice, SliceStates } from './host-store.ts';
export { createHostStore } from './host-store.ts';
export { createTaskList } from './task-list.ts';

/** The page of the site on which visitors sign in. */
export const signInPath = paths.login();
