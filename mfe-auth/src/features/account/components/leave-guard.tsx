import { ConfirmDialog } from '@aangan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';

/** The state of a navigation that must not be blocked: its account has been deleted. */
export const unguarded = { unguarded: true } as const;

/** Asks before unsaved changes are lost: with a dialog within the site, with the browser's question on leaving it. */
export function LeaveGuard({ isDirty }: { isDirty: boolean }) {
  const { t } = useLingui();
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
      title={t({ id: 'auth.leave-without-saving', message: 'Leave without saving?' })}
      confirmLabel={t({ id: 'auth.leave', message: 'Leave' })}
      cancelLabel={t({ id: 'auth.stay', message: 'Stay' })}
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      <p>
        <Trans id="auth.details-not-saved">
          What you changed in your details is not saved yet.
        </Trans>
      </p>
    </ConfirmDialog>
  );
}
