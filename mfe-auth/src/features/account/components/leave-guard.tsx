import { ConfirmDialog } from '@aangan/ui';
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';

/** State of a navigation that nothing may hold up: the account it would be asked about is gone. */
export const unguarded = { unguarded: true } as const;

/** Asks before changes are lost: within the site in our words, on leaving it in the browser's. */
export function LeaveGuard({ isDirty }: { isDirty: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty &&
      currentLocation.pathname !== nextLocation.pathname &&
      (nextLocation.state as Partial<typeof unguarded> | null)?.unguarded !== true,
  );
  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title="Leave without saving?"
      confirmLabel="Leave"
      cancelLabel="Stay"
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      <p>What you changed in your details is not saved yet.</p>
    </ConfirmDialog>
  );
}
