import type { TabDraft } from '@aangan/firms';
import { Button, Muted, Row } from '@aangan/ui';
import { useFormikContext } from 'formik';
import { useEffect, useState } from 'react';
import type { ReviewValues } from '../model/review-form.ts';

interface ReviewDraftProps {
  draft: TabDraft<ReviewValues>;
  /** The form was opened with what was typed before. */
  isRestored: boolean;
  /** The values of the form without the draft. */
  withoutDraft: ReviewValues;
}

/** Keeps what is typed as a draft, and says where the form shows one. */
export function ReviewDraft({ draft, isRestored, withoutDraft }: ReviewDraftProps) {
  const { values, dirty, resetForm } = useFormikContext<ReviewValues>();
  const [isShown, setShown] = useState(isRestored);
  useEffect(() => {
    if (dirty) draft.write(values);
  }, [draft, values, dirty]);
  if (!isShown) return null;
  function discard() {
    draft.clear();
    resetForm({ values: withoutDraft });
    setShown(false);
  }
  return (
    <Row gap="s" justify="space-between">
      <Muted role="status">What you typed before was kept.</Muted>
      <Button variant="quiet" size="small" onClick={discard}>
        Discard it
      </Button>
    </Row>
  );
}
