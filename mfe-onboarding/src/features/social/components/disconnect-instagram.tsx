import { problemOf } from '@aangan/api-client';
import { failureToast, successToast, useSpeech } from '@aangan/firms';
import { Button, ConfirmDialog } from '@aangan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { OnboardingKind } from '../../../frame/onboarding-kind.ts';
import { useDisconnectInstagramMutation } from '../api/social-api.ts';
import { socialFailure } from '../model/social-failure.ts';

/** Ends the connection to Instagram, after asking once. */
export function DisconnectInstagram({ kind }: { kind: OnboardingKind }) {
  const { t } = useLingui();
  const speech = useSpeech();
  const [isAsking, setAsking] = useState(false);
  const [disconnect, { isLoading }] = useDisconnectInstagramMutation();

  async function confirm() {
    try {
      await disconnect(kind.resource).unwrap();
      successToast(
        t({ id: 'onboarding.disconnected', message: 'Instagram disconnected' }),
        'disconnect instagram',
      );
    } catch (error) {
      const problem = problemOf(error);
      console.error('Failed to disconnect Instagram', problem.kind, problem.status);
      failureToast(
        problem,
        socialFailure(
          t({ id: 'onboarding.disconnect-failed', message: 'Failed to disconnect Instagram' }),
          problem,
          speech,
        ),
        'disconnect instagram',
      );
    }
    setAsking(false);
  }

  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        <Trans id="onboarding.disconnect">Disconnect</Trans>
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t({
          id: 'onboarding.disconnect-question',
          message: 'Do you want to disconnect Instagram?',
        })}
        confirmLabel={t({ id: 'onboarding.disconnect', message: 'Disconnect' })}
        busy={isLoading}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      >
        <p>
          <Trans id="onboarding.disconnect-consequence">
            The posts imported from Instagram are removed from your page. They stay on Instagram.
          </Trans>
        </p>
      </ConfirmDialog>
    </>
  );
}
