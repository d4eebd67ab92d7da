import { Button, ConfirmDialog } from '@aangan/ui';
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
        Start over
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="Do you want to start over?"
        confirmLabel="Start over"
        onConfirm={startOver}
        onCancel={() => setAsking(false)}
      >
        <p>
          Step 1 opens with an empty form. Until you save it, your profile stays as it is saved:
          also LinkedIn and Instagram.
        </p>
      </ConfirmDialog>
    </>
  );
}
