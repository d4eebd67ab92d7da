import { isFulfilled, type UnknownAction } from '@reduxjs/toolkit';

/**
 * How many writes of the remotes' API slices have succeeded on this page. What the shell shows of the server's state
 * may be out of date once this changes.
 */
export function remoteWrites(count = 0, action: UnknownAction): number {
  return isRemoteWrite(action) ? count + 1 : count;
}

const isDone = isFulfilled();

/** RTK Query runs its mutations as thunks, whose argument says so. */
function isRemoteWrite(action: UnknownAction): boolean {
  if (!isDone(action)) return false;
  return (action.meta.arg as { type?: unknown } | undefined)?.type === 'mutation';
}
