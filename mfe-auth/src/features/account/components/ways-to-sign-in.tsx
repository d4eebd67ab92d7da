import { problemOf } from '@aangan/api-client';
import { successToast } from '@aangan/firms';
import { Button, ConfirmDialog, ErrorState, Muted, Notice, Row, Stack } from '@aangan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { requestFailure } from '../../../failures/request-failure.ts';
import { FlushButton } from '../../../frame/flush-button.tsx';
import { LoadingBlock } from '../../../frame/loading-block.tsx';
import { useDates } from '../../../frame/use-dates.ts';
import { hasPasskeys, makePasskey, passkeyFailure } from '../../../proof/passkey-ceremony.ts';
import {
  type Factors,
  type NewApp,
  useAddPasskeyMutation,
  useBeginAppMutation,
  useBeginPasskeyMutation,
  useListFactorsQuery,
  useMakeRecoveryCodesMutation,
} from '../api/factors.ts';
import { AppDialog } from './app-dialog.tsx';
import { FactorList } from './factor-list.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';

/** The account's passkeys, authenticator app and recovery codes. */
export function WaysToSignIn({ accountId }: { accountId: number }) {
  const { t } = useLingui();
  const { currentData: factors, error, isFetching, refetch } = useListFactorsQuery(accountId);
  if (factors) return <Ways factors={factors} />;
  if (error) {
    return (
      <ErrorState
        title={t({ id: 'auth.ways-failed', message: 'Your ways to sign in could not be loaded' })}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  return (
    <LoadingBlock
      label={t({ id: 'auth.ways-loading', message: 'Loading your ways to sign in…' })}
      height="9rem"
    />
  );
}

function Ways({ factors }: { factors: Factors }) {
  const { t, i18n } = useLingui();
  const [failure, setFailure] = useState<string | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [newApp, setNewApp] = useState<NewApp | null>(null);
  const [isReplacing, setReplacing] = useState(false);
  const [beginPasskey, { isLoading: isBeginning }] = useBeginPasskeyMutation();
  const [addPasskey, { isLoading: isAdding }] = useAddPasskeyMutation();
  const [beginApp, { isLoading: isBeginningApp }] = useBeginAppMutation();
  const [makeCodes, { isLoading: isMaking }] = useMakeRecoveryCodesMutation();
  const { passkeys, app, recovery_codes_left: left } = factors;
  const isEmpty = passkeys.length === 0 && app === null;

  async function attempt(
    run: () => Promise<{ recovery_codes: readonly string[] | null } | undefined>,
  ) {
    setFailure(null);
    try {
      const changed = await run();
      if (changed?.recovery_codes) setCodes(changed.recovery_codes);
    } catch (error) {
      setFailure(passkeyFailure(error, i18n) ?? requestFailure(problemOf(error), i18n));
    }
  }

  const addKey = () =>
    attempt(async () => {
      const { token, options } = await beginPasskey().unwrap();
      const changed = await addPasskey({ token, passkey: await makePasskey(options) }).unwrap();
      successToast(t({ id: 'auth.passkey-added', message: 'The passkey is added' }), 'add passkey');
      return changed;
    });

  const addApp = () =>
    attempt(async () => {
      setNewApp(await beginApp().unwrap());
      return undefined;
    });

  return (
    <Stack gap="m">
      <DueNotice factors={factors} />
      {failure && <Notice tone="error">{failure}</Notice>}
      {isEmpty && (
        <Muted>
          <Trans id="auth.only-password">
            You sign in with your password alone. With a passkey you need none; with an
            authenticator app a stolen password is not enough.
          </Trans>
        </Muted>
      )}
      <FactorList factors={factors} onFailure={setFailure} />
      <Row gap="s">
        {hasPasskeys() && (
          <Button variant="secondary" busy={isBeginning || isAdding} onClick={() => void addKey()}>
            <Trans id="auth.add-passkey">Add a passkey</Trans>
          </Button>
        )}
        {app === null && (
          <Button variant="secondary" busy={isBeginningApp} onClick={() => void addApp()}>
            <Trans id="auth.add-app">Add an authenticator app</Trans>
          </Button>
        )}
      </Row>
      {!hasPasskeys() && (
        <Muted>
          <Trans id="auth.passkeys-not-here">This browser cannot use passkeys here.</Trans>
        </Muted>
      )}
      {!isEmpty && (
        <Row gap="s" justify="space-between">
          <Muted>
            {t({ id: 'auth.recovery-codes-left', message: `Recovery codes left: ${left}` })}
          </Muted>
          <FlushButton size="small" onClick={() => setReplacing(true)}>
            <Trans id="auth.make-recovery-codes">Make new recovery codes</Trans>
          </FlushButton>
        </Row>
      )}
      <AppDialog
        app={newApp}
        onClose={() => setNewApp(null)}
        onAdded={({ recovery_codes: made }) => {
          setNewApp(null);
          if (made) setCodes(made);
        }}
      />
      <ConfirmDialog
        open={isReplacing}
        title={t({ id: 'auth.replace-codes-title', message: 'Make new recovery codes?' })}
        confirmLabel={t({ id: 'auth.make-recovery-codes', message: 'Make new recovery codes' })}
        onConfirm={async () => {
          await attempt(() => makeCodes().unwrap());
          setReplacing(false);
        }}
        busy={isMaking}
        onCancel={() => setReplacing(false)}
      >
        <Trans id="auth.replace-codes-hint">The codes that you have now stop working.</Trans>
      </ConfirmDialog>
      <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} />
    </Stack>
  );
}

const noticeDays = 30;

/** Tells operators and integrators until when they need a second factor. */
function DueNotice({ factors: { due_at: due, passkeys, app } }: { factors: Factors }) {
  const { t } = useLingui();
  const { dayOf } = useDates();
  if (due === null || passkeys.length > 0 || app !== null) return null;
  const left = Date.parse(due) - Date.now();
  if (left > noticeDays * 86_400_000) return null;
  const day = dayOf(due);
  return (
    <Notice tone={left > 0 ? undefined : 'error'}>
      {left > 0
        ? t({
            id: 'auth.factor-due',
            message: `As an operator or integrator you need a passkey or an authenticator app from ${day} on.`,
          })
        : t({
            id: 'auth.factor-overdue',
            message:
              'As an operator or integrator you need a passkey or an authenticator app. Until you add one, you cannot work as one.',
          })}
    </Notice>
  );
}
