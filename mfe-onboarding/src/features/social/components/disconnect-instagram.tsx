import { problemOf } from '@aangan/api-client';
import { failureToast, successToast } from '@aangan/firms';
import { Button, ConfirmDialog } from '@aangan/ui';
import { useState } from 'react';
import type { OnboardingKind } from '../../../frame/onboarding-kind.ts';
import { useDisconnectInstagramMutation } from '../api/social-api.ts';
import { socialFailure } from '../model/social-failure.ts';

/** Ends the connection to Instagram, after asking once. */
export function DisconnectInstagram({ kind }: { kind: OnboardingKind }) {
  const [isAsking, setAsking] = useState(false);
  const [disconnect, { isLoading }] = useDisconnectInstagramMutation();

  async function confirm() {
    try {
      await disconnect(kind.resource).unwrap();
      successToast('Instagram disconnected', 'disconnect instagram');
    } catch (error) {
      const problem = problemOf(error);
      console.error('Failed to disconnect Instagram', problem.kind, problem.status);
      failureToast(
        problem,
        socialFailure('Failed to disconnect Instagram', problem),
        'disconnect instagram',
      );
    }
    setAsking(false);
  }

  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        Disconnect
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="Do you want to disconnect Instagram?"
        confirmLabel="Disconnect"
        busy={isLoading}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      >
        <p>The posts imported from Instagram are removed from your page. They stay on Instagram.</p>
      </ConfirmDialog>
    </>
  );
}
