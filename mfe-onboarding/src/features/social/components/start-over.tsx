import { Button, ConfirmDialog } from '@aangan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { createDraftStore } from '../../../draft/draft-store.ts';
import type { OnboardingKind } from '../../../frame/onboarding-kind.ts';
import { connectionAttempt } from '../model/connection-attempt.ts';

interface StartOverProps {
  kind: OnboardingKind;
  accountId: number;
  emptyBasicInfo: () => object;
}

/**
 * Returns to step 1 with an empty form, after asking once. The empty form is a draft: the saved profile stays until it
 * is saved, and discarding the draft brings it back.
 */
export function StartOver({ kind, accountId, emptyBasicInfo }: StartOverProps) {
  const { t } = useLingui();
  const [isAsking, setAsking] = useState(false);
  const navigate = useNavigate();
  function startOver() {
    connectionAttempt.forget(accountId);
    createDraftStore(kind.drafts.social, accountId).clear();
    createDraftStore<object>(kind.drafts.basicInfo, accountId).write(emptyBasicInfo());
    void navigate(kind.basicInfo);
  }
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setAsking(true)}>
        <Trans id="onboarding.start-over">Start over</Trans>
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t({ id: 'onboarding.start-over-question', message: 'Do you want to start over?' })}
        confirmLabel={t({ id: 'onboarding.start-over', message: 'Start over' })}
        onConfirm={startOver}
        onCancel={() => setAsking(false)}
      >
        <p>
          <Trans id="onboarding.start-over-consequence">
            Step 1 opens with an empty form. Until you save it, your profile stays as it is saved:
            also LinkedIn and Instagram.
          </Trans>
        </p>
      </ConfirmDialog>
    </>
  );
}
