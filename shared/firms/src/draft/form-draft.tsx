import { Button, Muted, Row } from '@aangan/ui';
import { useLingui } from '@lingui/react/macro';
import { useFormikContext } from 'formik';
import { useEffect, useState } from 'react';
import type { TabDraft } from './drafts.ts';

export interface FormDraftProps<Values extends object> {
  draft: TabDraft<Values>;
  /** Whether the form was opened with a draft. */
  isRestored: boolean;
  /** The values of the form without the draft. */
  withoutDraft: Values;
}

/** Stores what is typed into the surrounding form as a draft, and tells the visitor if the form shows one. */
export function FormDraft<Values extends object>({
  draft,
  isRestored,
  withoutDraft,
}: FormDraftProps<Values>) {
  const { values, dirty, resetForm } = useFormikContext<Values>();
  const { t } = useLingui();
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
      <Muted role="status">
        {t({ id: 'firms.draft-kept', message: 'What you typed before was kept.' })}
      </Muted>
      <Button variant="quiet" size="small" onClick={discard}>
        {t({ id: 'firms.discard-draft', message: 'Discard it' })}
      </Button>
    </Row>
  );
}
